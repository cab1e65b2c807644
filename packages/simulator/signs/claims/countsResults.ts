import { rememberLines } from '../../reading/text/remember.ts';
import { isNotYet } from './isNotYet.ts';

const COUNT = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|none|half|most)`;
const DONE = String.raw`(?:\p{Ll}{2,}ed|had|have|has|were|was|got|went|came|ran|found|sold|kept|made|met|won|lost|left|paid|took|cut|fell|rose|grew|held|stood|sent|built|began)`;
/** What has been done by somebody: a price or a plan has no such verb. */
const DID = String.raw`(?:done|\p{Ll}{3,}ed|built|sold|made|run|ran|taught|cut|won|found|put|laid|sent|moved|kept|given|gave|written|wrote|brought|shot|drawn|drew|dug|grown|grew|swept)`;
/** When it was: without it, a count may be of stock, staff or features. */
const WHEN = String.raw`(?:since (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|autumn|winter|last|the)\b|(?:19|20)\d\d)|(?:last|this|in the (?:last|past)) (?:year|month|quarter|season|week|spring|summer|fall|autumn|winter|term|harvest|\d+ \p{Ll}+|two \p{Ll}+|three \p{Ll}+|twelve \p{Ll}+)|in (?:19|20)\d\d|so far|to date|over the years)`;
/** Things whose share says what somebody charges or uses, not how well it went. */
const PAID = String.raw`(?:the |your |their |our )?(?:\p{Ll}+[- ])?(?:salary|salaries|savings?|price|value|turnover|revenue|sales|fees?|invoices?|rent|spend|recover\p{Ll}+|amount|profit|cost|bill|bid|sum)\b`;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** What each of these has, and most sentences do not. */
const HAS_COUNT = new RegExp(String.raw`\d|(?<![a-z])(?:${COUNT}|twenty|dozens|hundreds|thousands)`, 'iu');
const FORMS: readonly RegExp[] = [
  // "6 of the 48 valves we opened had a torn seal"
  pattern(
    String.raw`(?<![\p{L}\d])${COUNT} of (?:the |our )?(?:last )?\d[\d,.]* [^.!?]{0,40}?\b(?:we|I) (?:have |had )?(?!can\b|will\b|could\b)\p{Ll}+ [^.!?]{0,40}?\b(?:had|have|were|was|showed|needed|got|passed|failed|came|leaked|went|ran)\b`,
  ),
  // "Of our last 80 inspections, 66 passed", "In the last 12 audits we found"
  pattern(
    String.raw`\b(?:in|of|out of|across|among|on) (?:our|my|the) (?:last|past|first|latest|previous|most recent) (?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?!(?:years?|months?|weeks?|days?|hours?|minutes?|quarters?|decades?)\b)\p{Ll}[^.!?,]{2,40},? [^.!?]{0,60}?\b${DONE}\b`,
  ),
  // "Our last 20 surveys found 9 blocked drains", "the last six clients renewed"
  pattern(
    String.raw`(?:^|[.!?:;]\s+)(?:our|my|the) (?:last|first|latest) (?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?!(?:years?|months?|weeks?|days?|hours?|minutes?|seats?|spots?|places?|slots?|dates?)\b)(?:\p{Ll}+ ){1,3}(?:\p{Ll}+ )?${DONE}\b`,
  ),
  // "97% of our orders arrived before ten", "none of our cables has failed"
  pattern(
    String.raw`(?<![\p{L}\d])(?:(?:\d[\d.]*\s?(?:%|percent|per cent)|nine in ten) of (?:our|my|the)|(?:all|none|${COUNT}) of (?:our|my)) (?!(?:energy|power|electricity|material|ingredients|staff|team|fees?|profits?)\b)[^.!?,]{2,40}?\b${DONE}\b(?= )`,
  ),
  // "We answer 92% of calls within a minute"
  pattern(
    String.raw`\b(?:we|I) (?:now |still |usually |have )?(?!(?:charge|take|keep|get|cost|pay|ask|offer|give|want|need|own|make|use|cover|refund|lend|save|cut|can|could|will|may|plan|aim|hope)\b)\p{Ll}+ (?:about |around |over |more than |some )?\d[\d.]*\s?(?:%|percent|per cent) of (?!${PAID})`,
  ),
  // "Our approval rate is 74%, with $12m granted so far"
  pattern(String.raw`\b(?:win|success|pass|approval|retention|renewal|acceptance) rate (?:of|is|was|stands at) \d[\d.]*\s?%[^.!?]*\d`),
  // "We have trained 1,100 drivers since 2015, with a 97% pass rate"
  pattern(
    String.raw`\b(?:we|I|who)(?:['\u2019]ve| have)? (?:already )?(?!(?:need|want|need|hired|employed|invested|raised|received|used|moved)\b)${DID} (?:about |around |over |more than |nearly |almost |some |well over )?(?:\d[\d,.]*|hundreds of|thousands of|dozens of) (?!(?:years?|months?|weeks?|days?|hours?|minutes?|miles|people here)\b)[^.!?]{2,60}?\b${WHEN}\b`,
  ),
  // "So far this year we have cleared 210 roofs"
  pattern(
    String.raw`^\W*(?:${WHEN},? )+(?:alone )?(?:we|I)(?:['\u2019]ve| have)? (?:already )?(?!(?:need|want|hired|employed|invested|raised|received|used|moved)\b)${DID} (?:about |around |over |more than |nearly |almost |some |well over )?\d[\d,.]* (?!(?:years?|months?|weeks?|days?|hours?|minutes?|miles|people here|more)\b)\p{Ll}`,
  ),
  // "44 placements last year, 41 stayed"
  pattern(String.raw`^\W*\d[\d,.]* (?:[\p{Ll}-]+ ){1,3}${WHEN}[,;:]? (?:and |of which |of them )?(?:\d|all\b|none\b|every)`),
  // "In our last project we cut the changeover from 70 to 30 minutes"
  pattern(
    String.raw`\b(?:in|on|at|for) (?:our|my|the|a) (?:last|recent|latest|similar) (?:[\p{Ll}-]+ )?(?:project|job|install\p{Ll}*|client|customer|site|campaign|case|contract|build|refit|order)\b[^.!?]{0,20} (?:we|I|it) [^.!?]{0,80}\bfrom [$\u20ac\u00a3]?\d[^.!?]{0,15} to [$\u20ac\u00a3]?\d`,
  ),
  // "Trials at Cockle Park last spring: the same yield with less seed"
  pattern(
    String.raw`^\W*(?:in )?(?:field |farm |side-by-side )?trials? (?:at|with|on|in) [^.!?:]{2,50}(?:(?:last|in) (?:\p{L}+|(?:19|20)\d\d)\b)[^.!?]*[:,;][^.!?]*\d`,
  ),
];

/** What the sender does otherwise takes nothing from the count: "we fill 94% of shifts, and if we can't, we tell you". */
const OTHERWISE = /[,;] (?:and |but |so )?(?:if|when) [\s\S]*$/i;

/** Whether a sentence counts what came of the sender's own work. */
export const countsResults = rememberLines((sentence) => {
  const text = sentence.replace(OTHERWISE, '');
  return HAS_COUNT.test(text) && !isNotYet(text) && FORMS.some((form) => form.test(text));
});
