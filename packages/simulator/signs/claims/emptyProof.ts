import { rememberLines } from '../../reading/text/remember.ts';

/** A figure, a number word, or that something no longer happens: what can be checked. */
const FACT =
  /\d|\b(?:one(?! of (?:our|my|the)\b)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|half|halved|doubled|tripled|third|quarter|none|zero|nobody|nothing|never|no longer|not a single|without a single|from\b[^.!?]{1,40}\bto|an? (?:hour|day|week|month|year)|stopped|cut|saved|switched|replaced|reduced|dropped)\b/iu;
/** Whether a sentence says something that can be checked. */
export const hasFact = (text: string): boolean => FACT.test(text);

const WHO = String.raw`(?:\p{Lu}|(?:all |many |most )?(?:of )?our |the )[^.!?,;:"\u201c]{0,50}?`;
const VERY = String.raw`(?:(?:all|really|truly|always|already|absolutely|just|simply|highly|completely|fully) )*`;
/** "Pruitt Stamping loves us and trusts our quality", "Pruitt Stamping is one of our happy customers". */
const FEELS = new RegExp(
  String.raw`^\W*${WHO} ${VERY}(?:loves?|trusts?|trusted|likes?|adores?|recommends?|values?|appreciates?|praises?|prefers?|believes? in|relies on|rely on|counts? on|depends? on|swears? by|raves? about|chose|chooses?|picked) (?:us|me|our|what we|working with us)\b|^\W*${WHO} (?:is|are|was|were|has been|have been) ${VERY}(?:(?:one|some|among) of our |an? |very |so )*(?:happy|satisfied|delighted|thrilled|pleased|impressed|loyal|valued|proud)\b`,
  'u',
);
/** A quotation of somebody without a name: "“Simply the best!” - a happy customer." */
const OF_NOBODY =
  /["\u201c][^"\u201c\u201d\n]+["\u201d][\s,\u2013\u2014-]*(?:(?:says?|said|from|as) )?(?:(?:an?|one|another|one of|some of|many of) )(?:our )?(?:\p{Ll}[\p{Ll}-]* ){0,3}\p{Ll}+(?: (?:says?|said|told us|wrote))?[.!]*$/u;
/** Where to look for proof, and none of it: "You can see our best projects in the portfolio here:" */
const ONLY_POINTS =
  /^\W*(?:(?:please|feel free to|you(?:['\u2019]ll| can| will| may)) )?(?:see|read|view|find|check out|look at|have a look at|take a look at|visit|browse|click)\b[^.!?]*\b(?:case stud(?:y|ies)|portfolio|projects|references|reviews|testimonials|(?:success |customer )?stories|gallery|examples|our work|web ?site|web ?page)\b/iu;
/** Readers in general: "companies like yours see up to 10x ROI". */
const OF_LIKES = /\b\p{L}+ (?:just |much |exactly )?like (?:you|yours)\b/u;
const NAMED = /(?<=[\p{Ll}\p{N},] )(?!(?:ROI|AI|SEO|CRM|B2B|UK|US|USA|EU|I)\b)\p{Lu}\p{L}+/u;

/** Others without a name, a number or a place: "Your competitors have already done it", "other firms in your area use it". */
const OF_OTHERS =
  /^\W*(?:(?:most|many|all|some|several|a lot|plenty|lots)(?: of)? )?(?:your (?:(?:\p{L}+ )?competitors?|competition|rivals?|peers|neighbou?rs)|the competition|(?:the )?(?:other|similar) (?:\p{L}+ )?(?:companies|firms|businesses|shops|stores|teams|owners|managers|people|practices|hotels|restaurants|clinics|schools|plants))\b/iu;
const COUNTED = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|half)\b/iu;
/** Whether a sentence says of others, whom nobody can ask, that they have or use something. */
export const tellsOfUnnamedOthers = (text: string): boolean => OF_OTHERS.test(text) && !NAMED.test(text) && !COUNTED.test(text);

/** A web address is no figure and no name. */
const withoutLinks = (text: string): string => text.replaceAll(/https?:\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?/giu, ' ');

/** How long the sender has been at it: nobody else is named or counted. */
const TENURE =
  /^\W*(?:we|I)(?:['\u2019]ve| have)? (?:been )?(?:\p{L}+ ){0,6}?(?:since (?:the )?(?:19|20)\d\d|for (?:(?:over|more than|nearly|almost|about) )?(?:\d+|an?|two|three|five|ten|fifteen|twenty|thirty|forty|fifty) (?:years?|decades?|generations?))\b/iu;
const ANYBODY_SERVED =
  /[$\u20ac\u00a3%]|\b(?:for|at|with) (?:the )?\p{Lu}|\b(?:customers?|clients?|users?|members?|reviews?|stars?|of them|\d+ (?!years?\b)\p{L}+)\b/u;
const tellsTenure = (text: string): boolean =>
  TENURE.test(text) &&
  !ANYBODY_SERVED.test(text.replace(/\b(?:in|since) (?:19|20)\d\d\b/gu, ' ').replace(/\bfor (?:\p{Ll}+ )*\d+ years?\b/gu, ' '));

/**
 * Whether a sentence sounds like proof and gives nothing to check: how long the sender has done it, what a customer feels, a quotation of nobody, a pointer to a page, or
 * what companies like the reader's are said to gain.
 */
export const isEmptyProof = rememberLines((written) => {
  const text = withoutLinks(written).trim();
  if (tellsTenure(text)) return true;
  if (OF_NOBODY.test(text)) return !/\d/.test(text);
  if ((OF_LIKES.test(text) && !NAMED.test(text)) || tellsOfUnnamedOthers(text)) return true;
  return !hasFact(text) && (FEELS.test(text) || (ONLY_POINTS.test(text) && !NAMED.test(text)));
});

/** Customers by name, and nothing of what came of it: "We work with Ford, Bosch and 3M." */
const ONLY_LISTS =
  /^\W*(?:we|I|our|some of our|among our|those who)\b[^.!?:]{0,30}\b(?:work(?:s|ed)? (?:with|for)|serve|served|supply|customers|clients|partners)\b/iu;
export const onlyListsCustomers = (text: string): boolean => ONLY_LISTS.test(text) && !hasFact(text.replaceAll(/\b\d\p{L}+/gu, ' '));
