const MARKS = /\p{M}+/gu;

/** Without case and accents: "Zoë" is found as "zoe". */
export const foldText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
