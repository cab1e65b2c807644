const ODD: Readonly<Record<string, string>> = { has: 'have', does: 'do', is: 'are', goes: 'go' };

/** The form of a verb after "you" or "to": "keeps" as "keep", "carries" as "carry", "washes" as "wash". */
export const toSecondPerson = (verb: string): string =>
  ODD[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x|zz|o)es$/, '')
    .replace(/(?<![su])s$/, '');

/** The form of a verb after a name: "keep" as "keeps", "carry" as "carries", "wash" as "washes". */
export const toThirdPerson = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
