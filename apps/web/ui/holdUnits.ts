/** Keeps a percent sign on the line of its number. */
export const holdUnits = (text: string): string => text.replaceAll(' %', '\u00a0%');
