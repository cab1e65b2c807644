const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)`;
/** What the reader gets or does not pay if the promise is broken. */
const MADE_GOOD = String.raw`(?:(?:do not|don['\u2019]?t|won['\u2019]?t|will not|never|pay|owe) (?:pay|owe|nothing|us nothing)|you(?:['\u2019]ll| will)? (?:pay|owe)(?: us)? nothing|(?:is|are|it['\u2019]s|comes?) (?:free|on us)|free of charge|no (?:charge|cost|fee)|at (?:no|our) (?:cost|expense|charge)|refund\w*|money[- ]back|(?:get|return\w*) your money|replac(?:e|es|ed|ement)|re-?do|repair|(?:fix|come back)\b)`;
const TERM = new RegExp(
  [
    // "A 90-day replacement guarantee", "guaranteed for 24 months".
    String.raw`\b${NUMBER}[- ](?:hours?|days?|weeks?|months?|years?)['\u2019]?[- ](?:[\p{L}-]+[- ]){0,3}(?:guarantees?|money[- ]back|warrant(?:y|ies))\b`,
    String.raw`\bguaranteed? (?:for|of) (?:the first )?${NUMBER} (?:hours?|days?|weeks?|months?|years?)\b`,
    // What it is that is warranted: "our replacement guarantee", "we guarantee a replacement".
    String.raw`\b(?:replacement|refund|delivery|turnaround|response|uptime|placement|fill[- ]rate|retention|workmanship|service[- ]level) guarantees?\b`,
    String.raw`\bguarantee (?:an? |the |your )?(?:free )?(?:replacement|refund|repair)\b`,
    // How soon somebody is there.
    String.raw`\bguarantee (?!(?:[\p{L}-]+ ){0,4}(?:results?|leads|traffic|rankings?|profits?|success)\b)(?:[\p{L}-]+ ){1,7}(?:in|within) ${NUMBER} (?:minutes?|hours?)\b`,
    // "Or you don't pay", "if it fails, we replace it".
    String.raw`\b(?:or|otherwise|if)\b[^.!?\n]{0,80}\b${MADE_GOOD}`,
    String.raw`\b${MADE_GOOD}[^.!?\n]{0,60}\b(?:if|unless|until)\b`,
  ].join('|'),
  'iu',
);

/** Promises nothing that could be checked, whatever follows: "100% satisfaction guaranteed or your money back". */
const IS_CLAIM =
  /\b100 ?%|\brisk[- ]free\b|\bno (?:risk|strings)\b|\b(?:double|triple) your\b|\b(?:special|exclusive|amazing|unbeatable|incredible) (?:offer|deal)\b|\b(?:lowest|best) prices?\b|\bfree (?:money|gift|bonus)\b|\bmake money\b|\byou lose nothing\b|\bnothing to lose\b/iu;

const isLoud = (sentence: string): boolean => /!|GUARANTEE|MONEY|\bFREE\b/.test(sentence);

const isEnd = (text: string, at: number): boolean =>
  text.charAt(at) === '\n' || (/[.!?]/.test(text.charAt(at)) && /^\s|^$/.test(text.charAt(at + 1)));

/** More of a sentence than this on either side belongs to something else. */
const MOST_AROUND = 200;

/** The sentence around a place, with its closing mark. */
function sentenceAt(text: string, place: number): string {
  let [start, end] = [place, place];
  while (start > Math.max(0, place - MOST_AROUND) && !isEnd(text, start - 1)) start -= 1;
  while (end < Math.min(text.length, place + MOST_AROUND) && !isEnd(text, end)) end += 1;
  return text.slice(start, end + 1);
}

/**
 * Whether words of a guarantee state a term of business, calmly: what is warranted, for how long, or what happens otherwise. Such terms
 * are usual in recruiting, staffing, repairs and services.
 */
export function isPlainTerm(text: string, place: number): boolean {
  const sentence = sentenceAt(text, place);
  return TERM.test(sentence) && !IS_CLAIM.test(sentence) && !isLoud(sentence);
}
