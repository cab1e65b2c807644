/** The words of a text as runs of letters and digits, in lowercase: what is left when only spacing or punctuation changes. */
export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
