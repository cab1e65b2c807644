import { isHostile } from './alwaysNamed.ts';
import { unfill } from '../../edits/template.ts';
import type { LeadRow } from '../../explain/rows.ts';
import { toQuote } from '../../narrative/facts.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { questionsOf } from '../../reading/text/questionsOf.ts';
import { subjectOf } from '../../signs/claims/provesPlainly.ts';
import { shortestClause, type Span } from './shortestClause.ts';

/** From this probability on, a sentence certainly offers something. */
const SURELY_OFFERS = 0.5;
const SURELY_PROVES = 0.8;

/** Somebody else, by name or by trade and place: "a bottling hall in Fort Wayne", "For Garland Supply". */
const SOMEBODY =
  /\b(?:[Aa]n?|[Oo]ne|[Aa]nother) (?:[\p{L}-]+ ){1,4}(?:in|near|outside|at) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}|\b(?:[Ff]or|[Aa]t|[Ww]ith) (?:an? (?:[\p{L}-]+ ){1,4}(?:I|we)\b|(?!I\b)\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ ){1,3}(?:I|we)\b)/u;
/** The sender's own growth and prizes are nobody's result. */
const OF_SENDER =
  /\b(?:award|prize|shortlisted|named|ranked|featured|our own|our (?:revenue|growth|team|headcount)|(?:I|we)(?:['\u2019]ve| have) (?:been|grown|won))\b/i;
const FIGURE =
  /\d|\b(?:half|third|quarter|fifth|tenth|twice|double[sd]?|halved|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** What customers in general are said to get is a claim, whatever its figure. */
const OF_ANY_CUSTOMER =
  /^\W*(?:(?:our|my|most|many|all|typical|on average,?) )*(?:clients?|customers?|users?|members?|teams?|companies|firms|businesses|people|brands|others)\b(?! (?:in|at|like|such as|including) \p{Lu})/iu;

/** How much was sold, installed or delivered is no buyer's result. */
const OF_SALES =
  /\b(?:deployed|installed|delivered|served|shipped|sold|supplied|completed|built|trained|worked with)\b(?: (?:more than|over|about|around|nearly|some|almost))? ?\d|\b(?:had|has|have|bought|buys?|ordered|orders?|took|takes?|rented|rents?|hired|hires?|gets?|got) [^.,;!?]{1,40} from (?:us|me)\b/iu;

/** What came of it: whoever only buys or uses something tells of no result. */
const CAME =
  /\b(?:(?:went|gone|took|taken|came|brought|moved)\b[^;!?]{0,60}?\bfrom|down (?:from|to)|up (?:from|to)|cuts?|cutting|sav(?:es?|ed|ing)|got|recovered|f(?:i|ou)nds?|fell|falls|rose|grew|grown|drop(?:s|ped)|los(?:e|t)|w(?:i|o)ns?|halv(?:es?|ed)|half the|doubled?|tripled?|clear(?:s|ed)|raised?|fill(?:s|ed)|finish(?:es|ed)|reach(?:es|ed)|launched|turn(?:s|ed)|pass(?:es|ed)|came back|gain(?:s|ed)|sold|earn(?:s|ed)|reduc(?:es?|ed)|increas(?:es?|ed)|avoid(?:s|ed)|remov(?:es?|ed)|fix(?:es|ed)|thrown out|did (?:\d+|t(?:wo|hree|en)|four|five|six|seven|eight|nine|eleven|twelve))\b/iu;

/** What the offer costs: an amount alone may be what the reader loses today. */
const AMOUNT = String.raw`[$\u20ac\u00a3]\s?\d[\d,.]*k?`;
const PRICE = new RegExp(
  String.raw`\b(?:costs?|is|are|it['\u2019]s|for|at|asking(?: price)?|price[ds]?(?: is| at)?|charge)(?: about)? ${AMOUNT}|(?:^|[\s,;:(])${AMOUNT}(?: ?(?:\/|an? |per |each\b)| for (?:an?|one|the|two|three)\b)`,
  'iu',
);
/** A sentence that is only there to name a price. */
const PLAIN_PRICE = new RegExp(
  String.raw`^(?:(?:we['\u2019]re |we are |I['\u2019]m |I am )?asking|(?:our |my |the )?(?:packages?|plans?|prices?|pricing|fees?|rates?|subscriptions?) (?:starts?|begins?|is|are)(?: at| from)?|(?:our |my )?average(?: price| job| bill)? is|that['\u2019]s|it['\u2019]s) ${AMOUNT}`,
  'iu',
);
const LIKELY_OFFERS = 0.25;
const OF_READER =
  /\b(?:save[sd]?|saving|los[est]\w*|waste[sd]?|fines?|fined|notices?|tickets?|they|now pay|you pay|overpay|quote for|under|over|usually|typically|leak(?:s|ed|ing)?|burn(?:s|ed|t|ing)?|gone|(?:out|down) the \p{L}+|up in smoke|(?:(?:the|an?|industry|national) average)|(?<!\b(?:our|my) )average(?! is\b))\b/iu;
/** Money that the reader would get, or that somebody earns or raises: no price. */
const NO_PRICE =
  /\b(?:salar(?:y|ies)|wages?|compensation|base pay|pay (?:is|range|starts)|paid to you|(?:I|we)(?:['\u2019]ll| will|['\u2019]d| would)?(?: also)? pay|pays? you|paying|you (?:earn|receive|get|keep|make)|looking for [$\u20ac\u00a3]\s?\d\S*|revenues?|turnover|rais(?:e|es|ed|ing)|funding|valu(?:ed|ation)|committed|recover(?:ed|s)?|earn(?:s|ed)?|collect(?:s|ed)?|profits?|budgets?|worth|gross|basic|stipends?|equity|penalt(?:y|ies)|damages?|bonus)\b/i;
/** A price beside another that it seems to undercut. */
const BAIT =
  /\b(?:actual|regular|original|normal|usual|list|full|old|retail) (?:price|rate|value|fee)s?\b|\b\d{1,2} ?% (?:off|discount)\b|\bonly (?:for )?(?:today|this week)\b|\b(?:just|only) (?:for )?[$\u20ac\u00a3]\s?\d|[$\u20ac\u00a3]\s?\d[\d,.]*(?:\/\p{L}+)? only\b|\btoday only\b|\b(?:special|limited|discounted|promo(?:tional)?) (?:price|offer|rate)\b/iu;

const UNDERCUTS =
  /(?:\b(?:was|were|instead of|down from|reduced from|marked down(?: from)?|slashed(?: from)?|rrp|msrp)|~)[: ]*(?:only )?[$\u20ac\u00a3]\s?\d/iu;

/** What comes on top, which the price leaves out. */
const NOT_WHOLE =
  /\b(?:exclud(?:es?|ing)|exclusive of|excl\.?|ex|plus|not includ(?:ed|ing)|(?:does|do) not include|before|without) (?:of )?(?:the )?(?:local |sales |state )?(?:VAT|GST|tax(?:es)?|shipping|delivery|carriage|postage|freight|fees|installation|set-?up)\b|\+ ?(?:VAT|GST|tax|shipping|delivery|p&p)\b/i;

/** What others spend, bill or lose: whom the offer is for, or how large a customer is. */
const OF_OTHERS = new RegExp(
  [
    String.raw`\b(?:spend(?:s|ing)?|spent|bill(?:s|ing)|invest(?:s|ing)|turn(?:s|ing)? over|mak(?:es|ing)|sell(?:s|ing)|doing|averag(?:es|ing)) (?:(?!(?:and|but|so|for)\b)[\p{L}-]+ ){0,3}${AMOUNT}`,
    String.raw`^\W*(?:on|at) an? [^.!?]{3,60} that['\u2019]s\b`,
    String.raw`${AMOUNT}(?: ?(?:-|\u2013|to|and) ?${AMOUNT})?(?: ?(?:\/|a |an |per |each |every )[\p{L}-]+)? (?:in|on|of|through) (?:[\p{L}-]+ ){0,2}?(?:spend(?:ing)?|ads?|sales|billings?|orders|business|budgets?|volume)\b`,
  ].join('|'),
  'iu',
);

/** A range that hangs in the air: "starts at $95 to $210 depends on the size". */
const BROKEN_PRICE = /\bstarts? (?:at|from) [$\u20ac\u00a3]\s?\d\S* (?:to|-) [$\u20ac\u00a3]?\s?\d/iu;
/** Harm that came to people: told as a reason, and nobody's gain. */
const HARMED =
  /\b(?:died|dead|deaths?|killed|fatal(?:ly|ity|ities)?|injur(?:ed|ies)|hurt|drowned|crushed|burned|suffocated|accidents?|lost (?:an?|his|her|their|two) (?:\p{Ll}+ )?(?:arm|leg|hand|finger|eye|fingers|life|lives))\b(?![^.!?]*\b(?:since|after|now|down|fell|fewer|no|none|zero|from \d)\b)/iu;

/** Something to have before buying. */
const TO_TRY =
  /\b(?:(?:send|mail|ship|drop off|bring|give|lend|leave) you (?:an?|one|two|three|some|\d+) (?:free )?(?:(?!(?:prices?|quotes?|rates?|costs?|figures?|estimates?|lists?|reports?|photos?|per|for|of)\b)[\p{L}-]+ ){0,3}?(?:samples?|box(?:es)?|kits?|units?|swatch(?:es)?|loggers?|pairs?|trial)|free (?:trial|samples?|pilot|box|test|month|week)|try (?:it|one|them|us) (?:free|for free|for \d+ days|for a (?:month|week|fortnight)))\b|\b(?:leave|lend)\b[^.!?]{0,40}\bon trial\b/iu;
const FREE_START =
  /\bfirst (?:[\p{L}\d-]+ ){1,3}?(?:(?:is|are) (?:free|on (?:us|me)|on the house)|costs? (?:you )?nothing)\b|\b(?:I|we)(?:['\u2019](?:ll|d)| will| would| can)\b[^.!?]{0,60}?(?:,? (?<!\b(?:good|pay|paid|paying|know\w*) )for (?:nothing|free)\b|\bfree of charge\b|\bat no (?:cost|charge)\b)/iu;
/** Money only after a result. */
const ONLY_IF =
  /\b(?:(?:take|charge|keep|paid|fee (?:is|of)|cost[s]?|commission (?:is|of)) \d+(?:\.\d+)? ?% of (?:what|whatever|anything)\b[^.!?]{0,60}\bnothing (?:if|unless|until)\b|if (?:I|we) (?:can['\u2019]?t|cannot|don['\u2019]?t|fail to) [^.,!?]{1,40},? (?:there['\u2019]s no (?:charge|fee)|there is no (?:charge|fee)|you (?:pay nothing|don['\u2019]?t pay))|(?:you )?only pay (?:if|when|once)\b|(?:pay )?nothing (?:unless|until) (?:I|we|it|you)\b|(?:pay )?nothing if (?:I|we|it|you) (?:(?:can['\u2019]?t|cannot|(?:do|does|did|wo)(?:n['\u2019]?t| not))(?! (?:apply|qualify|need|want|use|have|like|own)\b)|fails?\b|miss\b|find nothing\b)|no (?:result|savings?|recovery|win)s?,? no (?:fee|pay|charge)\b)/i;

/** What the sender leaves to others: whoever sells that has no reason to find a need for it. */
const LEAVES =
  /\b(?:I|we) (?:don['\u2019]?t|do not|never) (?!(?:just|only|simply|even|really)\b)(?:(?:(?:re)?sell|install|repair|buy|build) |(?:do|offer) (?=(?:the |any |our own )?(?:repairs?|install\p{Ll}*|fitting|removals?|building|maintenance|design|printing|resale|sales|servicing|training)\b))(?!(?:that|this|it|things?|business|everything|anything|dreams?|promises|cookie|shortcuts|so|well)\b)(?:[\p{Ll}-]+)(?: (?:or|and) [\p{Ll}-]+){0,2}/iu;
const LONGEST_LIMIT = 20;

/** A question about a fact that its reader knows. */
const PLAIN_QUESTION =
  /^(?:and |so )?(?:how (?:old|many|big|often|long|far|full)\b|when (?:is|was|did|does|do)\b|which (?!is it|one|of (?:these|those|the two))\p{Ll}+|who (?:has|keeps|holds|does|sorts|runs|looks)\b|where (?:is|are|do|does)\b|did (?:any|your|you)|have you\b|has (?:any|your)|is there\b|are there\b|do you (?:have|use|keep|run|own|make|still)\b|got any\b)/iu;
/** Asked for effect, about money or time, or in two parts. */
const NOT_PLAIN =
  /\b(?:minutes?|mins?|call|chat|demo|meet(?:ing)?|calendar|available|free|interested|willing|prepared|pay|paying|spend|budget|tired|ever|wondered|thought|know|heard|considered|could you|can you|and if so|and (?:who|what|when|how|could|can|would)|losing|missing|leaving|more (?:time|money|leads|sales))\b/i;
/** "Who does follow the packaging?" is no English to keep. */
const WRONG_QUESTION = /^who do(?:es)? (?!(?:all|both|up)\b)\p{Ll}+ (?:the|your|our|this|these)\b/iu;
const [SHORTEST_QUESTION, LONGEST_QUESTION] = [4, 14];
const countWords = (text: string): number => text.split(/\s+/).length;

/** What speaks for an email in plain sight: the sentence that shows it, what that does, and why it helps, which continues it. */
export type PlainMerit = { text: string; quote: string; does: string; why: string };

/** In these an amount is pay, which the reader would get. */
const PAYING: readonly EmailKind[] = ['recruiting', 'job_application', 'survey'];
const MOSTLY = 0.5;
const pays = ({ kind }: EmailDraft): boolean => PAYING.reduce((sum, one) => sum + chanceOfKind(kind, one), 0) >= MOSTLY;

type Told = { one: SentenceReading; text: string };
/** `shows`: what of a long sentence shows it, whose clause is quoted; undefined if all of it does. */
type Kind = {
  does: string;
  why: string;
  shows: (sentence: string) => Span | undefined;
  find: (told: readonly Told[], draft: EmailDraft) => string | undefined;
};

const find = (told: readonly Told[], holds: (one: Told) => boolean): string | undefined => told.find(holds)?.text;

/** Where a passage stands, without the marks before it. */
function spanOf(text: string, passage: RegExp): Span | undefined {
  const found = passage.exec(text);
  if (found === null) return undefined;
  return { start: found.index + found[0].search(/[^\s,;:(]/u), end: found.index + found[0].length };
}

/** From whom a case tells of to its last figure. */
function caseIn(text: string): Span | undefined {
  const whom = spanOf(text, SOMEBODY);
  const figure = [...text.matchAll(new RegExp(FIGURE.source, 'giu'))].at(-1);
  if (whom === undefined || figure === undefined) return undefined;
  return { start: Math.min(whom.start, figure.index), end: Math.max(whom.end, figure.index + figure[0].length) };
}

const KINDS: readonly Kind[] = [
  {
    does: 'shows a result in figures',
    why: ', which people believe more than a claim',
    shows: caseIn,
    find: (told) =>
      find(
        told,
        ({ one, text }) =>
          chanceOf(one, 'proof') >= SURELY_PROVES &&
          FIGURE.test(text) &&
          !OF_SENDER.test(text) &&
          !HARMED.test(text) &&
          CAME.test(text) &&
          !OF_SALES.test(text) &&
          !OF_ANY_CUSTOMER.test(text) &&
          (SOMEBODY.test(text) || subjectOf(text) !== undefined),
      ),
  },
  {
    does: 'gives readers something to try',
    why: ' before they pay',
    shows: (text) => spanOf(text, TO_TRY) ?? spanOf(text, FREE_START),
    find: (told) => find(told, ({ text }) => TO_TRY.test(text) || FREE_START.test(text)),
  },
  {
    does: 'ties the money to a result',
    why: ', so a yes risks little',
    shows: (text) => spanOf(text, ONLY_IF),
    find: (told) => find(told, ({ text }) => ONLY_IF.test(text)),
  },
  {
    does: 'says what it costs',
    why: ', so readers know at once whether it is for them',
    shows: (text) => spanOf(text, PRICE),
    find: (told, draft) =>
      pays(draft) || NOT_WHOLE.test(draft.body.raw) || BAIT.test(draft.body.raw)
        ? undefined
        : find(
            told,
            ({ one, text }) =>
              PRICE.test(text) &&
              !OF_READER.test(text) &&
              !OF_OTHERS.test(text) &&
              !NO_PRICE.test(text) &&
              !BROKEN_PRICE.test(text) &&
              !UNDERCUTS.test(text) &&
              chanceOf(one, 'offer') >= (PLAIN_PRICE.test(text) ? LIKELY_OFFERS : SURELY_OFFERS),
          ),
  },
  {
    does: 'takes a few words to answer',
    why: ', and easy questions get more replies',
    shows: () => undefined,
    find: (told, draft) => {
      const asked = questionsOf(draft.body.raw).map((question) => question.trim());
      const [question = ''] = asked;
      const count = countWords(question);
      const isPlain =
        PLAIN_QUESTION.test(question) &&
        !NOT_PLAIN.test(question) &&
        !WRONG_QUESTION.test(question) &&
        count >= SHORTEST_QUESTION &&
        count <= LONGEST_QUESTION;
      return asked.length === 1 && isPlain ? find(told, ({ text }) => text === question) : undefined;
    },
  },
  {
    does: 'says what you do not do',
    why: ', which makes the rest easier to believe',
    shows: (text) => spanOf(text, LEAVES),
    find: (told) => find(told, ({ text }) => LEAVES.test(text) && countWords(text) <= LONGEST_LIMIT && !text.includes('?')),
  },
];

/** A bracket that was cut off. */
const OPEN_BRACKET = / \([^()]*$/u;

/** From this certainty on, an email is an ad, whose prices and gifts are its pitch. */
const IS_ADVERT = 0.5;
/** So much ad wording, or pressure, is no slip of the pen. */
const [MUCH_ADVERT_WORDING, MUCH_PRESSURE] = [2, 1];

const isPushy = ({ advert, spamPhrases, pressure }: LeadRow['reading']['values']): boolean =>
  (advert ?? 0) >= IS_ADVERT || (spamPhrases ?? 0) >= MUCH_ADVERT_WORDING || (pressure ?? 0) >= MUCH_PRESSURE;

/** What speaks for an email in plain sight and has no published figure, so it moves no rate: each passage once. */
export function listPlainMerits({ lead, persona, reading }: LeadRow): PlainMerit[] {
  if (isHostile(reading.values) || isPushy(reading.values)) return [];
  const draft = toEmailDraft(lead, lead.context);
  if (draft.language !== 'en') return [];
  const told = draft.readings.map((one) => ({ one, text: lead.email.body.slice(one.start, one.end).trim() }));
  const found = KINDS.flatMap(({ find: findIn, does, why, shows }) => {
    const sentence = findIn(told, draft);
    if (sentence === undefined || sentence === '') return [];
    const passage = shows(sentence);
    const clause = passage === undefined ? sentence : shortestClause(sentence, passage);
    const text = unfill(clause.replace(OPEN_BRACKET, ''), { firstName: persona.firstName, company: lead.company });
    return [{ sentence, merit: { text, quote: toQuote(text), does, why } }];
  });
  return found.filter(({ sentence }, at) => found.findIndex((one) => one.sentence === sentence) === at).map(({ merit }) => merit);
}

/** A merit as a sentence. */
export const sayMerit = ({ quote, does }: PlainMerit): string => `“${quote}” ${does}.`;
