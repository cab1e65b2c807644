import type { FindingKind, Sighting } from './finding.ts';
import { isPlainTerm } from './plainTerm.ts';

type Listed = Extract<FindingKind, 'insult' | 'pressure' | 'guarantee' | 'click_here' | 'short_link'>;

/** What may stand between the start of a clause and words that press. */
const SAID =
  /(?:^|[^\p{L}\p{N}\s'\u2019])\s*(?:(?:please|so|and|or|but|just|then|also|now|remember|there(?: is|['\u2019]s| are)|(?:I|we)(?: only| just)? have|(?:I|we)['\u2019]ve(?: only| just)? got|this is|it is|it['\u2019]s|that['\u2019]s|here['\u2019]s|a|an|the|our|your|my|this|with|very|special|are|is|one|must|should|to|do(?: not)?|don['\u2019]?t) ){0,5}$/iu;

/**
 * Phrases typical of ads, and links that do not say where they lead. A bank's guarantee, a product's guarantee for a number of years, and
 * an urgent care clinic do not count.
 */
const PATTERNS: readonly (readonly [kind: Listed, pattern: RegExp, before?: RegExp])[] = [
  [
    'insult',
    /\byou (?:idiots?|morons?|clowns?|fools?|losers?)\b|\byou(?:['\u2019]re| are) (?:all |just |clearly |really )?(?:an? )?(?:bunch of )?(?:idiots?|morons?|clowns?|fools?|losers?|amateurs?|clueless|pathetic|incompetent)\b|\byour (?:[\w-]+ ){1,3}(?:is|are|looks?) (?:an? )?(?:joke|embarrass(?:ing|ment)|pathetic|disgrace(?:ful)?|garbage|trash|amateurish)\b|\byou (?:clearly |obviously )?have no clue\b|\bhalf your brains?\b/gi,
  ],
  [
    'pressure',
    /\bonly if you (?:sign up|book|order|buy|reply|respond|act|decide|call|join|enroll?)\b[^.!?\n]{0,20}\b(?:before|by|this|today|tomorrow|tonight|now|within)\b(?: (?:(?:the )?end of the )?\p{L}+)?|\bonly if (?:we|you|I) (?:can )?(?:start|begin|pay|do it|get going|sign|commit|say yes)\b[^.!?\n]{0,20}\b(?:today|tomor+ow|tonight|right now)\b|(?<!\b(?:you|you['\u2019]ve|when|if|with|once|are|there)(?: \p{L}+){0,2} )\b(?:only|just) (?:got |have )?(?:\d{1,2}|one|two|three|four|five|a few) (?:(?:more )?(?:spots?|seats?|places?|slots?) )?(?:are )?left\b(?! (?:in|on|for|at|to|over|of|by|behind)\b)|\b(?:they|it|these|spots?|slots?|seats?)(?: will|['\u2019]ll) be gone\b|\blimited[- ]time (?:only|offer|deal)\b|\bfor a limited time\b|\bwhile (?:supplies|stocks?) lasts?\b|\bonce[- ]in[- ]a[- ]lifetime\b|\bbefore it['\u2019]?s too late\b(?! to\b)|\bonly until (?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|midnight)\b|\bor (?:I|we)(?: will|['\u2019]ll) assume\b[^.!?\n]{0,40}|(?<=^|[^\p{L}\s][^\p{L}\n]{0,3}|\n|\b(?:please|and|or|to|so|just|then|can|should|must|dear customer) )(?:order|buy|call|apply|sign up|join|confirm|renew|register|claim|enroll?|reply|respond) now\b(?: to avoid [a-z ]{3,30})?|\bto avoid (?:disappointment|missing out)\b|\bif (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) (?:hear|get|receive)\b[^.!?\n]{0,50}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|consider|presume)\b[^.!?\n]{0,60}|\bunlimited fines?(?: (?:and|or) imprisonment)?|\bonly valid (?:today|until (?:tonight|midnight))\b|\bvalid (?:today only|only today)\b|\byour competitors are (?:already )?(?:stealing|taking)\b|\byou(?:['\u2019]re| are) losing (?:money|[$\u20ac\u00a3][\d,.]+) every (?:day|week|month)\b|\byou have (?:(?:only|just) \d{1,3} (?:hours?|minutes?)|\d{1,3} (?:hours?|minutes?) left) to\b|\byou have \d{1,3} (?:hours?|minutes?) to(?= (?:claim|respond|reply|decide|book|confirm|act|accept|pay|answer|order|secure|sign|join)\b)|\bbefore (?:it|they)(?:['\u2019](?:s|re)| is| are) (?:all )?gone(?: forever| for good)?\b(?! (?:out|to|from|into)\b)|\b(?:price|offer|deal|discount|rate) (?:is|will be|are) gone (?:forever|for good)\b|\bonce (?:it|they)(?:['\u2019](?:s|re)| is| are) gone, (?:it|they)(?:['\u2019](?:s|re)| is| are) gone\b/gimu,
  ],
  [
    // What presses only where the sender says it to the reader: fuses act fast, too.
    'pressure',
    /\b(?:act (?:now|fast|today)\b|(?:offer|deal|discount|price) (?:ends|expires)(?: (?:soon|today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?\b(?! (?:at |on |midnight )*(?:the )?(?:\d{1,2}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d))|(?:last|final) chance\b|don['\u2019]?t miss (?:out|this|it)\b|hurry(?: up)?\b|(?:only|just) (?:\d{1,3}|a few|one|two|three|four|five) (?:spots?|seats?|places?|slots?|copies) (?:are )?(?:left|remain(?:ing)?)\b(?! (?:in|on) the\b)|(?:today only|only today)\b|(?:spots?|seats?|places?|slots?) (?:are|is) (?:filling|going|running out)(?: up)?(?: fast)?\b|final (?:notice|call|reminder)\b(?=\W*$|\s*[:!.,\u2013\u2014-]| (?:for|before|to|about|that|on|of)\b)|lose your (?:spot|seat|place|slot)\b|(?:limited (?:spots|seats|places|slots|availability)|(?:spots|seats|places|slots) are (?:very )?limited(?! to\b))\b|urgent\b(?=\W*$|\s*[!:]| (?:action|response|reply|attention|matter|notice|offer|deal)\b)|(?:act|reply|respond|book|order|sign up|claim|confirm|decide|register)\b[^.!?\n]{0,25}?\b(?:in|within) (?:the )?(?:next )?\d{1,3} (?:hours?|hrs|minutes)\b)/gimu,
    SAID,
  ],
  [
    'guarantee',
    /\b100 ?% (?:guaranteed?|free|satisfaction|risk[- ]free|success|legit)\b(?: results?)?|\b(?:results?|success|satisfaction) (?:is |are )?guaranteed\b|\bguaranteed (?:results?|success|returns?|income|profits?|leads|roi)\b|\bguaranteed(?=\W*$|[.!;)]| (?:or|to)\b)|(?<!\b(?:bank|loan|payment|performance|state|personal|product|parts|workmanship|lifetime|insurance[- ]backed|manufacturer['\u2019]?s?|(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|twenty-five|thirty)[- ]?(?:years?|yrs?|months?|mths?)['\u2019]?(?:[- ][\p{L}-]+){0,2})[- ])\bguarantees?\b(?! fund| certificate| period| (?:of|for) (?:\d+|two|three|five|ten|twenty) (?:years|months)| on (?:parts|labou?r|workmanship|all|every|each|the|our)\b)|\brisk[- ]free\b|\bmoney[- ]back\b(?! (?:in|into|inside|over|to work)\b)|\bno (?:risk|strings attached)\b|\b(?:double|triple) your (?:income|money|sales|revenue)\b|\b(?:special|exclusive|amazing|unbeatable|incredible) (?:offer|deal)\b|\blowest prices?\b|\bbest prices\b|\bbest price (?:guarantee\w*|ever)\b|\bfree (?:money|gift|bonus)\b|\bmake money\b/gimu,
  ],
  [
    'click_here',
    /\bclick (?:here|below|this link|on the link)\b(?![^.!?\n]{0,60}(?:https?:\/\/|www\.|\{\{|\b[\w-]+\.(?:com|org|net|io|co|example)\b))/gi,
  ],
  [
    'short_link',
    /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|rb\.gy|cutt\.ly|buff\.ly|t\.ly|shorturl\.at|rebrand\.ly|bl\.ink|tiny\.cc|v\.gd)\/[\w-]+/gi,
  ],
];

/** "There is no hurry" puts no pressure on anybody. */
const RULED_OUT = /(?:\b(?:no|not|never|without)\b|n['\u2019]t\b)[^.!?\n]{0,25}$/i;

/** "We guarantee nothing" promises nothing. */
const TAKEN_BACK = /^ (?:nothing|no\b|neither)/i;

/** Quoted wording is not an ad: a warning about phishing quotes what the forged emails say. */
const OPENS = /(?:^|[\s([])["\u201c\u201e\u00ab\u2018][^"\u201c\u201d\u201e\u00ab\u00bb\u2019\n]{0,80}$/;
const CLOSES = /^[^"\u201c\u201e\u00ab\n]{0,80}["\u201d\u00bb\u2019]/;

/** What stands before a firm's name. */
const BEFORE_NAME = /\b(?:at|from|with|by|for|of|like|join|called|use|uses|is|I['\u2019]m|we['\u2019]re)[ \t]+(?:the[ \t]+)?$/i;
const IS_CAPITALIZED = /^\p{Lu}\p{Ll}[\p{L}'\u2019]*(?:[ -]\p{Lu}\p{Ll}[\p{L}'\u2019]*)*$/u;

/** What is officially called so: "the Smart Export Guarantee". */
const IN_TITLE =
  /(?<!\p{L})(?!(?:Our|Your|My|The|Best|Price|Money|Satisfaction|Results?|Full|Free|Total|Lifetime)\b)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ $/u;

/** Whether the wording is part of a name: "I'm Lou from Best Price Movers". */
function isInName(text: string, written: string): boolean {
  if (!IS_CAPITALIZED.test(written)) return false;
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    if (written === 'Guarantee' && IN_TITLE.test(text.slice(Math.max(0, at - 40), at))) return true;
    const isFollowed = /^[ -]\p{Lu}\p{Ll}/u.test(text.slice(at + written.length));
    if (isFollowed && BEFORE_NAME.test(text.slice(Math.max(0, at - 20), at))) return true;
  }
  return false;
}

/** Pressure, guarantees and hidden links in a text: each wording once, as written. */
export function findAdWording(text: string): Sighting[] {
  const seen = new Set<string>();
  return PATTERNS.flatMap(([kind, pattern, before]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }): Sighting[] => {
      const key = `${kind} ${written.toLowerCase()}`;
      if (seen.has(key) || RULED_OUT.test(text.slice(Math.max(0, index - 35), index))) return [];
      if (before?.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)) === false) return [];
      if (kind === 'guarantee' && isPlainTerm(text, index)) return [];
      if (isInName(text, written)) return [];
      if (TAKEN_BACK.test(text.slice(index + written.length))) return [];
      if (OPENS.test(text.slice(Math.max(0, index - 90), index)) && CLOSES.test(text.slice(index + written.length))) return [];
      seen.add(key);
      return [{ kind, text: written, instead: null, fix: null }];
    }),
  );
}
