/** Customers in general: many, all or ours, and never which. */
const SOME = String.raw`(?:many|countless|numerous|several|various|lots of|plenty of|(?:hundreds|thousands|dozens|tens of thousands|millions) of|a (?:large |growing )?number of|most|all|our|other|top|leading|major|big|well[- ]known)`;
const THOSE = String.raw`${SOME}(?: (?:of )?(?:our|the|other|happy|satisfied|delighted|loyal|existing|current|similar|local|leading|top|small|large|big|successful|great|industry|well[- ]known|\p{L}+))? (?:customers?|clients?|users?|buyers|companies|businesses|firms|brands|organi[sz]ations|teams|people|agencies|practices|clinics|shops|stores|restaurants|hotels|schools|plants|owners|professionals|leaders|managers|partners)(?: (?:like (?:you|yours)|(?:in|across|around|all over) (?:the|your) \p{L}+))?`;
const VERY = String.raw`(?:(?:already|all|just|really|absolutely|truly|always|very|so|more than|consistently|fully) )*`;

/** What such customers are said to do; not what they have: "most clients have a spreadsheet". */
const CLAIMS: readonly RegExp[] = [
  String.raw`\b${THOSE} ${VERY}(?:trust|love|adore|rave about|rely on|count on|swear by|recommend|choose|prefer|work with|use|say(?: great things)?|agree with) (?:us|our\b|what we|working with us|me\b)`,
  String.raw`\b${THOSE} (?:are|have been|were) ${VERY}(?:thrilled|happy|delighted|satisfied|impressed|amazed|ecstatic|raving|loving|pleased|obsessed)\b`,
  String.raw`\b(?:trusted|loved|used|chosen|preferred|recommended|relied on|praised|liked) by (?:${THOSE}|(?:industry |market |business )?(?:leaders|teams|professionals|experts|people)\b)`,
  String.raw`\b(?:I|we)(?:['\u2019]ve| have)? ${VERY}(?:helped|served|supported|worked with|transformed|assisted) ${THOSE}\b`,
  String.raw`\b(?:results?|numbers?|work|reviews?|customers|clients|quality|record|products?|figures|track record) speaks? for (?:itself|themselves)\b`,
  String.raw`\b(?:seen|had|got|gotten|get|gets|getting|achieved?|achieving|delivered?|delivering) (?:(?:some|really|truly|such) )*(?:great|amazing|fantastic|excellent|incredible|outstanding|brilliant|awesome|superb) (?:results|success(?:es)?|savings|returns|feedback)\b`,
  String.raw`\b(?:delivered|completed|finished|executed|handled) (?:many|numerous|countless|lots of|plenty of|hundreds of|dozens of) (?:\p{L}+ ){0,2}(?:projects|jobs|campaigns|assignments)\b`,
  String.raw`\b(?:our|my) (?:\p{L}+ )?(?:customers|clients|users|members|guests|patients|partners) ${VERY}(?:love|adore|enjoy|rave|(?:see|report|notice|get|feel|experience) (?:an? )?(?:real |very |really )?(?:big|huge|great|significant|noticeable|massive|dramatic|immediate|major|substantial|amazing|clear) )`,
  String.raw`\b(?:our|my) (?:\p{L}+ )?(?:customers|clients|users) (?:${VERY})?(?:appreciate|value|praise|like) (?:our|us|that we|how)\b|\b(?:our|my) (?:\p{L}+ )?(?:customers|clients|users) (?:often |always )?(?:tell|say to) (?:us|me) (?:that )?(?:we|our|I)\b`,
  String.raw`\b(?:saved|made|earned) (?:our |many |these )?(?:customers|clients|users|businesses|companies) (?:thousands|millions|hundreds|a fortune|a lot)\b`,
  String.raw`\b(?:have|with|got) (?:lots of|many|plenty of|hundreds of|thousands of|countless) (?:very )?(?:happy|satisfied|delighted|loyal) (?:customers|clients|users)\b`,
  String.raw`\b(?:proven|excellent|solid|strong|outstanding|impressive|long) track record\b(?! (?:of|in|with) [^.!?]*\d)`,
].map((claim) => new RegExp(claim, 'iu'));

/** What customers in general gain, in a share that nobody can check: "On average our clients see a 300% increase". */
const OF_AVERAGE =
  /^(?:on average,? )?(?:(?:most|many|all) (?:of )?)?(?:our (?:\p{L}+ )?)?(?:clients|customers|users|members)(?: (?:typically|usually|often|generally|already|can|who [^.!?,]{3,30}))?,? (?:see|save|get|report|experience|enjoy|achieve|increase|reduce|cut|gain|boost|double|triple)s?\b[^.!?]{0,40}?\b\d[\d.,]* ?(?:%|x\b|percent)|\bup to \d[\d.,]* ?%[^.!?]{0,40}\b(?:ROI|in as little as)\b/iu;

/** A figure, or a name that is not the first word: something to check. */
const HAS_FACT = /\d|[%$\u20ac\u00a3]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter)\b/iu;
/** A rank that anybody claims is no figure. */
const RANK = /(?:\bnumber one|\bno\. ?1|#1)\b/giu;
const NAMES_CUSTOMER = /\b(?:by|like|at|for|with|including|and|as|such as|from|helped|served) (?:the )?(?!I\b)\p{Lu}\p{L}+/u;

/** Whether a sentence claims that customers are many or happy, and gives neither a name nor a figure. */
export const isHollowProof = (sentence: string): boolean =>
  !sentence.trimEnd().endsWith('?') &&
  !NAMES_CUSTOMER.test(sentence) &&
  (OF_AVERAGE.test(sentence) || (!HAS_FACT.test(sentence.replace(RANK, ' ')) && CLAIMS.some((claim) => claim.test(sentence))));
