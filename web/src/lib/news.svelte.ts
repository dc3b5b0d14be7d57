/** What has been told and said at a table and not been looked at yet. */
import type { Table } from "./table.svelte";

export type Panel = "log" | "chat";

export class News {
  private readonly table: Table;
  private seen = $state.raw<Record<Panel, number> | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  private readonly told = $derived.by(() => this.table.log.length);
  private readonly lines = $derived.by(() => {
    const { chats, team } = this.table;
    return (chats[""]?.length ?? 0) + (team.length ? (chats[team.join()]?.length ?? 0) : 0);
  });
  readonly log = $derived.by(() => this.fresh(this.told, this.seen?.log));
  readonly chat = $derived.by(() => this.fresh(this.lines, this.seen?.chat));

  private fresh(now: number, seen: number | undefined): number {
    return seen === undefined ? 0 : Math.max(0, now - seen);
  }

  /** This panel is in sight, or nothing has been told yet. */
  look(panel: Panel | null): void {
    const now = { log: this.told, chat: this.lines };
    if (this.seen === null) {
      if (now.log) this.seen = { ...now, chat: 0 };
    } else if (panel && this.seen[panel] !== now[panel]) {
      this.seen = { ...this.seen, [panel]: now[panel] };
    }
  }
}
