/** Win shares with their intervals, read from the tables of a balance report. */
export interface Share {
  label: string;
  players: number;
  value: number;
  half: number;
}

export function sharesIn(report: string): Share[] {
  const shares: Share[] = [];
  let heads: string[] = [];
  for (const line of report.split("\n")) {
    if (!line.startsWith("|")) continue;
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.some((cell) => /^\d+ players?$/.test(cell))) heads = cells;
    const [label = ""] = cells;
    if (!/win share|share of wins|wins by/i.test(label)) continue;
    cells.forEach((cell, n) => {
      const players = Number(/^(\d+) players?$/.exec(heads[n] ?? "")?.[1]);
      const found = /^(\d*\.?\d+) \+- (\d*\.?\d+)$/.exec(cell);
      if (players && found) {
        shares.push({ label, players, value: Number(found[1]), half: Number(found[2]) });
      }
    });
  }
  return shares;
}
