import { splitProse } from '../splitProse.ts';
/** What something may be kept on or done with, before it the words that describe it. */
const KEPT_IN = String.raw`(?:binders?|spreadsheets?|notebooks?|log ?books?|folders?|ledgers?|diar(?:y|ies)|Excel|Google Sheets?|group chats?)`;
const KEPT_ON = String.raw`(?:paper|whiteboards?|clipboards?|chalkboards?|wall (?:charts?|calendars?|planners?)|index cards|sticky notes|post-its|(?:paper )?(?:pads|sheets|forms|slips))`;
const DONE_BY = String.raw`(?:hand|phone|telephone|email|text|fax|radio|WhatsApp|word of mouth|eye)`;
const WAY = new RegExp(
  String.raw`\b(?:with|in|on|is|it['\u2019]s|using|keeps?|or|and|,) (?:an? |the |some |one )?((?:paper|shared|big|old|ring|three-ring) )?(${KEPT_IN}|${KEPT_ON})\b|\b(?:by|or|over the) (${DONE_BY})\b`,
  'giu',
);
const IS_IN = new RegExp(`^${KEPT_IN}$`, 'iu');
/** What others do, as far as the sender has seen. */
const OF_OTHERS =
  /\b(?:most|mostly|usually|usual|typically|normally|often|still|many|nearly all|almost all|everybody|everyone|tend to|I (?:visit|see|meet|know)|we (?:visit|see|meet))\b/iu;
/** What the sender's own way is. */
const OF_SENDER =
  /\b(?:we|our \p{L}+|I) (?:also |can |will )?(?:send|text|call|email|post|fax|write|keep|put|record|log|show|make|built|build)\b/iu;

const GIVEN_UP = /\b(?:no longer|not|never|nobody|stopped|gave up|gone|without)\b|n['\u2019]t\b/iu;

function toWay(found: RegExpMatchArray): string {
  const [, kind = '', kept = '', done] = found;
  if (done !== undefined) return `by ${done}`;
  if (!IS_IN.test(kept))
    return `on ${/^(?:whiteboard|clipboard|chalkboard|wall (?:chart|calendar|planner))$/iu.test(kept) ? 'a ' : ''}${kind}${kept}`;
  return /s$|^(?:Excel|diaries)$/iu.test(kept) ? `in ${kind}${kept}` : `in ${/^[aeiou]/iu.test(kind || kept) ? 'an' : 'a'} ${kind}${kept}`;
}

/** Ways in which the email says that others do a thing, for a reader who does it like them: "in a paper binder", "by phone". */
export const readNamedWays = (prose: string): readonly string[] => [
  ...new Set(
    splitProse(prose)
      .filter((sentence) => OF_OTHERS.test(sentence) && ![OF_SENDER, GIVEN_UP, /\?/u].some((form) => form.test(sentence)))
      .flatMap((sentence) => [...sentence.matchAll(WAY)].map(toWay)),
  ),
];
