/** The pseudo-language: English that shows where a text escaped the files or does not fit. */
const PLAIN = "aceinosuyACEINOSUY";
const ACCENTS = "áçéíñöšúýÁÇÉÍÑÖŠÚÝ";

/** A text with accents, a third longer: of long words the first vowel is drawn out. */
export function accented(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => {
    const said = word.replace(/[a-z]/gi, (letter) => ACCENTS[PLAIN.indexOf(letter)] ?? letter);
    if (word.length < 3) return said;
    return said.replace(/[áéíöú]/, (vowel) => vowel.repeat(1 + Math.floor(word.length / 3)));
  });
}

/** A whole message, so that one sees where it begins and ends. */
export function marked(text: string): string {
  return `⟦${text}⟧`;
}
