/** The one socket of the page. It comes back by itself, and sends again what was not answered. */
import type { Replies, Requests } from "../types/protocol";

type Wanted = Requests extends infer R ? (R extends Requests ? Omit<R, "id"> : never) : never;
interface Waiting {
  request: Requests;
  done(): void;
  refused(problem: string, rule: string | null): void;
}
export class Refused extends Error {
  rule: string | null;
  constructor(problem: string, rule: string | null) {
    super(problem);
    this.rule = rule;
  }
}

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
/** A connection that says nothing for so long while we wait for an answer is dead. */
const PATIENCE = 10_000;

export class Connection {
  status = $state<"new" | "open" | "lost">("new");
  /** When the next attempt is made (performance.now), for the countdown. */
  retryAt = $state(0);
  /** Server time minus ours, in milliseconds. */
  offset = 0;

  /** How often the server has changed its language: what it told before is to be told anew. */
  spoken = $state(0);
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private listeners = new Set<(reply: Replies) => void>();
  /** Requests to be made first on every new connection: what we watch. */
  private hellos = new Map<string, () => Wanted>();
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wakened = false;

  /** Hear every message; gives a function that stops it. */
  listen(listener: (reply: Replies) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Follow something on this and every later connection. */
  follow(name: string, hello: () => Wanted): () => void {
    this.hellos.set(name, hello);
    if (this.status === "open") this.transmit({ ...hello(), id: newId() } as Requests);
    else this.connect();
    return () => this.hellos.delete(name);
  }

  /** Send a request; it is repeated with the same id until the server has answered. */
  send(wanted: Wanted): Promise<void> {
    const request = { ...wanted, id: newId() } as Requests;
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, {
        request,
        done: resolve,
        refused: (problem, rule) => reject(new Refused(problem, rule)),
      });
      if (this.status === "open") this.transmit(request);
      else this.connect();
      const patience = request.do === "hint" ? 6 * PATIENCE : PATIENCE; // thinking takes time
      setTimeout(() => this.waiting.has(request.id) && this.doubt(), patience);
    });
  }

  connect(): void {
    if (!this.wakened) {
      this.wakened = true;
      addEventListener("online", () => this.now());
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && this.status === "lost") this.now();
      });
    }
    if (this.socket) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.retry = FIRST_RETRY;
      for (const hello of this.hellos.values()) {
        this.transmit({ ...hello(), id: newId() } as Requests);
      }
      for (const { request } of this.waiting.values()) this.transmit(request);
    };
    socket.onmessage = (event) => {
      for (const line of String(event.data).split("\n")) this.hear(JSON.parse(line) as Replies);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Try again at once. */
  now(): void {
    if (this.status === "open") return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.connect();
  }

  /** Open the socket anew: the server knows us by another name or language now. */
  renew(): void {
    if (!this.socket) return;
    this.retry = 0;
    this.socket.close();
  }

  private doubt(): void {
    this.socket?.close();
  }

  private lost(): void {
    this.socket = null;
    this.status = "lost";
    const wait = this.retry * (0.8 + 0.4 * Math.random());
    this.retry = Math.min(this.retry * 2 || FIRST_RETRY, LONGEST_RETRY);
    this.retryAt = performance.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private transmit(request: Requests): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private hear(reply: Replies): void {
    if (reply.is === "welcome") this.offset = reply.now - Date.now();
    if (reply.is === "goodbye") {
      // whether the server stops or a table is loaded anew: what we watch is not told any more
      this.retry = Math.max(FIRST_RETRY, reply.retry);
      this.socket?.close();
    }
    if (
      reply.is === "done" ||
      reply.is === "refusal" ||
      reply.is === "hints" ||
      reply.is === "foreseen"
    ) {
      const waiting = reply.id === null ? undefined : this.waiting.get(reply.id);
      if (waiting && reply.id !== null) {
        this.waiting.delete(reply.id);
        if (reply.is === "refusal") waiting.refused(reply.problem, reply.rule);
        else waiting.done();
      } else if (reply.is === "refusal" && reply.kind === "much_shown") {
        setTimeout(() => this.doubt(), PATIENCE); // what we follow was refused: come again later
      }
    }
    for (const listener of this.listeners) listener(reply);
  }
}

/** An id that is not taken; `crypto.randomUUID` needs a secure address, this does not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const connection = new Connection();
