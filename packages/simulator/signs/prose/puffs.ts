import { capitalise } from '../../edits/textOps.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { tellsOf } from './onlyPraises.ts';

/** Any text without a figure, a question mark or a colon, and so without terms or links. */
const OPEN = String.raw`[^?$\u20ac\u00a3%\d:]`;
const WE = String.raw`(?:we|I|our (?:company|team|firm|agency|whole team|people)(?: of (?:\p{L}+ )?(?:experts|professionals|specialists|consultants|engineers))?)`;
const AM = String.raw`(?:(?:['\u2019](?:m|re))|(?: (?:am|are|is)))`;
const VERY = String.raw`(?: (?:very|really|truly|so|always|absolutely|extremely|fully|genuinely|deeply))?`;
/** What any firm puts first. */
const VALUE = String.raw`(?:quality|service|reliability|safety|trust|honesty|value)`;
/** What any firm calls itself. */
const ANY_FIRM = String.raw`(?:friendly|reliable|professional|trusted|trustworthy|dependable|experienced|dedicated|honest|dynamic|innovative|passionate|forward-thinking|hard-?working|customer-focused|skilled|responsive|flexible|efficient|approachable)`;
/** Words that any seller uses about its products. */
const PRAISE = String.raw`(?:great|good|perfect|excellent|ideal|strong|real|valuable|huge|significant|best|quality|service|excellence|satisfaction|success|support|value|results?|benefits?|insights?|fit|match|addition|asset|partners?|difference|help)`;

/**
 * How a statement begins, and the whole of it. Engines compile a pattern when it is first tested, and those with many open characters take
 * long: the whole is tested only where the beginning is found.
 */
type Puff = { begins: RegExp; whole: RegExp };
function puff(pattern: string): Puff {
  const [beginning = ''] = pattern.split(OPEN);
  return { begins: new RegExp(`^${beginning}`, 'iu'), whole: new RegExp(`^${pattern}$`, 'iu') };
}

/** Statements that any sender can make about its feelings, its mission or its quality. */
const PUFFS: readonly Puff[] = [
  puff(String.raw`${WE}${AM}${VERY} passionate about ${OPEN}{3,80}[.!]`),
  puff(String.raw`${WE} (?:always )?take (?:great |real )?pride in ${OPEN}{3,80}[.!]`),
  puff(String.raw`${WE} (?:always )?prides? (?:ourselves|myself|itself|themselves) (?:on|in) ${OPEN}{3,140}[.!]`),
  puff(String.raw`${WE}${AM}${VERY} proud of (?:our|what|the) ${OPEN}{3,100}[.!]`),
  puff(String.raw`${WE}${AM}${VERY} (?:committed|dedicated|devoted) to ${OPEN}{0,70}\b${PRAISE}\b${OPEN}{0,50}[.!]`),
  puff(
    String.raw`${WE}${AM}${VERY} (?:excited|thrilled|delighted) (?:about|by|at|for|to have) (?:the |this |an )?(?:opportunity|chance|prospect|idea|possibility)\b${OPEN}{0,60}[.!]`,
  ),
  puff(
    String.raw`(?:we|I)(?:${AM}${VERY} (?:confident|sure|certain|convinced|positive)| (?:firmly |strongly |honestly |really |truly )?(?:believe|think|feel|know)) (?:that )?(?:this|it|we|our (?:\p{L}+ ){1,3}?|I) (?:would|could|can|will|is|are|may|might)\b${OPEN}{0,40}\b${PRAISE}\b${OPEN}{0,50}[.!]`,
  ),
  puff(
    String.raw`(?:we|I)(?:['\u2019]d| would) (?:really |truly )?love (?:to (?:be|become) (?:(?:a )?part of|your)|the (?:opportunity|chance) to (?:work|partner|collaborate|grow)) ?${OPEN}{0,50}[.!]`,
  ),
  puff(String.raw`(?:(?:we|I) )?look(?:ing)? forward to (?:working|partnering|collaborating|doing business) with ${OPEN}{2,40}[.!]`),
  puff(String.raw`(?:our|the) (?:mission|vision|goal|philosophy|motto|passion) is (?:to )?${OPEN}{3,80}[.!]`),
  puff(
    String.raw`(?:we|our (?:company|team|firm)) (?:is|are) (?:well )?known for (?:its|our|the|their) ${OPEN}{0,40}\b${PRAISE}\b${OPEN}{0,30}[.!]`,
  ),
  puff(
    String.raw`${WE} (?:have|has|offer|offers|provide|provides) (?:you )?(?:the|our) (?:very )?(?:best|highest|lowest|finest) ${OPEN}{3,30}(?:(?:,|,? and) the (?:very )?(?:best|highest|lowest|finest) ${OPEN}{3,30}){0,3}[.!]`,
  ),
  puff(
    String.raw`our (?:[\p{L}-]+,? (?:and )?){0,5}(?:staff|team|people|experts|crews?|professionals|specialists|consultants) (?:always )?(?:delivers?|provides?|ensures?|achieves?|offers?) (?:exceptional|outstanding|excellent|amazing|superior|great|unmatched|incredible) (?:results|service|quality|support|work|value)${OPEN}{0,20}[.!]`,
  ),
  puff(
    String.raw`(?:we|our (?:company|team|firm|agency)) (?:have|has|(?:is|are)) ?(?:been )?(?:widely |consistently )?(?:recogni[sz]ed|known|regarded|seen) as (?:an? |the |one of the )(?:industry |market |global |world )?(?:leaders?|pioneers?)\b${OPEN}{0,40}[.!]`,
  ),
  puff(
    String.raw`${WE} (?:have|has) an? (?:[\p{L}-]+,? (?:and )?){1,5}team(?: of (?:\p{L}+ ){0,2}(?:professionals|experts|specialists|people))?[.!]`,
  ),
  puff(String.raw`(?:at \p{Lu}[\p{L}\d&' -]{1,30},? )?${WE}${AM}${VERY} on a mission to ${OPEN}{3,80}[.!]`),
  puff(String.raw`you(?:['\u2019]re| are|['\u2019]d be| would be| will) (?:be )?(?:crazy|mad|foolish) (?:not )?to ${OPEN}{2,40}[.!]`),
  puff(
    String.raw`in (?:today['\u2019]s|this|an? (?:ever-changing|fast-changing)) [\p{L}, -]{0,40}\b(?:market|world|economy|environment|climate|landscape),? ${OPEN}{3,150}[.!]`,
  ),
  puff(
    String.raw`(?:with|through) our (?:innovative|unique|cutting-edge|advanced|powerful|state-of-the-art) [\p{L} -]{3,30},? ${OPEN}{3,80}[.!]`,
  ),
  puff(
    String.raw`our (?:innovative|unique|cutting-edge|advanced|powerful|state-of-the-art|all-in-one)? ?(?:solution|product|platform|service)s? (?:will )?(?:saves?|takes?|helps?|brings?|makes?) ${OPEN}{0,30}\b(?:time and money|to the next level|life easier|lives easier|stress-free)\b${OPEN}{0,30}[.!]`,
  ),
  puff(
    String.raw`(?:at \p{Lu}[\p{L}\d&' -]{1,30}|here at \p{Lu}[\p{L}\d&' -]{1,30}),? (?:we|I) (?:firmly |strongly )?(?:believe|know|understand) ${OPEN}{3,90}[.!]`,
  ),
  puff(
    String.raw`${WE} (?:understand|know|appreciate|recogni[sz]e)s? that (?:every|each|no two) ${OPEN}{3,40}\b(?:different|unique|alike|the same)\b${OPEN}{0,90}[.!]`,
  ),
  puff(
    String.raw`${WE}${AM}(?: an?)? (?:(?:very|truly|highly) )?${ANY_FIRM}(?:(?:,|,? and) ${ANY_FIRM}){0,4} (?:company|business|team|firm|agency|supplier|partner|bunch)[.!]`,
  ),
  puff(
    String.raw`${WE}${AM}${VERY} proud to (?:be|have (?:been|become)) (?:an? |the )?(?:trusted |preferred |leading |chosen |reliable )*(?:partner|supplier|provider|choice|advis[eo]r)s? (?:to|of|for) ${OPEN}{3,60}[.!]`,
  ),
  puff(String.raw`${WE} (?:always )?(?:put|puts) (?:our |the )?(?:customers?|clients?) first[.!]`),
  puff(String.raw`(?:your|customer|client) satisfaction is ${OPEN}{3,40}[.!]`),
  puff(
    String.raw`${VALUE}(?:(?:,|,? and) ${VALUE}){0,3} (?:is|are) (?:always )?(?:our (?:top|number one|first|highest|absolute|main) (?:priority|priorities|concern)|at the heart of (?:everything|all|what) we do)[.!]`,
  ),
  puff(String.raw`${WE} (?:go|goes) above and beyond ${OPEN}{3,50}[.!]`),
];

/** Whether a sentence is such a statement. */
export const isAnyPuff = (text: string): boolean => PUFFS.some(({ begins, whole }) => begins.test(text) && whole.test(text));

/** A price, a term or a promise that the reader can check: the sentence has content. */
const SAYS_SOMETHING =
  /\b(?:free|refund\w*|guarantee\w*(?! (?:you )?(?:your )?(?:success|satisfaction|results?)\b)|insur\w*|licen[sc]\w*|certif\w*|patent\w*|accredit\w*|within|hours?|days?|weeks?|months?|years?|two|three|four|five|six|seven|eight|nine|ten|dozen|half|twice)\b/iu;
const INNER_NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{L}/u;

/** "Unlike other agencies, we ...": whatever follows is no less empty. */
const UNLIKE = /^unlike (?:other|most|many)(?: \p{L}+){1,2}, (?=(?:we|I|our)\b)/iu;
const BEGINS =
  /^(?:(?:we|I)\b|our\b|in (?:today|this|an)\b|(?:with|through) our\b|(?:here )?at\b|the (?:mission|vision|goal|philosophy|motto|passion)\b|your satisfaction|(?:customer|client) satisfaction|(?:quality|service|reliability|safety|trust|honesty|value)\b|look|you(?:['\u2019]d)?\b)/i;
const LONGEST = 180;

/** Where a second statement starts: "We pride ourselves on quality, and we use only green products." */
const SECOND =
  /(?:,|;|,? (?:and|but|so))? (?:and|but|so) (?=(?:we|I|our|you|your|it|this|they|there|all|every|each|everything|everybody|everyone|nobody)\b)|; (?=\p{Ll})/iu;
const finish = (clause: string): string => `${capitalise(clause.trim().replace(/[.!,;]+$/, ''))}.`;

/** Whether a sentence only praises its sender and has nothing that a reader could check or use, in any of its statements. */
export const isPuff = rememberLines((sentence) => {
  const clauses = sentence.trim().split(SECOND);
  return clauses.length === 1 ? isOnePuff(sentence) : clauses.every((clause) => isOnePuff(finish(clause)));
});

function isOnePuff(sentence: string): boolean {
  const text = sentence
    .trim()
    .replace(UNLIKE, '')
    .replace(/[!.]+$/u, '.');
  if (text.length > LONGEST || !BEGINS.test(text)) return false;
  if (SAYS_SOMETHING.test(text) || INNER_NAME.test(text.replace(/^(?:here )?at [^,]{2,40}?,? we\b/i, 'We'))) return false;
  return isAnyPuff(text);
}

/** Words of any such sentence; another word names what is sold, how it is made or what the reader struggles with. */
const ANY_PUFF =
  /^(?:pride[sd]?|proud|ourselves|myself|itself|themselves|attention|details?|passionate|passion|committed|commitment|dedicated|dedication|devoted|provid\p{L}+|deliver\p{L}+|offering|giving|making|ensur\p{L}+|highest|possible|best|mission|goal|philosophy|motto|vision|believe|understand\p{L}*|knows?|known|appreciate|recogni[sz]e|every|each|always|different|alike|same|individual|satisfaction|satisfied|happy|priority|number|go(?:es|ing)?|above|beyond|extra|mile|excited|thrilled|delighted|confident|sure|chance|prospect|earn|work(?:ing)?|people|come|first|puts?|professional(?:ism)?|reliab\p{L}+|integrity|honesty|trust\p{L}*|friendly|craftsmanship|today['\u2019]s|market|marketplace|competitive|economy|environment|climate|landscape|fast(?:-paced|-changing|-moving)?|ever-changing|edge|stand|serve|serving|clients?|customers?|exceed\p{L}*|expectations?|valuable|perfect|part|second|source|prices?|brands?|products?|recogni[sz]ed|industry|leaders?|track|record|innovation|highly|trained|skilled|experienced|staff|team|experts|professionals?|time|we['\u2019]ve|been|revolutioni[sz]es|transforms|reinvents|redefines|changes|way|teams|companies|businesses|operate|business|run)$/iu;

/** Whether a sentence only praises its sender, in words that any sender could use or that the rest of the email says too: nothing is lost with it. */
export const isEmptyPuff = (sentence: string, rest: string): boolean => isPuff(sentence) && isOfAnySender(sentence, rest);
const isOfAnySender = (text: string, rest: string): boolean => tellsOf(text, rest).every((word) => ANY_PUFF.test(word));

/** A clause at the end of a sentence that only praises the sender. */
const CLAUSES: readonly RegExp[] = [
  /,? (?:that|which) (?:completely |totally |fundamentally )?(?:revolutioni[sz]es|transforms|changes|reinvents|redefines) (?:the way|how) (?:you|people|teams|companies|businesses) (?:work|operate|do business|run)(?=[.!]$)/iu,
  new RegExp(
    String.raw`,? and ${WE}(?:${AM}${VERY} (?:passionate about|proud of (?:our|what|the)|(?:committed|dedicated) to ${OPEN}{0,50}\b${PRAISE}\b)| prides? (?:ourselves|myself|itself) (?:on|in)\b)${OPEN}{0,60}(?=[.!]$)`,
    'iu',
  ),
  new RegExp(
    String.raw`,? (?:because|as|since) we (?:want you to be (?:happy|satisfied)|care about (?:our|you)[^.,]{0,30}|love what we do)(?=[.!]$)`,
    'iu',
  ),
  new RegExp(
    String.raw`,? and (?:(?:during|over|in) (?:that|this) (?:time|period),? )?(?:we|I)(?: have|['\u2019]ve) (?:built|earned|developed|gained|established)(?: up)? (?:an? |our )(?:\p{L}+ ){0,2}(?:reputation|name) (?:for|as) ${OPEN}{3,80}(?=[.!]$)`,
    'iu',
  ),
  new RegExp(String.raw`,? and I think it(?:['\u2019]s| is) fair to say that [^.,\d]{3,50}(?=[.!]$)`, 'iu'),
];

/** A sentence without its clause of praise; undefined if it has none. */
export function withoutPuffClause(sentence: string): string | undefined {
  for (const clause of CLAUSES) {
    const found = clause.exec(sentence)?.[0];
    if (found === undefined || SAYS_SOMETHING.test(found) || !isOfAnySender(found, sentence.replace(found, ''))) continue;
    return sentence.replace(clause, '');
  }
  return withoutFirstPuff(sentence);
}

/** Words that refer to the statement before them, which stays then. */
const REFERS = /\b(?:it|this|that|they|them|these|those|there)\b/i;
/** The second statement of a sentence whose first one only praises. */
function withoutFirstPuff(sentence: string): string | undefined {
  const found = SECOND.exec(sentence);
  if (found === null) return undefined;
  const [first, rest] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  return isOnePuff(finish(first)) && isOfAnySender(first, rest) && !REFERS.test(rest) && rest.split(' ').length >= LEAST_REST
    ? capitalise(rest)
    : undefined;
}
const LEAST_REST = 4;
