const YES = String.raw`(?:yes|so|you (?:do|are|have|did)|it (?:is|does|has|was)|they (?:are|do|have)|there (?:is|are))`;
const NO = String.raw`(?:not|no|you (?:don['\u2019]t|aren['\u2019]t|haven['\u2019]t|didn['\u2019]t|do not|are not|have not)|it (?:isn['\u2019]t|doesn['\u2019]t|hasn['\u2019]t|wasn['\u2019]t)|they (?:aren['\u2019]t|don['\u2019]t|haven['\u2019]t))`;
const LETS_GO = String.raw`[^.?!\n]*\b(?:forget|ignore|disregard|delete|never mind|no worries|no (?:need|harm|rush)|bother|leave you|leave it|(?:come|get|be) back|back to you|try again|stop|tell me when|bin this|all good|good for you|great)\b`;
const GOES_ON = String.raw`,? (?:then )?(?:I|we|our [\p{L}-]+|it|there)(?:['\u2019](?:ll|d)|['\u2019]s| can| could| will| would| should| may| might| is)\b(?!${LETS_GO})`;

const after = (condition: string, rest: string): RegExp =>
  new RegExp(String.raw`(?:^|[.!?:;\n]\s*|, |and |but )if ${condition}\b${rest}`, 'iu');
const PATTERNS: readonly (readonly ['yes' | 'no', RegExp])[] = [
  ['yes', after(NO, LETS_GO)],
  ['no', after(YES, LETS_GO)],
  ['yes', after(YES, GOES_ON)],
  ['no', after(NO, GOES_ON)],
];

/** "Do you already claim? If so, who prepares it?": what is asked next is asked only of those who do. */
export const asksIfSo = (prose: string): boolean => /\bif (?:so|yes|you do)\b[^.!?\n]*\?/i.test(prose);

/** The answer after which an email offers something: "Do you do it yourselves? If so, we can take it over."; null if it does not say. */
export const readPolarity = (prose: string): 'yes' | 'no' | null =>
  PATTERNS.find(([, pattern]) => pattern.test(prose))?.[0] ?? (asksIfSo(prose) ? 'yes' : null);
