/** From this share of capitals on, a text is written in them, and they tell no name from another word. */
const MOST_CAPITALS = 0.6;
const LEAST_LETTERS = 60;

/** Whether a whole text is written in capitals. */
export function isAllShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= LEAST_LETTERS && (text.match(/\p{Lu}/gu)?.length ?? 0) >= MOST_CAPITALS * letters;
}
