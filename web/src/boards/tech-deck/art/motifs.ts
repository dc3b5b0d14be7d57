/** Which picture a card has: our own cards by their id, any other by its name, else by what it does. */
import type { TechCard } from "../deck";
import { NAMES, type Glyph } from "./glyphs";

/** Two drawings side by side; the first one is the larger. */
export type Motif = readonly [Glyph, Glyph];

const HOUSE: Readonly<Record<string, Motif>> = {
  "SVC-01": ["bell", "agent"],
  "SVC-02": ["talk", "reply"],
  "SVC-03": ["list", "clock"],
  "SVC-04": ["agent", "bag"],
  "SVC-05": ["tap", "bell"],
  "SVC-06": ["gift", "heart"],
  "SVC-07": ["stall", "cup"],
  "SVC-08": ["agent", "moon"],
  "SVC-09": ["shield", "heart"],
  "SVC-10": ["horn", "letter"],
  "SVC-11": ["glove", "key"],
  "SVC-12": ["key", "hands"],
  "SVC-13": ["shops", "globe"],
  "TEC-01": ["plaster", "fire"],
  "TEC-02": ["book", "puzzle"],
  "TEC-03": ["scales", "server"],
  "TEC-04": ["puzzle", "plug"],
  "TEC-05": ["gears", "list"],
  "TEC-06": ["flag", "switch"],
  "TEC-07": ["robot", "cup"],
  "TEC-08": ["server", "cloud"],
  "TEC-09": ["rise", "server"],
  "TEC-10": ["drone", "puzzle"],
  "TEC-11": ["house", "wrench"],
  "TEC-12": ["cloud", "heart"],
  "TEC-13": ["chip", "atom"],
  "SCI-01": ["ruler", "waves"],
  "SCI-02": ["lab", "flask"],
  "SCI-03": ["map", "pin"],
  "SCI-04": ["folder", "lens"],
  "SCI-05": ["tent", "flask"],
  "SCI-06": ["lens", "lab"],
  "SCI-07": ["helix", "book"],
  "SCI-08": ["sprout", "drops"],
  "SCI-09": ["seal", "folder"],
  "SCI-10": ["pan", "atom"],
  "SCI-11": ["pill", "list"],
  "SCI-12": ["planet", "talk"],
  "SCI-13": ["rocket", "moon"],
  "INF-01": ["letter", "drops"],
  "INF-02": ["search", "list"],
  "INF-03": ["card", "swap"],
  "INF-04": ["box", "tag"],
  "INF-05": ["ear", "talk"],
  "INF-06": ["field", "hat"],
  "INF-07": ["chart", "coin"],
  "INF-08": ["hat", "search"],
  "INF-09": ["lake", "drops"],
  "INF-10": ["star", "gears"],
  "INF-11": ["graph", "card"],
  "INF-12": ["gate", "lake"],
  "INF-13": ["gong", "coin"],
  "OPN-05": ["bug", "lens"],
  "OPN-07": ["bag", "globe"],
};

/** Words in the names of other people's cards. */
const WORDS: readonly (readonly [RegExp, Glyph])[] = [
  [/robot|bot\b|android|machine|auto/, "robot"],
  [/cloud|hosting|saas/, "cloud"],
  [/server|cache|network|router|balanc/, "server"],
  [/lab|research|experiment|chem|science/, "flask"],
  [/gene|dna|bio|clon/, "helix"],
  [/rocket|moon|space|launch|shot/, "rocket"],
  [/planet|orbit|satellit|star/, "planet"],
  [/plant|soil|farm|garden|seed|green|food/, "sprout"],
  [/kitchen|cook|oven|chef|restaurant/, "pan"],
  [/coffee|tea|cafe|bar\b|drink/, "cup"],
  [/pill|drug|pharma|clinic|health|doctor/, "pill"],
  [/mail|letter|news|post\b/, "letter"],
  [/chat|talk|call|voice|phone/, "talk"],
  [/search|find|scout|hunt/, "search"],
  [/data|lake|base|storage|water|pool/, "lake"],
  [/chart|trade|market|stock|index|graph/, "chart"],
  [/bank|pay|coin|money|fund|fin/, "coin"],
  [/shop|store|retail|franchise|outlet/, "shop"],
  [/book|library|school|learn|course/, "book"],
  [/test|bug|beta|quality/, "bug"],
  [/travel|roam|flight|trip|bag/, "bag"],
  [/world|global|web|site|internet/, "globe"],
  [/support|desk|service|help|agent|manager/, "agent"],
  [/bell|desk|hotel|concierge/, "bell"],
  [/secur|guard|shield|insur|protect/, "shield"],
  [/gift|loyal|bonus|reward/, "gift"],
  [/key|lock|access|account/, "key"],
  [/drone|fly|air/, "drone"],
  [/chip|quantum|processor|comput/, "chip"],
  [/atom|fusion|nuclear|energy|power/, "atom"],
  [/fire|hot|burn/, "fire"],
  [/factory|script|engine|gear|mill/, "gears"],
  [/tool|repair|fix|garage|workshop/, "wrench"],
  [/home|house|estate|room/, "house"],
  [/ad\b|campaign|market|promo|loud/, "horn"],
  [/list|plan|task|survey|form/, "list"],
  [/map|geo|place|local/, "map"],
  [/patent|law|licen|legal|certif/, "seal"],
  [/archive|box|ship|deliver|parcel/, "box"],
  [/time|wait|queue|clock|calendar/, "clock"],
  [/app|mobile|game|play/, "tap"],
  [/partner|deal|hand|team|people/, "hands"],
  [/growth|scale|boost|rise/, "rise"],
];

/** What effects do, drawn. */
const DEEDS: Readonly<Record<string, readonly Glyph[]>> = {
  draw: ["card", "rise"],
  discard: ["box", "folder"],
  recover: ["folder", "box", "gate"],
  swap: ["swap", "gate"],
  shift: ["list", "flag"],
  bury: ["letter", "horn"],
  expel: ["rocket", "gate"],
  invite: ["stall", "horn", "bell"],
  scout: ["field", "planet", "lens"],
  dig: ["search", "star"],
  spy: ["hat", "ear", "field"],
  ready: ["clock", "switch", "plug"],
  bank: ["coin", "gong"],
  slack: ["ruler", "scales", "plaster"],
  wild: ["globe", "puzzle"],
  double: ["cardi", "chip"],
  edge: ["flag", "key", "shield"],
  develop: ["hands", "sprout", "seal"],
  retain: ["glove", "heart"],
};

/** Any whole number, always the same for the same text. */
export function hashOf(text: string): number {
  let found = 7;
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
}

/** The picture of a card; `set` is the id of its card set. */
export function motifOf(card: TechCard, set: string): Motif {
  const own = set === "house" ? HOUSE[card.id] : undefined;
  if (own) return own;
  const hash = hashOf(card.id + card.name);
  const pick = (from: readonly Glyph[], salt: number): Glyph =>
    from[(hash >>> salt) % from.length] ?? "star";
  const name = card.name.toLowerCase();
  const named = WORDS.filter(([word]) => word.test(name)).map(([, glyph]) => glyph);
  const deeds = (card.steps ?? []).flatMap(({ op }) => DEEDS[op] ?? []);
  const first = named[0] ?? (deeds.length ? pick(deeds, 3) : pick(NAMES, 5));
  const others = [...named.slice(1), ...deeds].filter((glyph) => glyph !== first);
  return [first, others.length ? pick(others, 9) : pick(NAMES, 11)];
}
