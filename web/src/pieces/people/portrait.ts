/** A portrait, from back to front: hair, clothes, head, face, and what is worn. */
import type { Look } from "./looks";
import * as parts from "./parts";
import { flat, pen, type Paint, type Stroke, type Strokes } from "./strokes";

export function portrait(look: Look): Stroke[] {
  const hair: Paint = look.hair === "dots" ? "pen.3" : (look.hair ?? "pen");
  /** Hair as white as the paper is outlined. */
  const grown = (d: string, width: number): Stroke => flat(d, hair, hair === "sheet" ? width : 0);
  const dark = (look.skin ?? 0) > 1;
  const { back, front, hat, beard, glasses } = look;
  const drawn: Stroke[] = [];
  const draw = (...strokes: Strokes): void => void drawn.push(...strokes);

  if (back === "scarf")
    draw(flat(parts.BACK.scarf, "ink"), { d: parts.BACK.scarf, fill: "pen.1", over: true });
  else if (back === "wig") draw(flat(parts.BACK.wig, "sheet", 2.4));
  else if (back) draw(grown(parts.BACK[back], 2.4));

  draw(flat(parts.SHOULDERS, look.clothIn, 2.6));
  draw(flat(parts.NECK, "skin", 2.4), { d: parts.THROAT, fill: "pen.3", over: true });
  if (back !== "scarf") draw(flat(parts.EARS, "skin", 2.2));
  draw(flat(parts.HEADS[look.head], "skin", 2.6));
  draw({
    d: "M79 20h40v90h-30Q86 66 79 20Z",
    fill: dark ? "pen.1" : "ink.1",
    opacity: 0.6,
    over: true,
    within: "head",
  });
  draw({ d: parts.CHEEKS, fill: "ink", opacity: 0.28, over: true, within: "head" });
  draw(...parts.CLOTHES[look.cloth](look.clothIn));

  if (front === "buzz")
    draw(
      { d: parts.FRONT.buzz, fill: "pen", opacity: 0.35 },
      { d: parts.FRONT.buzz, fill: "pen.3" },
    );
  else if (front === "wig") draw(flat(parts.FRONT.wig, "sheet", 2.4));
  else if (front) draw(grown(parts.FRONT[front], 2.2));
  if (hat) {
    const on = look.hatIn ?? "ink";
    const line = on === "pen" ? "sheet" : "pen";
    draw(flat(parts.HATS[hat].d, on, 2.4, line), pen(parts.HATS[hat].fold, 2.2, line));
  }

  if (beard === "stubble") draw({ d: parts.BEARDS.stubble, fill: "pen.2", within: "head" });
  else if (beard) draw(grown(parts.BEARDS[beard], 2.2));
  draw(...parts.EYES[look.eyes](look.gaze ?? 0), parts.BROWS[look.brow], parts.NOSES[look.nose]);
  if (beard !== "full") draw(...(parts.MOUTHS[look.mouth] ?? []));
  if (glasses) draw(...(parts.GLASSES[glasses] ?? []));
  for (const extra of look.extras ?? []) draw(...(parts.EXTRAS[extra] ?? []));
  return drawn;
}

/** The outline of somebody who stands before something dark. */
export function outline(look: Look): string {
  const { back, hat } = look;
  return [
    parts.SHOULDERS,
    parts.HEADS[look.head],
    back ? parts.BACK[back] : "",
    hat ? parts.HATS[hat].d : "",
  ].join("");
}
