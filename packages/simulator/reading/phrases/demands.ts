import { rememberLines } from '../text/remember.ts';

/**
 * What a request wants of its reader beyond a short answer or a usual call: `time` of 45 minutes or more, several `people`, `records` to
 * collect or hand over, a `card` or an account to pay from, `forms` to fill in or sign, `terms` such as what the reader pays and whom.
 */
export type Demand = 'time' | 'people' | 'records' | 'forms' | 'terms' | 'card';

/** Where a sentence states a demand: offsets in the sentence, end exclusive. */
export type StatedDemand = { demand: Demand; start: number; end: number };

/** Before what the reader is to do. */
const ASKS = String.raw`(?:\b(?:could|can|would|will) you(?: (?:also|please|kindly|just|possibly|perhaps|be able to|be so kind as to|be willing to)){0,2} |\bwould you mind |\bplease(?: also| kindly| just)? |\bif you(?: could| can| would)?(?: also| please)? |\b(?:need|like|want|ask) you to |(?:^\W*|[,;] )(?:(?:and|then|also|just|simply|kindly),? )*(?=[\p{L}-]+ (?:me|us|over|across|through)\b)|\b(?:and|then|also),? (?=[\p{L}-]+ (?:me|us|over|across)\b))`;
/** What opens the reader's account: nobody hands it to a stranger. */
const CARD = new RegExp(
  String.raw`(?:${ASKS}|^\W*(?:(?:just|simply|then|so|and|now),? )*)(?:send|give|share|e-?mail|text|provide|enter|supply|reply with|tell)\b(?: (?:me|us|over|through|back)){0,2} (?:[^.?!\n]{0,40}\b(?:and|with|plus) )??(your (?:[\p{L}-]+ ){0,2}?(?:(?:credit|debit|bank|payment|company) ?cards?|card (?:details|numbers?)|bank (?:details|account))\b)`,
  'iu',
);
const GIVE = String.raw`(?:send|share|give|provide|e-?mail|forward|supply|prepare|compile|collect|gather|pull together|put together|get)(?:ing)?`;
/** Several months of them, or all of them, are work; one bill is not. */
const RECORDS = String.raw`(?:(?:an? |the )?(?:(?:full|complete|detailed|current|up-to-date) )*(?:lists?|breakdown|inventory|register|spreadsheet|export) of (?:all |each |every )?(?:(?:of )?your\b|(?<=(?:all|each|every) ))|(?:your|the) (?:[\p{L}\d'\u2019-]+ ){0,5}(?:figures|accounts|financials|records|costs|bills|invoices|statements|data|budgets?|contracts|turnover|margins?|spend|customer list|client list|supplier list)\b|access to your\b|[^.?!\n]{0,40}\b(?:for|from|over|of|covering) the (?:last|past|previous) (?:\d+|two|three|six|twelve|few|couple of) (?:months?|quarters?|years?)\b)`;
const GIVES_RECORDS = new RegExp(
  String.raw`${ASKS}${GIVE} (?:(?:me|us|over|across|through|back|along|with) ){0,3}(?:(?:the |some )?(?:copies|scans|photos|details) of |[^.?!\n]{0,50}?\b(?:and|with|plus) )??(${RECORDS}[^.?!\n]*?)(?= so (?:that )?(?:I|we)\b| (?:and|before) (?:I|we)\b|[.?!\n]|$)`,
  'iu',
);
const NEEDS_RECORDS = new RegExp(
  String.raw`\b(?:I|we)(?:['\u2019]d| would|['\u2019]ll| will)?(?: also| just| only)? (?:need|require)(?: the following| these(?: things| details| documents)?| a few things| some (?:things|details|information|documents))?(?: from you)?[:,]? (${RECORDS}[^.?!\n]*?)(?= so (?:that )?(?:I|we)\b| (?:and|before) (?:I|we)\b|[.?!\n]|$)`,
  'iu',
);
/** The sender's own papers. */
const OF_SENDER = /\b(?:my|our) (?:[\p{L}-]+ ){0,3}(?:figures|accounts|records|costs|data|list|breakdown)\b/iu;

const FORMS = new RegExp(
  String.raw`${ASKS.replace('(?=[\\p{L}-]+ (?:me|us|over|across|through)\\b)', '')}((?:complet(?:e|ing)|fill(?:ing)? (?:in|out)) (?:and \p{L}+ )?(?:the|our|this|an?) (?:attached|enclosed|accompanying)\b[^.?!\n]*?\b(?:forms?|questionnaire|spreadsheet|template|application)\b|sign(?:ing)? (?:and \p{L}+ )?(?:the|our|this|an?) (?:[\p{L}-]+ ){0,2}(?:agreement|contract|NDA|mandate|letter of intent)\b|(?:send|give|provide|return|e-?mail|prepare|reply with)(?:ing)?\b[^.?!\n]{0,80}?\b(?:a|the|your|our) (?:signed )?(?:letters? of (?:authority|authori[sz]ation)|power of attorney)\b)`,
  'iu',
);

/** Half an hour is a usual request; "in an hour" and "an hour a week" tell how fast or how much. */
const LONG_TIME =
  /(?<!\b(?:half|quarter of|in|within|under|every|per|after|next|last|than|saves?(?: you)?|lose|spend|pick|choose|for free) )\b(?:an? )?(?:(?:4[5-9]|[5-9]\d|1[0-8]\d|forty[ -]five|sixty|ninety)[ -]?min(?:ute)?s?|(?:an|one|two|three|four|[1-8](?:\.5)?)(?: (?:full|whole|good|and a half))?[ -]hours?|half[ -](?:a[ -])?day|(?:full|whole)[ -]day|(?:one|two|three|[1-3])-day(?= (?:[\p{L}-]+ ){0,2}(?:workshop|session|training|visit|audit|course|seminar|assessment)))\b(?!\s+(?:a|per|each|every|later|ago|away|before|after|notice|earlier|response|turnaround|delivery)\b)(?: (?:(?!and\b|to\b|at\b|with\b|on\b|so\b|this\b|next\b)[\p{L}-]+ ){0,2}(?:call|demo|demonstration|meeting|session|workshop|visit|presentation|walk-?through|training|chat|conversation|consultation|interview|audit|survey)\b)?/iu;

const ROLE = String.raw`(?:directors?|managers?|leads?|heads?|chief|CEO|CFO|COO|CTO|CIO|owners?|partners?|board|team|IT|finance|operations|HR|procurement|purchasing|accounts|accountant|bookkeeper|supervisors?|foreman|engineers?|officers?|colleagues|staff|committee|chef|head ?teacher|principal)`;
const ONE_ROLE = new RegExp(
  String.raw`\b(?:your (?:[\p{L}-]+ ){0,2}?${ROLE}(?: (?:providers?|managers?|directors?|leads?|team|department|people|staff)\b)?|(?:some(?:one|body)|an? (?:colleague|person|member)) (?:from|in|of) (?:your |the )?[\p{L}-]+)\b`,
  'giu',
);
/** "Your plant manager, safety officer and purchasing". */
const LISTED_ROLES = new RegExp(
  String.raw`\byour (?:[\p{L}-]+ ){0,2}?${ROLE}\b(?:(?:,? and|,? &|,| as well as) (?:the |your )?(?:[\p{L}-]+ ){0,2}?${ROLE}\b)+`,
  'iu',
);
const TOGETHER = /\b(?:with|invite|inviting|bring|bringing|include|including|involve|involving|join(?:ed)?|together|plus)\b/iu;
const BRINGS = new RegExp(
  String.raw`${ASKS.replace('(?=[\\p{L}-]+ (?:me|us|over|across|through)\\b)', '')}(?:invit|bring|includ|involv|ask|get|copy in|loop in)`,
  'iu',
);
/** A whole group, or a date that suits one. */
const GROUP =
  /\b(?:with |invite |bring )?(?:all (?:of )?your|your (?:whole|entire|full)) (?:[\p{L}-]+ )?(?:team|board|managers|directors|department|staff|management|leadership)\b|\byou and (?:all (?:of )?|the rest of )?your (?:whole|entire|full|senior|leadership|management|executive) (?:[\p{L}-]+ )?(?:team|board|managers|directors|staff|colleagues)\b|\ball (?:the |of the |your )?(?:key )?(?:decision[- ]makers|stakeholders|directors|managers|partners)\b/iu;
const SUITS_ALL =
  /\b(?:(?:an?|two|three|four|some|the|\d) )?(?:dates?|times?|days?|slots?)\b[^.?!\n]{0,40}\b(?:works?|suits?|is good|are good|is convenient|are convenient) (?:for )?(?:everyone|everybody|all of you|all parties|the (?:whole |entire )?(?:team|group|board))\b/iu;

const TERMS: readonly RegExp[] = [
  /\b(?:what|how much) (?:exactly |roughly |approximately )?(?:are|do|does|did) (?:you|your \p{L}+) (?:(?:currently|usually|now|typically|actually) )?(?:pay|spend|charge)(?:ing)?\b[^.?!\n]*/iu,
  /\bwhat(?:['\u2019]s| is| are) your (?:(?:current|annual|monthly|yearly|existing|approximate|rough|total) )*(?:budget|turnover|revenue|margins?|spend)\b[^.?!\n]*/iu,
  /\bwho (?:is|are) your (?:(?:current|existing|present|usual|main) )*(?:suppliers?|providers?|vendors?|brokers?|contractors?)\b[^.?!\n]*/iu,
  /\bwhich (?:suppliers?|providers?|vendors?|brokers?|contractors?) do you\b[^.?!\n]*/iu,
  /\bwho do you (?:(?:currently|usually|now) )?buy\b[^.?!\n]*\bfrom\b[^.?!\n]*/iu,
  /\b(?:let (?:me|us) know|tell (?:me|us)) ((?:what|how much) you (?:[\p{L}-]+ ){0,2}(?:pay|spend)\b[^.?!\n]*)/iu,
];

/** What nobody has to do. */
const SPARES =
  /\b(?:no need|needn['\u2019]t|(?:do not|don['\u2019]?t|won['\u2019]?t|will not) (?:need|have)|without|instead of|rather than|never)\b/iu;
const MAY_DEMAND =
  /\b(?:hours?|min(?:ute)?s?|day|your|all|every|everyone|everybody|last|past|previous|some(?:one|body)|attached|enclosed|sign(?:ing)?|pay|paying|spend|suppliers?|buy)\b/iu;
/** Whether a sentence may demand anything: most demand nothing. */
export const mayDemand = rememberLines((sentence) => MAY_DEMAND.test(sentence) && !SPARES.test(sentence));

const at = (demand: Demand, sentence: string, text: string | undefined): StatedDemand[] => {
  const bare = (text ?? '').trimEnd();
  const start = bare === '' ? -1 : sentence.indexOf(bare);
  return start < 0 ? [] : [{ demand, start, end: start + bare.length }];
};

/** Several people who are to come, from the word that brings them in. */
const findPeople = rememberLines((sentence): StatedDemand[] => {
  const group = SUITS_ALL.exec(sentence) ?? GROUP.exec(sentence);
  if (group !== null) return at('people', sentence, group[0]);
  const listed = LISTED_ROLES.exec(sentence);
  if (listed !== null && TOGETHER.test(sentence.slice(0, listed.index))) return at('people', sentence, listed[0]);
  const roles = [...sentence.matchAll(ONE_ROLE)];
  const [first, last] = [roles[0], roles.at(-1)];
  if (first === undefined || last === undefined || roles.length < 2 || !TOGETHER.test(sentence.slice(0, first.index))) return [];
  return [{ demand: 'people', start: first.index, end: last.index + last[0].length }];
});
const bringsPeople = rememberLines((sentence) => BRINGS.test(sentence) || SUITS_ALL.test(sentence));

const findLongTime = rememberLines((sentence) => at('time', sentence, LONG_TIME.exec(sentence)?.[0]));

/** Records and forms. */
const findPapers = rememberLines((sentence): StatedDemand[] => {
  const records = (GIVES_RECORDS.exec(sentence) ?? NEEDS_RECORDS.exec(sentence))?.[1];
  const card = CARD.exec(sentence)?.[1];
  if (card !== undefined) return at('card', sentence, card);
  return [
    ...(records === undefined || OF_SENDER.test(records) ? [] : at('records', sentence, records)),
    ...at('forms', sentence, FORMS.exec(sentence)?.[1]),
  ];
});

const findTermsBy = (patterns: readonly RegExp[]) =>
  rememberLines((sentence) => at('terms', sentence, patterns.flatMap((pattern) => pattern.exec(sentence) ?? []).at(-1)));
const findTerms = findTermsBy(TERMS);
/** Those that need no question mark. */
const findToldTerms = findTermsBy(TERMS.slice(-1));

/**
 * What a sentence demands of its reader. `asksForTime`: it asks for a meeting, without which a length of time and a list of people are none
 * of a request. `isQuestion`: it ends with a question mark.
 */
export function findDemands(
  sentence: string,
  { asksForTime, isQuestion }: { asksForTime: boolean; isQuestion: boolean },
): readonly StatedDemand[] {
  if (!mayDemand(sentence)) return [];
  return [
    ...(asksForTime ? findLongTime(sentence) : []),
    ...(asksForTime || bringsPeople(sentence) ? findPeople(sentence) : []),
    ...findPapers(sentence),
    ...(isQuestion ? findTerms(sentence) : findToldTerms(sentence)),
  ];
}

/** Whether a sentence asks the reader to collect or hand over records: no question about interest. */
export const asksForRecords = (sentence: string): boolean => mayDemand(sentence) && findPapers(sentence).length > 0;
