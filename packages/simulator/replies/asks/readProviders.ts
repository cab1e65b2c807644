/** Done by the reader's own people. */
const OWN =
  /\b(?:in[- ]house|internally|your ?sel(?:f|ves)|your own (?:people|team|staff|lads|guys|crew)|on staff|an? (?:internal|in-house) \p{L}+)\b/iu;
/** Done by others, and what a reader calls them. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\boutsourc\w*/i, "it's outsourced"],
  [/\bagenc(?:y|ies)\b/i, 'an agency does it'],
  [/\bcontractors?\b/i, 'a contractor does it'],
  [
    /\b(?:externally|third part(?:y|ies)|(?:outside|external|local|managed) (?:[\p{L}-]+ )?(?:firm|company|provider|vendor|partner|service|help)|MSP|provider|outside help)\b/iu,
    'an outside firm does it',
  ],
];
const ASKS_HOW_THINGS_ARE = /^(?:do|does|is|are|who|how)\b/i;

/**
 * "Is your IT in house, or is it outsourced?": what either side says, own people first; null if a question asks something else. Whoever is employed
 * to do that work answers with the first.
 */
export function readProviders(question: string): readonly [string, string] | null {
  const at = question.toLowerCase().lastIndexOf(' or ');
  if (at < 0 || !ASKS_HOW_THINGS_ARE.test(question)) return null;
  const sides = [question.slice(0, at), question.slice(at)];
  const own = sides.findIndex((side) => OWN.test(side));
  const other = sides[1 - own] ?? '';
  const others = own < 0 || OWN.test(other) ? undefined : OTHERS.find(([words]) => words.test(other))?.[1];
  return others === undefined ? null : ['we do it in house', others];
}
