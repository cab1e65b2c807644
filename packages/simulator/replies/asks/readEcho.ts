/** The answers to a yes-or-no question that repeat its subject: "we do" and "we don't". */
export type Echo = { yes: string; no: string };

const VERBS: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  are: "aren't",
  is: "isn't",
  have: "haven't",
  has: "hasn't",
};
const PLURAL_OF: Readonly<Record<string, string>> = { does: 'do', is: 'are', has: 'have' };

/** Subjects with a form of their own, before the verb and after it. */
const FIXED: readonly (readonly [RegExp, string, string])[] = [
  [/^do any\b/i, 'some do', 'none do'],
  [/^are any\b/i, 'some are', 'none are'],
  [/^have any\b/i, 'some have', 'none have'],
  [/^got any\b/i, 'a few', 'none'],
  [/^(?:do|got) you\b/i, 'we do', "we don't"],
  [/^are you\b/i, 'we are', "we're not"],
  [/^have you\b/i, 'we have', "we haven't"],
  [/^did you\b/i, 'we did', "we didn't"],
  [/^is there\b/i, 'there is', "there isn't"],
  [/^are there\b/i, 'there are', "there aren't"],
  [/^(?:is|are) (?:any|some)(?:one|body)\b/i, 'somebody is', 'nobody is'],
  [/^(?:do|does) (?:any|some)(?:one|body)\b/i, 'somebody does', 'nobody does'],
  [/^(?:has|have) (?:any|some)(?:one|body)\b/i, 'somebody has', 'nobody has'],
  [/^(?:would|will) (?:any|some)(?:one|body)\b/i, 'somebody would', 'nobody would'],
  [/^(?:can|could) (?:any|some)(?:one|body)\b/i, 'somebody can', 'nobody can'],
];
/** The verb shows whether its subject is one or many. */
const OF_THINGS = /^(do|does|are|is|have|has) (?!I\b|we\b|he\b|she\b)(\p{L}[\p{L}'\u2019-]*(?: \p{L}[\p{L}'\u2019-]*)?)/iu;
/** Where the reader works: "does your clinic" is answered for all of it. */
const OF_PLACE =
  /^your (?:front desk|reception|back office|team|compan|firm|business|office|clinic|practice|surgery|site|shop|store|school|nursery|hotel|restaurant|kitchen|place|department|organi|staff|crew|plant|warehouse|yard|garage|salon|gym|club|farm|studio|agency|lot\b|group|charity|museum|library|bakery|brewery|factory)/i;
/** One person, of whom nobody knows more from the question. */
const OF_PERSON = /(?:er|or|ist|ant|ian|man|lord|lady|boss|nurse|chef|wife|husband|partner)$/i;

const toOne = (echo: string): string =>
  echo
    .replace(/^we are$/, 'I am')
    .replace(/^we're /, "I'm ")
    .replace(/^we /, 'I ');

/** How a yes and a no repeat the subject of a question; null if that is not certain. `isOfOne`: it is asked of one person, not of a company. */
export function readEcho(question: string, isOfOne: boolean): Echo | null {
  const fixed = FIXED.find(([pattern]) => pattern.test(question));
  if (fixed !== undefined) return isOfOne ? { yes: toOne(fixed[1]), no: toOne(fixed[2]) } : { yes: fixed[1], no: fixed[2] };
  const [, spelled = '', subject = ''] = OF_THINGS.exec(question) ?? [];
  const verb = spelled.toLowerCase();
  if (verb === '' || VERBS[verb] === undefined) return null;
  const plural = PLURAL_OF[verb];
  if (plural === undefined) return { yes: `they ${verb}`, no: `they ${VERBS[verb]}` };
  if (OF_PLACE.test(subject)) return { yes: `we ${plural}`, no: plural === 'are' ? "we're not" : `we ${VERBS[plural] ?? ''}` };
  return OF_PERSON.test(subject) ? null : { yes: `it ${verb}`, no: `it ${VERBS[verb]}` };
}
