/** The sentences and lines of a text, with the marks they end in. Some may be empty. */
export const splitProse = (prose: string): string[] => prose.split(/(?<=[.?!])\s+|\n/u);
