/** Points as shown; undefined if they would round to zero. */
export function toPoints(points: number): string | undefined {
  const text = Math.abs(points).toFixed(1);
  return text === '0.0' ? undefined : text;
}

/** Joins advice of two sentences into one, so that its effect can follow. */
export const toOneSentence = (text: string): string => text.replaceAll(/\. (\p{L})/gu, (_, letter: string) => `; ${letter.toLowerCase()}`);

/** After a colon, a sentence continues in lowercase; a name or a quotation does not change. */
export const continueSentence = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}*(?:\s|$))/u, (letter) => letter.toLowerCase());
