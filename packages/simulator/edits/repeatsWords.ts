/** So many words in a row are noticed as said twice. */
const NOTICED = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$\u20ac\u00a3%]+/gu) ?? [];

/** Whether a question that an edit writes ends in words of another sentence that stays: "I'll email you a price the same day. Shall I email you a price the same day?" */
export function repeatsWords(before: string, after: string): boolean {
  const sentences = after.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => sentence.trim());
  return sentences.some((question, at) => {
    if (!question.endsWith('?') || before.includes(question)) return false;
    const words = wordsOf(question);
    const end = ` ${words.slice(-NOTICED).join(' ')} `;
    return words.length > NOTICED && sentences.some((other, place) => place !== at && ` ${wordsOf(other).join(' ')} `.includes(end));
  });
}
