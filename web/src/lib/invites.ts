/** The invitations of tables opened here: told once by the server, kept in this browser. */
import type { Invite } from "../types/protocol";

const KEY = "seedround-invites";
type Kept = Record<string, Invite[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function invitesOf(table: string): Invite[] {
  return kept()[table] ?? [];
}

export function keepInvites(table: string, invites: Invite[]): void {
  const newest = Object.entries(kept()).slice(-20);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [table]: invites }));
  } catch {
    // without storage the links are shown once
  }
}
