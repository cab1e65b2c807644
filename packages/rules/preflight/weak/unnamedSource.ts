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

/** A share of all firms, people or things of a kind: "80% of sales need five follow-ups", "9 out of 10 roofs". */
const SHARE = String.raw`\b\d[\d.,]*(?: ?%| percent| per cent| (?:in|out of) (?:\d+|five|ten))`;
const OF_KIND = new RegExp(
  String.raw`${SHARE}(?: of)? (?:all (?:of )?|the |most )?(?!(?:our|your|my|these|those|them|us|off|more|less|discount|deposit|cheaper|faster)\b)(?:[\p{L}-]+ ){0,3}?(?:companies|businesses|firms|organi[sz]ations|people|customers|consumers|buyers|viewers|visitors|employees|employers|workers|sales|deals|reps|salespeople|leads|websites|homeowners|owners|patients|users|adults|managers|executives|teams|brands|shoppers|searches|projects|accidents|injuries|breaches|attacks|purchases|decisions|candidates|hires|roofs|homes|buildings|cars|drivers|children|students|parents|restaurants|stores|startups)\b`,
  'iu',
);
/** Two shares of something beside each other: "95% of a message, compared to 10% in text". */
const COMPARED = new RegExp(
  String.raw`${SHARE}[^.!?]{0,80}\b(?:compared (?:to|with)|versus|vs|as opposed to|yet|but|while|whereas|against)\b[^.!?]{0,40}\d[\d.,]*(?: ?%| percent| per cent)`,
  'iu',
);
/** What great numbers of firms are said to do wrong: "Did you know that thousands of companies overpay?" */
const OF_MASSES =
  /^(?:every year,? )?(?:(?:tens of )?thousands|hundreds|millions) of (?:\p{L}+ ){0,3}?(?:companies|businesses|firms|SMEs|organi[sz]ations|employers|owners|landlords|people|homeowners|restaurants|shops|stores|schools|practices|charities) (?:\p{L}+ ){0,2}?(?:miss|lose|overpay|waste|fail|struggle|pay|leave|missing|losing|overpaying|wasting|failing|struggling|paying|leaving|claim|claiming|entitled|qualify)\b/iu;

/** The sender or the reader, whose own figures they may be; a question as an opening asks nothing. */
const OF_US = /\b(?:we|us|our|my|your|yours|I)\b|\{\{/iu;
const AS_QUESTION = /^(?:did|do) you know (?:that )?/iu;

/** Who found it, a link, or the sender's or the reader's own figures. */
const NAMED =
  /\b(?:by|from|at|of|in|with|according to) (?:the )?(?!I\b)\p{Lu}[\p{L}&]+|https?:|www\.|\b\p{Lu}[\p{L}&]+(?:['\u2019]s?)? (?:\d{4} )?(?:study|studies|research|survey|report|data|statistics|figures)\b|\bsources?:/u;
const OWN =
  /\b(?:our|your|my|his|her|its) (?:own |latest |recent |last |\d{4} )?(?:study|studies|research|survey|report|data|statistics|figures)\b|\b(?:I|we) (?:ran|did|made|asked|surveyed|commissioned)\b/iu;
/** A mark that leads to a note below: "Surveys show* that". */
const FOOTNOTE = /^[^*]*\p{L}(?:\*(?!\*)|[\u2020\u2021\u00b9\u00b2\u00b3])(?=[\s.,;:]|$)(?![^*]*\*)/u;
const WITHOUT_START = /^\P{L}*\p{L}+/u;

/** Whether a sentence gives a share of all that are of a kind, as if everybody knew it. */
const isWornShare = (sentence: string): boolean =>
  (OF_KIND.test(sentence) || COMPARED.test(sentence) || OF_MASSES.test(sentence)) && !OF_US.test(sentence);

/** Whether a sentence gives research, experts or a general share as its reason and does not say whose or which. */
export const hasUnnamedSource = (written: string): boolean => {
  const sentence = written.replace(AS_QUESTION, '');
  return hasUnnamed(AS_QUESTION.test(written) ? sentence.replace(/\?\s*$/u, '.') : sentence);
};

const hasUnnamed = (sentence: string): boolean =>
  ([SAID, ACCORDING, KNOWN, OF_ALL, OF_ALIKE].some((form) => form.test(sentence)) || isWornShare(sentence)) &&
  !/\?\s*$/.test(sentence) &&
  !FOOTNOTE.test(sentence) &&
  // A capital at its start names nobody.
  !NAMED.test(sentence.replaceAll(/\b(?:UK|US|USA|EU)\b/g, 'local').replace(WITHOUT_START, (word) => word.toLowerCase())) &&
  !OWN.test(sentence);
