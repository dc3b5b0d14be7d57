// boardgame.io under the load of `make load`, for comparison: its own server and clients over the
// loopback, matches in memory, a small game without secrets that never ends.
//
//     npm install --prefix FOLDER boardgame.io && cp tools/boardgame_io.mjs FOLDER && cd FOLDER
//     node boardgame_io.mjs full 50 20      50 matches, 20 seconds, as fast as it goes
//     node boardgame_io.mjs pace 500 60     500 matches, 60 seconds, a move a second each
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const require = createRequire(import.meta.url);
const [what, matches, seconds] = [process.argv[2], +process.argv[3], +process.argv[4]];
const PORT = 8391;

const game = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null), filled: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    fill: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.filled += 1;
    },
  },
};

if (what === "serve") {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  server.run(PORT, () => process.send("ready"));
} else {
  const { Client } = await import("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = await import("boardgame.io/dist/cjs/multiplayer.js");
  const child = fork(process.argv[1], ["serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise((done) => child.once("message", done));
  const server = `http://localhost:${PORT}`;
  const delays = [];
  let moves = 0;
  let running = true;

  async function sit(number) {
    const matchID = `match-${number}`; // made by the server when somebody asks for it
    const seats = ["0", "1"].map((playerID) =>
      Client({ game, matchID, playerID, multiplayer: SocketIO({ server }), debug: false }),
    );
    const match = { seats, sent: 0, seen: [-1, -1], next: null };
    seats.forEach((client, seat) => {
      client.subscribe((state) => {
        if (!state || state.G.filled <= match.seen[seat]) return;
        match.seen[seat] = state.G.filled;
        const mover = (state.G.filled + 1) % 2; // who made the last move
        if (match.sent && seat !== mover && state.G.filled === match.sent) {
          delays.push(performance.now() - match.at);
          match.sent = 0;
          match.next?.();
        }
      });
      client.start();
    });
    while (!seats.every((client) => client.getState()?.isConnected ?? client.getState()))
      await new Promise((done) => setTimeout(done, 20));
    return match;
  }

  async function move(match) {
    const filled = match.seats[0].getState().G.filled;
    match.sent = filled + 1;
    match.at = performance.now();
    const heard = new Promise((done) => (match.next = done));
    match.seats[filled % 2].moves.fill(filled % 9);
    await heard;
    moves += 1;
  }

  const all = [];
  for (let number = 0; number < matches; number++) all.push(await sit(number));
  const cpu = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (+fields[11] + +fields[12]) / 100;
  };
  const used = cpu();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    all.map(async (match) => {
      if (what === "pace") await new Promise((done) => setTimeout(done, Math.random() * 1000));
      while (performance.now() < end) {
        const due = performance.now() + 1000;
        await move(match);
        if (what === "pace") await new Promise((done) => setTimeout(done, due - performance.now()));
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  const spent = cpu() - used;
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.floor(delays.length * share)].toFixed(1);
  console.log(
    `${matches} matches: ${(moves / took).toFixed(0)} moves a second, ${(moves / spent).toFixed(0)} per ` +
      `server CPU second; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  child.kill();
  process.exit(0);
}
