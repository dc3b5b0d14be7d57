/** The server's HTTP part. Every problem is a sentence. */
import { untrack } from "svelte";
import type {
  Branch,
  CampaignShown,
  CardsShown,
  CodeBrought,
  CodeGiven,
  CreateTable,
  DeviceLinked,
  GameShown,
  Invite,
  Invited,
  OwnSetShown,
  Join,
  LanguageShown,
  MailCode,
  MailSettled,
  PersonChange,
  PersonShown,
  PlainShown,
  Replay,
  RulesShown,
  TableDeleted,
  TableOpened,
  Tables,
  TableShown,
  Verified,
} from "../types/protocol";
import { getLanguage } from "./language.svelte";
import { t } from "./words.svelte";

export class Trouble extends Error {
  /** Of HTTP; 0 if there was no answer. */
  status: number;
  constructor(problem: string, status = 0) {
    super(problem);
    this.status = status;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        "Accept-Language": untrack(getLanguage), // no reason to ask again
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(t("trouble.unreachable"));
  }
  const text = await answer.text();
  let content: unknown = null;
  try {
    content = text ? JSON.parse(text) : null;
  } catch {
    // not ours
  }
  if (answer.ok) return content as T;
  const problem = (content as { problem?: unknown } | null)?.problem;
  throw new Trouble(
    typeof problem === "string" ? problem : t("trouble.status", { status: String(answer.status) }),
    answer.status,
  );
}
const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

const id = encodeURIComponent;
const kept = new Map<string, Promise<unknown>>();
/** What changes only with the language is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const api = {
  me: () => get<PersonShown>("me"),
  changeMe: (change: PersonChange) => call<PersonShown>("PATCH", "me", change),
  deleteMe: () => call<PersonShown>("DELETE", "me"),
  recoveryCode: () => post<CodeGiven>("me/recovery"),
  linkCode: () => post<CodeGiven>("me/link"),
  linkDevice: (code: CodeBrought) => post<DeviceLinked>("devices", code),
  confirmMail: (code: MailCode) => post<MailSettled>("mail/confirm", code),
  stopMail: (mailbox: string) => post<MailSettled>(`mail/${id(mailbox)}/stop`),
  allowMail: (mailbox: string) => post<MailSettled>(`mail/${id(mailbox)}/allow`),
  /** The server speaks another language now: what it said before is to be asked anew. */
  forget: () => kept.clear(),
  languages: () => once<LanguageShown[]>("languages"),
  games: () => once<GameShown[]>("games"),
  plain: (game: string) => once<PlainShown>(`games/${id(game)}/plain`),
  rules: (game: string) => once<RulesShown>(`games/${id(game)}/rules`),
  campaign: (game: string) => get<CampaignShown>(`games/${id(game)}/campaign`),
  cards: (table: string) => once<CardsShown>(`tables/${id(table)}/cards`),
  set: (game: string, name: string) => once<CardsShown>(`games/${id(game)}/cards?set=${id(name)}`),
  tables: () => get<Tables>("tables"),
  table: (table: string) => get<TableShown>(`tables/${id(table)}`),
  open: (wanted: CreateTable) => post<TableOpened>("tables", wanted),
  deleteTable: (table: string) => call<TableDeleted>("DELETE", `tables/${id(table)}`),
  invite: (table: string, seat: number) => post<Invite>(`tables/${id(table)}/invites/${seat}`),
  join: (table: string, join: Join) => post<TableShown>(`tables/${id(table)}/join`, join),
  goOn: (table: string) => post<TableShown>(`tables/${id(table)}/go-on`),
  start: (table: string) => post<TableShown>(`tables/${id(table)}/start`),
  differences: (table: string) => get<OwnSetShown>(`tables/${id(table)}/differences`),
  invited: (token: string) => get<Invited>(`invites/${id(token)}`),
  accept: (token: string, join: Join) => post<TableShown>(`invites/${id(token)}`, join),
  replay: (table: string, viewer: number, first: number, count: number) =>
    get<Replay>(`tables/${id(table)}/replay?viewer=${viewer}&first=${first}&count=${count}`),
  branch: (table: string, branch: Branch) =>
    post<TableOpened>(`tables/${id(table)}/branch`, branch),
  verify: (table: string) => get<Verified>(`tables/${id(table)}/verify`),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
};
