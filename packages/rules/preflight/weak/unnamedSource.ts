const WHICH =
  'recent|new|many|several|various|numerous|countless|independent|industry|latest|market|scientific|official|academic|some|most|all|the|a|one|global|national';
const OFTEN = String.raw`(?:(?:have|has|also|now|all|consistently|clearly|repeatedly|often|generally|widely) ){0,2}`;
const START = String.raw`(?<=^|[,;:\u2013\u2014(] ?|\b(?:and|but|that|as|because|since|when|while|so|${WHICH})\s)`;
/** Studies that show something, and experts who say it: a program's reports and a firm's own experts do other things. */
const SAID = new RegExp(
  `${START}(?:(?:studies|study|research(?:ers)?|surveys?|statistics|stats|scientists) ${OFTEN}(?:shows?|shown|showed|proves?|proven|proved|suggests?|suggested|indicates?|indicated|finds?|found|reveals?|revealed|confirms?|confirmed|says?|tells? us)|(?:experts|analysts|specialists|economists|doctors|insiders) ${OFTEN}(?:agree|say|estimate|warn|predict|believe|expect)|(?:industry|market|national|government|recent) (?:data|figures|reports?) ${OFTEN}(?:shows?|suggests?|indicates?|reveals?|confirms?))\\b`,
  'iu',
);
const ACCORDING = new RegExp(
  String.raw`\b(?:according to|based on) (?:(?:${WHICH}) ){0,3}(?:studies|study|research(?:ers)?|surveys?|experts|analysts|statistics|stats|industry (?:data|figures|reports?))\b`,
  'iu',
);
const KNOWN =
  /\bit(?:['\u2019]s| is| was| has been) (?:a |been )?(?:well[- ]known|well[- ]established|well[- ]documented|(?:scientifically )?proven|proved|found|shown|reported|estimated)(?: fact)? that\b/i;
/** What firms in general are said to gain, in figures: "Teams that switch see 30% more calls". */
const OF_ALL =
  /^(?!.*\b(?:us|our)\b)(?:the )?(?:(?:most|many|all|average|top|smart|successful|leading) )?(?:companies|businesses|firms|brands|teams|organi[sz]ations|offices|owners|managers|leaders|employers|employees|people|workers|users|stores|shops) (?:that|who|which|with|using)\b[^.!?]{0,60}?\b(?:see|sees|report|enjoy|get|save|experience|gain|make|earn|grow|are|have)\b[^.!?]{0,30}\b\d[\d.,]*(?: ?%| percent|x\b| times\b)/iu;

/** The same of those who are like the reader: "Most sites like yours have a leak". */
const OF_ALIKE =
  /^(?:and |but )?(?:most|many|nearly all|almost all|\d+ (?:in|out of) \d+|half) (?:of the )?(?:[\p{L}-]+ ){1,3}?(?:like (?:yours?|you)|(?:of )?your size|in your (?:industry|sector|position)) (?:[\p{L}-]+ )?(?:have|lose|waste|pay|overpay|leak|miss|spend|are (?:losing|paying|wasting|overpaying|leaking|missing))\b(?!.*\b(?:I|we|our|us|my)\b)/iu;

/** Who found it, a link, or the sender's or the reader's own figures. */
const NAMED =
  /\b(?:by|from|at|of|in|with) (?:the )?(?!I\b)\p{Lu}[\p{L}&]+|https?:|www\.|\b\p{Lu}[\p{L}&]+(?:['\u2019]s?)? (?:\d{4} )?(?:study|studies|research|survey|report|data|statistics|figures)\b|\bsources?:/u;
const OWN =
  /\b(?:our|your|my|his|her|its) (?:own |latest |recent |last |\d{4} )?(?:study|studies|research|survey|report|data|statistics|figures)\b|\b(?:I|we) (?:ran|did|made|asked|surveyed|commissioned)\b/iu;
const WITHOUT_START = /^\P{L}*\p{L}+/u;

/** Whether a sentence gives research or experts as its reason and does not say whose or which. */
export const hasUnnamedSource = (sentence: string): boolean =>
  [SAID, ACCORDING, KNOWN, OF_ALL, OF_ALIKE].some((form) => form.test(sentence)) &&
  !/\?\s*$/.test(sentence) &&
  // A capital at its start names nobody.
  !NAMED.test(sentence.replace(WITHOUT_START, (word) => word.toLowerCase())) &&
  !OWN.test(sentence);
