import type { FindingKind, Sighting } from './finding.ts';

type Listed = Extract<FindingKind, 'insult' | 'pressure' | 'guarantee' | 'click_here' | 'short_link'>;

/**
 * Phrases typical of ads, and links that do not say where they lead. A bank's guarantee, a product's guarantee for a number of years, and
 * an urgent care clinic do not count.
 */
const PATTERNS: readonly (readonly [Listed, RegExp])[] = [
  [
    'insult',
    /\byou (?:idiots?|morons?|clowns?|fools?|losers?)\b|\byou(?:['\u2019]re| are) (?:all |just |clearly |really )?(?:an? )?(?:bunch of )?(?:idiots?|morons?|clowns?|fools?|losers?|amateurs?|clueless|pathetic|incompetent)\b|\byour (?:[\w-]+ ){1,3}(?:is|are|looks?) (?:an? )?(?:joke|embarrass(?:ing|ment)|pathetic|disgrace(?:ful)?|garbage|trash|amateurish)\b|\byou (?:clearly |obviously )?have no clue\b|\bhalf your brains?\b/gi,
  ],
  [
    'pressure',
    /\bact (?:now|fast|today)\b|\blimited[- ]time(?: only| offer| deal)?\b|\b(?:offer|deal|discount|price) (?:ends|expires)(?: (?:soon|today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?\b(?! (?:at |on |midnight )*(?:the )?(?:\d{1,2}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d))|\b(?:last|final) chance\b|\bdon['\u2019]?t miss (?:out|this|it)\b|\bhurry(?: up)?\b|\bwhile (?:supplies|stocks?) lasts?\b|\b(?:only|just) (?:\d{1,3}|a few|one|two|three|four|five) (?:spots?|seats?|places?|slots?|copies) (?:are )?(?:left|remain(?:ing)?)\b|\bonce[- ]in[- ]a[- ]lifetime\b|\bbefore it['\u2019]?s too late\b|\b(?:today only|only today)\b|\bonly until (?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|midnight)\b|\bor (?:I|we)(?: will|['\u2019]ll) assume\b[^.!?\n]{0,40}|\b(?:spots?|seats?|places?|slots?) (?:are|is) (?:filling|going|running out)(?: up)?(?: fast)?\b|\bfinal (?:notice|call|reminder)\b|\blose your (?:spot|seat|place|slot)\b|(?<=^|[^\p{L}\s][^\p{L}\n]{0,3}|\n|\b(?:please|and|or|to|so|just|then|can|should|must|dear customer) )(?:order|buy|call|apply|sign up|join|confirm|renew|register|claim|enroll?|reply|respond) now\b(?: to avoid [a-z ]{3,30})?|\bto avoid (?:disappointment|missing out)\b|\bif (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) (?:hear|get|receive)\b[^.!?\n]{0,50}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|consider|presume)\b|\bunlimited fines?(?: (?:and|or) imprisonment)?|\b(?:limited (?:spots|seats|places|slots|availability)|(?:spots|seats|places|slots) are (?:very )?limited)\b|\bonly valid (?:today|until (?:tonight|midnight))\b|\bvalid (?:today only|only today)\b|\byour competitors are (?:already )?(?:stealing|taking)\b|\byou(?:['\u2019]re| are) losing (?:money|[$\u20ac\u00a3][\d,.]+) every (?:day|week|month)\b|\burgent\b(?=\W*$|\s*[!:]| (?:action|response|reply|attention|matter|notice|offer|deal)\b)/gimu,
  ],
  [
    'guarantee',
    /\b100 ?% (?:guaranteed?|free|satisfaction|risk[- ]free|success|legit)\b(?: results?)?|\b(?:results?|success|satisfaction) (?:is |are )?guaranteed\b|\bguaranteed (?:results?|success|returns?|income|profits?|leads|roi)\b|\bguaranteed(?=\W*$|[.!;)]| (?:or|to)\b)|(?<!\b(?:bank|loan|payment|performance|state|personal|product|manufacturer['\u2019]?s?|(?:\d+|one|two|three|five|ten|twenty)[- ](?:years?|months?)['\u2019]?) )\bguarantees?\b(?! fund| (?:of|for) (?:\d+|two|three|five|ten|twenty) (?:years|months))|\brisk[- ]free\b|\bmoney[- ]back\b(?! (?:in|over)\b)|\bno (?:risk|obligation|strings attached)\b|\b(?:double|triple) your (?:income|money|sales|revenue)\b|\b(?:special|exclusive|amazing|unbeatable|incredible) (?:offer|deal)\b|\b(?:lowest|best) prices?\b|\bfree (?:money|gift|bonus)\b|\bmake money\b/gim,
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

/** Pressure, guarantees and hidden links in a text: each wording once, as written. */
export function findAdWording(text: string): Sighting[] {
  const seen = new Set<string>();
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }): Sighting[] => {
      const key = `${kind} ${written.toLowerCase()}`;
      if (seen.has(key) || RULED_OUT.test(text.slice(Math.max(0, index - 35), index))) return [];
      if (TAKEN_BACK.test(text.slice(index + written.length))) return [];
      if (OPENS.test(text.slice(Math.max(0, index - 90), index)) && CLOSES.test(text.slice(index + written.length))) return [];
      seen.add(key);
      return [{ kind, text: written, instead: null, fix: null }];
    }),
  );
}
