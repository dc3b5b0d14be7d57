/**
 * What card pictures are put together from: small drawings, 60 wide and high, standing on y = 60.
 * `i` is the ink of the domain, `k` the text's, `s` the paper, `y` what shines; `K` and `I` are lines.
 */
const PAINTS: Record<string, string> = {
  i: 'fill="var(--i)"',
  k: 'fill="var(--ink)"',
  s: 'fill="var(--sheet)"',
  y: 'fill="var(--lit)"',
  K: 'fill="none" stroke="var(--ink)"',
  I: 'fill="none" stroke="var(--i)"',
  S: 'fill="none" stroke="var(--sheet)"',
  b: 'fill="var(--sheet)" stroke="var(--ink)"',
  f: 'fill="var(--i)" stroke="var(--ink)"',
};

/** Paths, each with its paint before a colon. */
const GLYPHS = {
  bell: "i:M12 48q0-30 18-30t18 30z k:M4 50h52v10H4z k:M26 10h8v8h-8z K:M8 24L2 18M52 24l6-6",
  talk: "b:M4 8h44v30H24L12 50V38H4z I:M12 18h28M12 28h18",
  reply: "f:M14 22h42v26h-6v10L38 48H14z S:M22 31h26M22 40h16",
  list: "b:M10 8h40v52H10z k:M22 3h16v10H22z I:M18 24h24M18 36h24M18 48h14",
  agent:
    "i:M6 60q0-24 24-24t24 24z b:M18 18a12 12 0 1 0 24 0a12 12 0 1 0-24 0z K:M16 22V16q2-14 14-14t14 14v6M44 24q0 8-10 9",
  gift: "f:M6 28h48v32H6z b:M2 18h56v12H2z y:M25 18h10v42H25z K:M30 18q-16-2-14-12 10-2 14 12 4-14 14-12 2 10-14 12",
  tap: "b:M16 4h28v52H16z i:M20 10h20v34H20z k:M27 47h6v5h-6z S:M24 18h12M24 26h12M24 34h8",
  stall:
    "i:M4 14h52l-6 14H10z s:M20 14h8l-2 14h-8zM36 14h8l2 14h-8z K:M10 28v32M50 28v32 b:M8 42h44v18H8z",
  moon: "y:M40 6a26 26 0 1 0 16 38a22 22 0 0 1-16-38z K:M44 14h8M48 10v8",
  shield: "f:M30 4q12 8 24 8 0 36-24 48Q6 48 6 12q12 0 24-8z S:M18 32l9 9 16-18",
  horn: "f:M8 26h12L46 8v44L20 38H8z k:M14 38h10l4 20H18z I:M52 22q6 8 0 16",
  glove: "b:M16 60V26q0-5 5-5t5 5V10q0-5 5-5t5 5v14q8-4 12 2l-4 20-8 14z i:M14 48h26v12H14z",
  key: "f:M6 22a14 14 0 1 0 28 0a14 14 0 1 0-28 0z s:M15 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0z K:M30 30l24 24M42 42l-6 8M50 50l-5 6",
  shop: "i:M6 8h48l4 16H2z b:M8 24h44v36H8z k:M14 34h14v26H14z i:M34 34h14v12H34z",
  shops:
    "i:M2 26h24v34H2zM34 26h24v34H34z k:M16 8h28v22H16z s:M22 14h16v8H22zM8 36h12v8H8zM40 36h12v8H40z K:M30 30v12M14 26V20M46 26V20",
  plaster: "i:M4 20h52v40H4z s:M10 26h40v34H10z I:M30 32v22M19 43h22",
  fire: "k:M30 2q14 16 8 28 8-2 8-10 12 20 2 34-6 6-18 6t-18-6Q2 40 20 26q2 6 4 6 6-14 6-30z y:M30 36q10 10 4 18t-8 2q-6-8 4-20z",
  book: "f:M4 12q14-6 26 2 12-8 26-2v42q-14-6-26 2-12-8-26-2z S:M30 16v38M12 24q6-2 12 1M12 34q6-2 12 1M36 25q6-3 12-1M36 35q6-3 12-1",
  scales: "K:M30 8v48M16 58h28M6 18h48 f:M0 38h20L10 18zM40 38h20L50 18z k:M26 4h8v8h-8z",
  puzzle: "i:M4 14h22v9q9-6 9 5t-9 5v27H4z b:M38 14h20v46H32V45q10 3 10-8t-6-6z",
  plug: "i:M16 22h28v16q0 12-14 12T16 38z K:M22 22V8M38 22V8M30 50v10",
  gears:
    "f:M22 10h10l1 6 6 3 5-3 6 8-4 4v6l4 4-6 8-5-3-6 3-1 6H22l-1-6-6-3-5 3-6-8 4-4v-6l-4-4 6-8 5 3 6-3z s:M19 31a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  flag: "K:M12 4v56 i:M14 6q20-8 20 4t20 4v24q-20 6-20-4t-20-2z",
  switch:
    "b:M4 20q0-10 10-10h32q10 0 10 10t-10 10H14Q4 30 4 20z i:M36 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0z f:M4 48q0-10 10-10h32q10 0 10 10t-10 10H14Q4 58 4 48z s:M8 48a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
  robot:
    "i:M10 60V24q0-14 20-14t20 14v36z s:M16 22h28v14H16z k:M21 29a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM33 29a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM20 45h20v8H20zM26 4a4 4 0 1 0 8 0a4 4 0 1 0-8 0z K:M30 12V4",
  cup: "b:M8 24h32l-4 34H12z K:M40 30h10v14H38M17 16q5-5 0-12M29 16q5-5 0-12",
  server:
    "i:M6 10h22v50H6zM32 4h22v56H32z S:M10 18h14M10 27h14M10 36h14M36 13h14M36 23h14M36 33h14 y:M20 16h5v4h-5zM44 21h6v4h-6zM20 34h5v4h-5z",
  rise: "i:M4 44h12v16H4zM22 30h12v30H22zM40 14h14v46H40z K:M4 30L24 14l8 6L50 2M40 2h10v10",
  drone:
    "k:M24 26h12v14H24z I:M30 32L10 18M30 32l20-14M30 32L14 50M30 32l16 18 K:M2 16h18M40 16h18M6 52h16M38 52h16 y:M27 31h6v5h-6z",
  house: "i:M2 30L30 6l28 24v4H2z b:M8 34h44v26H8z k:M16 42h28v18H16z S:M16 48h28M16 54h28",
  wrench: "f:M40 4q-12 4-8 16L8 44q-4 8 4 10 4 2 8-4l24-24q12 4 14-8l-8 4-8-6 4-10z",
  cloud: "f:M14 50Q2 50 2 38t12-12q2-16 16-16t16 14q12 0 12 13T46 50z S:M18 40h24M24 30h12",
  heart:
    "i:M30 56Q4 36 6 20 8 8 18 8q9 0 12 9 3-9 12-9 10 0 12 12 2 16-24 36z S:M10 32h12l4-8 6 16 4-8h14",
  atom: "I:M4 30q0-10 26-10t26 10-26 10S4 40 4 30z K:M17 8q9-5 22 18t4 27Q34 58 21 34t-4-26z K:M43 8q-9-5-22 18t-4 27q9 5 22-19t4-26z k:M25 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  chip: "f:M12 12h36v36H12z s:M22 22h16v16H22z K:M20 12V4M30 12V4M40 12V4M20 56v-8M30 56v-8M40 56v-8M12 20H4M12 30H4M12 40H4M56 20h-8M56 30h-8M56 40h-8",
  ruler: "i:M2 50L48 20l10 14-46 26z S:M14 46l4 7M24 40l4 7M34 33l4 7M44 27l4 7",
  waves: "K:M2 14q10-12 20 0t20 0 16-2 K:M2 28q10-12 20 0t20 0 16-2",
  flask:
    "b:M20 6h20M24 6v18L8 52q-2 8 6 8h32q8 0 6-8L36 24V6 i:M18 40h24l8 13q1 5-4 5H14q-5 0-4-5z s:M22 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  lab: "b:M8 60q0-24 14-26h16q14 2 14 26z I:M30 36v24 s:M18 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0z i:M17 18Q18 4 30 4t13 14q-6-5-13-5t-13 5z K:M20 20h8v7h-8zM32 20h8v7h-8zM28 22h4",
  map: "b:M4 14l16-6 20 8 16-6v40l-16 6-20-8-16 6z I:M20 8v40M40 16v40 K:M10 40q8-14 16-6t22-12",
  pin: "f:M30 58Q12 36 12 22 12 4 30 4t18 18q0 14-18 36z s:M23 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
  folder: "f:M4 14h20l6 8h26v38H4z b:M10 28h40v26H10z I:M16 36h28M16 45h18",
  tent: "i:M2 60L30 10l28 50z k:M22 60l8-22 8 22z K:M30 10V2h12",
  scope: "k:M8 54h44v6H8z K:M40 54q16-16 0-34 f:M16 8l12-4 10 28-12 5z I:M14 46h26",
  lens: "b:M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0z I:M14 24q10-12 20 0-10 12-20 0z k:M20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0z K:M38 40l18 18",
  helix: "I:M12 2q0 14 18 28t18 30 K:M48 2q0 14-18 28T12 60 K:M16 10h28M22 20h16M22 42h16M16 52h28",
  sprout: "k:M2 48h56v12H2z I:M30 48V22 i:M30 28Q28 8 6 8q2 20 24 20zM30 22Q34 4 56 6q-4 18-26 16z",
  seal: "b:M8 4h44v40H8z I:M16 14h28M16 22h28M16 30h14 f:M30 42a11 11 0 1 0 22 0a11 11 0 1 0-22 0z k:M34 50l-2 12 9-5 9 5-2-12z",
  pan: "k:M2 30h40v8q0 12-12 12H14Q2 50 2 38z K:M42 34h16 y:M12 20q5-8 0-16M22 22q5-9 0-18M32 20q5-8 0-16 I:M12 24q5-8 0-14M22 24q5-8 0-14M32 24q5-8 0-14",
  pill: "f:M8 34L32 10q8-6 15 1t1 15L24 50q-8 6-15-1t-1-15z s:M21 22l16 16-12 12q-8 6-14-1t-2-14z",
  planet:
    "f:M14 30a16 16 0 1 0 32 0a16 16 0 1 0-32 0z K:M4 42Q0 52 24 42T56 18q2-8-14-2 S:M22 26h12M24 34h14",
  rocket:
    "b:M30 2q16 14 14 38H16Q14 16 30 2z f:M16 28L4 44v10l12-8zM44 28l12 16v10l-12-8z i:M24 22a6 6 0 1 0 12 0a6 6 0 1 0-12 0z y:M22 42h16l-8 18z",
  letter: "b:M2 14h56v40H2z f:M2 14l28 22 28-22z",
  drops: "i:M16 6q12 16 0 22-12-6 0-22zM42 22q14 18 0 26-14-8 0-26zM14 36q9 12 0 18-9-6 0-18z",
  search:
    "b:M2 18q0-10 10-10h26v20H12Q2 28 2 18z I:M10 18h20 f:M26 26a14 14 0 1 0 28 0a14 14 0 1 0-28 0z s:M33 26a7 7 0 1 0 14 0a7 7 0 1 0-14 0z K:M48 38l10 18",
  card: "b:M8 6h32v50H8z i:M18 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12 48q0-16 12-16t12 16z",
  cardi: "f:M20 6h32v50H20z s:M29 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM24 48q0-16 12-16t12 16z",
  swap: "K:M8 20h40l-9-9M48 20l-9 9 I:M52 42H12l9-9M12 42l9 9",
  box: "f:M4 18h52v42H4z b:M0 6h60v14H0z s:M20 28h20v8H20z",
  tag: "f:M4 8h24l28 28-24 24L4 32z s:M10 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0z S:M24 28l14 14",
  ear: "i:M14 24Q14 4 32 4t18 20q0 12-10 18-4 4-5 10-3 8-12 6-7-3-7-10 S:M24 24q0-10 9-10t8 10-8 12 K:M4 14q-6 10 0 20",
  field:
    "f:M2 24l8-14h14l4 14v24H2zM32 24l4-14h14l8 14v24H32z k:M26 26h8v10h-8z s:M6 30h16v12H6zM38 30h16v12H38z",
  chart: "b:M2 6h56v44H2z I:M8 40l12-14 10 8 12-20 10 8 K:M20 60l10-10 10 10",
  lake: "i:M4 14q0-10 26-10t26 10v32q0 12-26 12T4 46z S:M4 14q0 10 26 10t26-10M8 34q10-8 22 0t22 0M8 46q10-8 22 0t22 0",
  star: "f:M30 2l8 20h20L42 34l6 22-18-13-18 13 6-22L2 22h20z",
  graph:
    "K:M14 16l32-4M14 16l16 32M46 12L30 48M46 12l6 32-22 4 f:M6 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM22 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0z i:M39 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM46 44a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  gate: "i:M4 60V20Q4 4 30 4t26 16v40H42V24q0-8-12-8t-12 8v36z K:M24 40h14l-5-5M38 40l-5 5M36 52H22l5-5",
  hat: "k:M14 28q0-22 16-22t16 22z i:M4 28h52v7H4z s:M18 22h24v5H18z b:M20 36h20q0 18-10 20-10-2-10-20z",
  gong: "K:M8 58V6h44v52M30 6v8 y:M14 32a16 16 0 1 0 32 0a16 16 0 1 0-32 0z K:M14 32a16 16 0 1 0 32 0a16 16 0 1 0-32 0z i:M22 32a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  bug: "f:M16 34q0-18 14-18t14 18-14 22-14-22z k:M20 12q0-10 10-10t10 10-10 6-10-6z K:M30 18v36M16 30L4 22M16 40H2M18 48L6 58M44 30l12-8M44 40h14M42 48l12 10",
  bag: "f:M4 20h52v38H4z K:M20 20V8h20v12 s:M4 34h52v5H4z y:M26 32h8v9h-8z",
  globe:
    "b:M6 30a24 24 0 1 0 48 0a24 24 0 1 0-48 0z I:M6 30h48M30 6q-16 24 0 48M30 6q16 24 0 48M10 18h40M10 42h40",
  clock: "b:M6 32a24 24 0 1 0 48 0a24 24 0 1 0-48 0z K:M30 16v16l12 8 i:M26 2h8v6h-8z",
  coin: "y:M8 30a22 22 0 1 0 44 0a22 22 0 1 0-44 0z K:M8 30a22 22 0 1 0 44 0a22 22 0 1 0-44 0z k:M36 20q-12-4-12 3t11 6-1 12q-6 2-12-1v-5q12 5 12 0t-12-6 2-13q6-2 12 0zM28 12h5v36h-5z",
  hands: "i:M2 26h14l12 10-6 8L2 42z k:M58 26H44L30 20 22 30l8 4 6-4 14 12h8z",
} as const;

export type Glyph = keyof typeof GLYPHS;
export const NAMES = Object.keys(GLYPHS) as Glyph[];

const drawn = new Map<Glyph, string>();

/** A drawing as SVG. */
export function glyph(name: Glyph): string {
  let found = drawn.get(name);
  if (found === undefined) {
    found = [...GLYPHS[name].matchAll(/(?:^| )([a-zA-Z]):([^:]+?)(?= [a-zA-Z]:|$)/g)]
      .map(([, paint, path]) => `<path d="${path}" ${PAINTS[paint ?? ""] ?? ""}/>`)
      .join("");
    drawn.set(name, found);
  }
  return found;
}
