/** A finished game, step by step: frames are fetched in chunks, for one pair of eyes at a time. */
import type { Frame, TableShown, Verified } from "../types/protocol";
import { api } from "./api";
import type { CardsShown } from "./board";
import { isStill, settings } from "./settings.svelte";
import { Story } from "./story.svelte";

const CHUNK = 40;
/** So near to the end of a chunk the next one is fetched. */
const AHEAD = 8;
/** How long a step is shown when it plays by itself, and its story at most; divided by the speed. */
const BEAT = 900;
const LONGEST = 2000;

export class Replay {
  readonly id: string;
  readonly story = new Story();
  table = $state.raw<TableShown | null>(null);
  cards = $state.raw<CardsShown | null>(null);
  verified = $state.raw<Verified | null>(null);
  steps = $state(0);
  now = $state(0);
  /** A seat, -1 for a spectator, -2 for open cards. */
  viewer = $state(-2);
  running = $state(false);
  problem = $state("");

  private frames = $state.raw(new Map<number, Frame>());
  private asked = new Set<string>();
  private last: Frame | null = null;
  /** The step that was shown before this one. */
  private before = -1;

  constructor(id: string, step: number, viewer: number) {
    this.id = id;
    this.now = step;
    this.viewer = viewer;
  }

  /** The frame of this step; until it has come, the one before. */
  readonly frame = $derived.by(() => {
    this.last = this.frames.get(this.now) ?? this.last;
    return this.last;
  });
  /** The steps that have come, but for the deal. */
  readonly moves = $derived(
    [...this.frames.values()].filter((one) => one.move).sort((one, other) => one.step - other.step),
  );
  readonly names = $derived(
    this.table?.chairs.map((chair) => chair.name ?? chair.bot ?? `#${chair.seat + 1}`) ?? [],
  );

  async open(): Promise<void> {
    await this.load(this.now);
    const fail = (error: Error): string => (this.problem = error.message);
    api.cards(this.id).then((cards) => (this.cards = cards), fail);
    api.verify(this.id).then(
      (answer) => (this.verified = answer),
      () => {}, // no badge then
    );
  }

  go(step: number): void {
    this.now = Math.max(0, Math.min(this.steps, step));
    void this.load(this.now);
    if (this.now % CHUNK >= CHUNK - AHEAD) void this.load(this.now + AHEAD);
  }

  /** Tell how the next step came about; to any other one jumps. */
  tell(frame: Frame): void {
    const follows = frame.step === this.before + 1 && frame.told.length > 0;
    this.before = frame.step;
    if (!follows || isStill()) return this.story.end(frame.told);
    const longest = this.running ? BEAT : LONGEST;
    this.story.tell(frame.told, frame.stages, frame.view, frame.standing, longest);
  }

  /** Look with other eyes: everything is fetched anew. */
  look(viewer: number): void {
    this.viewer = viewer;
    this.frames = new Map();
    this.asked.clear();
    void this.load(this.now);
  }

  /** Play by itself until the end; gives a function that stops it. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.now >= this.steps) this.running = false;
      else if (this.frames.has(this.now)) this.go(this.now + 1);
    }, BEAT / settings.speed);
    return () => clearInterval(timer);
  }

  private async load(step: number): Promise<void> {
    const viewer = this.viewer;
    const first = Math.floor(step / CHUNK) * CHUNK;
    const key = `${viewer}/${first}`;
    if (this.asked.has(key) || (this.table && first > this.steps)) return;
    this.asked.add(key);
    try {
      const part = await api.replay(this.id, viewer, first, CHUNK);
      if (viewer !== this.viewer) return;
      this.table = part.table;
      this.steps = part.steps;
      this.now = Math.min(this.now, part.steps);
      const next = new Map(this.frames);
      for (const frame of part.frames) next.set(frame.step, frame);
      this.frames = next;
      void this.load(this.now); // a link may lead to a step beyond the last
    } catch (error) {
      this.asked.delete(key);
      this.problem = (error as Error).message;
    }
  }
}
