/**
 * What the page says: Fluent files, fetched for the language in use only. English helps out where
 * a language lacks a message. A new language is a set of new files and nothing else.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { firstKnown, getLanguage, localeOf, PSEUDO, useLanguage } from "./language.svelte";
import { DOLLARS } from "./numbers";
import { Players } from "./players";
import { accented, marked } from "./pseudo";

type Value = string | number | readonly string[] | Players;
export type Values = Readonly<Record<string, Value>>;
/** A message by its id, or an attribute of it: `chat`, `chat.none`. */
export type Say = (id: string, values?: Values) => string;
/** Messages by whose they are: a game's, or (under no name) the page's. */
type Vocabulary = ReadonlyMap<string, FluentBundle>;

interface File {
  game: string;
  /** What the box of a game says; the rest is for those who sit down at it. */
  box: boolean;
  language: string;
  read(): Promise<string>;
}
const NAME = /^\.\.\/(?:boards\/([^/]+)\/)?words\/(?:(box)\.)?([\w-]+)\.ftl$/;
const files: File[] = Object.entries(
  import.meta.glob<string>(["../words/*.ftl", "../boards/*/words/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
).map(([path, read]) => {
  const [, game = "", box, language = ""] = NAME.exec(path) ?? [];
  return { game, box: box !== undefined, language, read };
});
const written = new Set(files.filter((file) => !file.game).map((file) => file.language));

/** What to begin with, by the wishes of the browser. */
export function firstLanguage(): string {
  return firstKnown(navigator.languages, new Set([...written, PSEUDO])) ?? "en";
}

/** Games whose boards have been opened. */
const opened = new Set<string>();
let vocabulary = $state.raw<Vocabulary>(new Map());
let english = $state.raw<Vocabulary | null>(null);
let helping = false;
let asked = "";

const functions = {
  MONEY: ([sum]: unknown[]) => new FluentNumber(Number(sum), DOLLARS),
  WHO: ([players]: unknown[]) => (players instanceof Players ? players.reader : "other"),
};

async function read(language: string): Promise<Vocabulary> {
  const source = firstKnown([language], written) ?? "en";
  const wanted = files.filter(
    (file) => file.language === source && (!file.game || file.box || opened.has(file.game)),
  );
  const texts = await Promise.all(wanted.map((file) => file.read()));
  const found = new Map<string, FluentBundle>();
  wanted.forEach(({ game }, n) => {
    let bundle = found.get(game);
    if (!bundle) {
      const transform = language === PSEUDO ? accented : (text: string): string => text;
      bundle = new FluentBundle(localeOf(source), { functions, transform, useIsolating: false });
      found.set(game, bundle);
    }
    bundle.addResource(new FluentResource(texts[n] ?? ""));
  });
  return found;
}

/** Speak a language, as soon as its words are here. */
export async function setLanguage(wanted: string): Promise<void> {
  if (asked === wanted) return;
  asked = wanted;
  await renew();
}

/** The words of a game's board; they stay, and follow a change of language. */
export async function loadWords(game: string): Promise<void> {
  if (opened.has(game)) return;
  opened.add(game);
  await renew();
}

async function renew(): Promise<void> {
  const language = asked;
  const boards = opened.size;
  const found = await read(language);
  if (language !== asked || boards !== opened.size) return renew(); // more is wanted by now
  vocabulary = found;
  english = null;
  helping = false;
  useLanguage(language);
}

function say(words: Vocabulary, whose: string, id: string, values: Values): string | null {
  const [name = "", attribute] = id.split(".");
  const bundle = words.get(whose);
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return null;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, filled(values), problems);
  problems.forEach(reportError);
  return getLanguage() === PSEUDO ? marked(text) : text;
}

/** Of several things their number is known too: `$names` and `$names_count`. */
function filled(values: Values): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string" || typeof value === "number") found[name] = value;
    else {
      const players = value instanceof Players ? value : new Players(value);
      found[name] = players;
      found[`${name}_count`] = players.value.length;
    }
  }
  return found;
}

/** What games that have no words here say for themselves: sentences of the server, by game. */
let given = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({});

export function giveWords(words: typeof given): void {
  given = words;
}

/** What a game's words say to something; nothing for a game that has none. */
export function said(game: string, id: string, values: Values = {}): string | null {
  const found = say(vocabulary, game, id, values) ?? given[game]?.[id] ?? null;
  if (found !== null || !vocabulary.size || getLanguage() === "en") return found;
  if (english) return say(english, game, id, values);
  if (!helping) {
    helping = true;
    void read("en").then((words) => (english = words));
  }
  return null;
}

/** The words of a game's board, for its own components. */
export function wordsOf(game: string): Say {
  return (id, values) => said(game, id, values) ?? id;
}

/** The page's own words. */
export const t: Say = wordsOf("");
