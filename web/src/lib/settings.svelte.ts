/** What a person sets once: kept in this browser. */
import { firstLanguage, setLanguage } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Kept {
  speed: number;
  theme: Theme;
  motion: Motion;
  language: string;
  sound: boolean;
  name: string;
  /** Coach marks that have been seen. */
  seen: string[];
}

const KEY = "seedround";
const usual: Kept = {
  speed: 1,
  theme: "system",
  motion: "system",
  language: firstLanguage(),
  sound: false,
  name: "",
  seen: [],
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

export function isStill(): boolean {
  return settings.motion === "none" || (settings.motion === "system" && systemStill);
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
    root.dataset.motion = isStill() ? "none" : "full";
    root.style.setProperty("--speed", String(settings.speed));
  });
  $effect(() => void setLanguage(settings.language));
}
