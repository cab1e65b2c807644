/** Characters that decide whether a search is worth doing, one bit each; see `marksOf`. */
export const MARKS = {
  /** Not ASCII. */
  beyondAscii: 1,
  digit: 2,
  /** `<` and `&`. */
  markup: 4,
  slash: 8,
  square: 16,
  /** `{`, `%`, `*`, `_`, `#`: what placeholders begin with, besides `[` and `<`. */
  placeholder: 32,
  question: 64,
  exclamation: 128,
  money: 256,
  percent: 512,
  newline: 1024,
} as const;

const table = new Uint16Array(0x10000).fill(MARKS.beyondAscii, 128);
const set = (characters: string, mark: number): void => {
  for (const character of characters) table[character.charCodeAt(0)] = (table[character.charCodeAt(0)] ?? 0) | mark;
};
set('0123456789', MARKS.digit);
set('<&', MARKS.markup);
set('/', MARKS.slash);
set('[', MARKS.square);
set('{%*_#', MARKS.placeholder);
set('?', MARKS.question);
set('!', MARKS.exclamation);
set('$', MARKS.money);
set('%', MARKS.percent);
set('\n', MARKS.newline);

/** Which of these characters a text contains. One pass instead of a dozen searches. */
export function marksOf(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) marks |= table[text.charCodeAt(at)] ?? 0;
  return marks;
}
