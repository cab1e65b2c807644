/**
 * The questions of a text, each with what stands before it in its sentence. They are searched for from the starts of sentences only:
 * from each character, a long text without a question mark would take the square of its length.
 */
export const questionsOf = (text: string): readonly string[] => text.match(/(?<![^.?!\n])[^.?!\n]+\?/g) ?? [];
