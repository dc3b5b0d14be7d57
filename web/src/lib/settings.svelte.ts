/** What a person sets once: kept in this browser. */
import { firstLanguage, setLanguage } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** How much of a table is shown at once: all of it, less at the first table of a game, or always less. */
export type Density = "usual" | "all" | "less";
/** 0 is at once. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
/** Of all text. */
export const SIZES = [0.9, 1, 1.15, 1.3] as const;

interface Kept {
  speed: number;
  theme: Theme;
  motion: Motion;
  language: string;
  sound: boolean;
  name: string;
  /** Of all text, 1 is as it was designed. */
  size: number;
  density: Density;
  /** A click on a piece that leaves one move makes it, instead of picking it. */
  oneClick: boolean;
  /** Coach marks that have been seen. */
  seen: string[];
  /** By game: the first table that one sat down at. */
  firsts: Record<string, string>;
}

const KEY = "seedround";
const usual: Kept = {
  speed: 1,
  theme: "system",
  motion: "system",
  language: firstLanguage(),
  sound: false,
  name: "",
  size: 1,
  density: "usual",
  oneClick: false,
  seen: [],
  firsts: {},
};

function kept(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener("change", () => (systemDark = dark.matches));
still.addEventListener("change", () => (systemStill = still.matches));

/** Everything at once, without telling how it came. */
export function isStill(): boolean {
  return settings.speed === 0 || noMotion();
}
function noMotion(): boolean {
  return settings.motion === "none" || (settings.motion === "system" && systemStill);
}

/** Whether a table is shown with less at once. */
export function isFolded(game: string, table: string): boolean {
  return settings.density === "usual"
    ? settings.firsts[game] === table
    : settings.density === "less";
}
/** Somebody sits down at a table: it may be their first one of this game. */
export function satDown(game: string, table: string): void {
  if (!(game in settings.firsts)) settings.firsts[game] = table;
}

/** Keep the settings and carry them out; called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect(() => {
    const root = document.documentElement;
    const theme = settings.theme === "system" ? (systemDark ? "dark" : "light") : settings.theme;
    root.dataset.theme = theme;
    root.dataset.motion = noMotion() ? "none" : "full";
    root.style.setProperty("--speed", String(settings.speed || 4));
    root.style.setProperty("--size", String(settings.size));
  });
  $effect(() => void setLanguage(settings.language));
}
