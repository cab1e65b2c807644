import { rememberLines, rememberTest } from '../../reading/text/remember.ts';
import { textOf } from '../../reading/textOf.ts';
import { chanceOf, sureFrom, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { toSpans, type FeatureReader } from '../../reading/featureReader.ts';
import { sumStrengths, weighSentences, type WeighedSentence } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { countsResults } from './countsResults.ts';
import { isEmptyProof, onlyListsCustomers } from './emptyProof.ts';
import { findProofInTwo } from './proofInTwo.ts';
import { countsCustomers, countsServed, provesPlainly, subjectOf, tellsOfUnnamed } from './provesPlainly.ts';
import type { Sign } from '../sign.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

/** Figures that mention no other customer: stock or terms. */
const OF_STOCK = String.raw`^(?=[\s\S]*\d)(?![\s\S]*(?:\b(?:customers?|clients?|users?|members?|subscribers?|others?|people|compan(?:y|ies)|firms?|teams?|shops?|stores?|hotels?|schools?|practices?|clinics?|plants?|sites?|farms?|brands?|bakeries|restaurants?|caf[e\u00e9]s?|breweries|vineyards?|carriers?|contractors?|agenc(?:y|ies)|hospitals?|councils?|depots?|owners?|managers?|agents?|drivers?|they|their|he|she|his|her|used|uses?|using|trust\w*|chose|switched|installed|mounted|cut|went|fell|dropp\w+|saved|grew|won|found|told|says?|said|quote[sd]?|rated|review\w*|stars?|propert(?:y|ies)|households?|famil(?:y|ies)|with us|on (?:it|the round|our books)|for (?:an?|the|two|three|four|five|\d+) [a-z]+|at [A-Z]\w+|in [A-Z]\w+)\b|(?<=[\p{Ll}\p{N},;:)][ \t])(?!${WEEKDAY}s?\b|(?:${MONTH}|I)\b)\p{Lu}[\p{L}'\u2019&-]+))`;
/** How common a problem is: "On average 30% of the contacts go stale within a year". What customers got or use is proof. */
const OF_PROBLEM = String.raw`^\s*(?:(?:[Oo]n average|[Tt]ypically|[Uu]sually|[Ii]n most \p{Ll}+|[Ss]tudies (?:show|find)(?: that)?|[Rr]esearch (?:shows|finds)(?: that)?|[Ee]very year|[Ee]ach year),? )?(?:[Aa]bout |[Aa]round |[Rr]oughly |[Nn]early |[Aa]lmost |[Uu]p to |[Oo]ver |[Mm]ore than )?(?:\d[\d.,]*\s?(?:%|percent)|[Oo]ne in \p{Ll}+|[Aa] (?:third|quarter|fifth)|[Hh]alf) of (?:all |the |most |your |a )?(?!(?:our|my|them|us)\b)(?![\s\S]*(?:\b(?:[Oo]ur|[Ww]e|[Uu]s|my|I|use|uses|using|used|trust\w*|chose|choose|switched|recommend\w*|reorder\w*|renew\w*|stay with|customers?|clients?|members?|this way|with it|sav(?:e|es|ed)|gain\w*|improv\w*)\b|[\p{Ll}\p{N},] (?!(?:CRM|ERP|HR|IT|AI|PDF|CSV|USA|US|UK|EU)s?\b)\p{Lu}[\p{L}'\u2019&-]+))`;
/** Who is to be hired or placed: "Right now I have two senior accountants who left in spring". They use nothing of the sender's. */
const CANDIDATES = String.raw`(?:\d[\d,]*\+?|an?|A|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Tt]en|[Tt]welve|several|a few) (?:[\p{L}-]+ ){0,3}?(?:candidates?|associates?|accountants?|bookkeepers?|controllers?|engineers?|developers?|drivers?|nurses?|carers?|temps|workers?|operatives?|welders?|electricians?|fitters?|mechanics?|chefs?|pickers?|recruiters?|SDRs?|reps?|people|CVs)`;
const OF_CANDIDATES = String.raw`^\s*(?:(?:[Rr]ight now|[Cc]urrently|[Tt]oday|[Aa]t the moment|[Tt]his week|[Aa]t present),? )?(?:(?:I|[Ww]e)(?:['\u2019]ve| have| currently have| now have)(?: got)? ${CANDIDATES} (?:who|with|from|available|ready|on our books|registered|looking|asking)|${CANDIDATES} (?:available|ready|on our books|registered|looking|asking|free to start|open to))\b(?![\s\S]*\b(?:use[sd]?|using|trust\w*|told|tells?|sa(?:id|ys?)|chose|switched|rel(?:y|ies)|recommend\w*|customers?|clients?|placed|started|stayed|rate)\b)`;

const OTHER = new RegExp(`${OF_STOCK}|${OF_PROBLEM}|${OF_CANDIDATES}`, 'u');
/** Whether a sentence is about stock, terms, candidates or a common problem, whatever its figures are. */
export const isOtherThanProof = rememberTest(OTHER);
const SOURCE = { role: 'proof', stock: 'socialProof', except: isOtherThanProof } as const;

/** Reads like proof, but nobody else has used the thing: a boast, a free trial, a certificate. */
const BOASTS =
  /^\W*(?:at [\p{L}\d&' -]{2,40},? )?we (?:deliver|provide|offer|combine|speciali[sz]e|cover|have got)\b|\b(?:some|many|most|several) of the (?:\w+[- ])?(?:biggest|largest|best|top|leading|most|finest|greatest)\b|\b(?:is|are|comes?) (?:on us|free|on the house)\b|\bonly (?:ever )?(?:work with|take on|deal with|accept) |\bat a time\b|^\W*(?:[\w-]+[- ])?(?:approved|certified|accredited|licensed|patented|compliant|insured)\b(?![^.!?]*\b(?:used|customers?|clients?)\b)/iu;
/** "Most of the pubs we get called to", "three in four doors": how things are without the offer. */
const OF_TRADE =
  /^\W*(?:most|many|half|nearly all|almost all) [^.!?]{0,40}\b(?:we|I) (?:get called|are called|visit|see|inspect|survey|look at|walk into)\b|^\W*(?:(?:about|around|roughly|nearly|almost|over|more than|up to|some) )?(?:\d[\d.,]*|a|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b|\baccording to (?:the|a|an|one)\b|\b(?:studies|surveys?|research|statistics|the audit|the figures) (?:shows?|finds?|says?|found|showed|said)\b/i;
/** A loss or a fault of others. */
const WENT_WRONG =
  /\b(?:lost|los(?:e|es|ing)|fail(?:s|ed|ing)?|leak(?:s|ed|ing)?|miss(?:es|ed|ing)?|broke(?:n)?|breaks?|stolen|damaged|wast(?:e|es|ed|ing)|died|dies|collapsed|closed down|fined|sued|complain(?:s|ed)?|rejected|objected|struggl(?:e|es|ed|ing)|suffer(?:s|ed|ing)?|burn(?:s|ed|t)?|rot(?:s|ted)?|(?:paid|sent|wired|transferred|overpaid) [$\u20ac\u00a3]\s?\d[\d.,]*\s?[km]?)\b(?! (?:less|fewer) )/i;
/** Whose loss it was says nothing of how it got better. */
const OUR_CLIENT = /\b(?:our|my) (?:\p{Ll}+ )?(?:clients?|customers?|members?|users?|merchants?|readers?|patients?)\b/giu;
const GOT_BETTER =
  /\b(?:use[sd]?|uses|using|cut|sav(?:e|es|ed)|switch\w*|gain\w*|dropp?\w*|fell|halved|(?:now|since|until|before|after|used to|no longer|instead|otherwise|avoided|prevented|stopped|never|no(?!-)|none|not one|nothing|zero|fewer|less|0|our|ours|us|we|with it|with them)\b)|\bfrom [\d$\u20ac\u00a3][\d.,]*[^.!?]{0,20} to [\d$\u20ac\u00a3]/i;
/** A seller's own returns, with nobody named who got them: "Our clients see a 340% ROI", "We've 10x'd revenue for dozens of brands". */
const OF_RETURNS =
  /\b(?:we|I|our|my)\b(?=[^.!?]*(?:\bROI\b|\breturns? on\b|\brevenue|\bpipeline\b|\b\d+(?:\.\d+)?x\b|\b10x|\bsales\b|\bleads\b|\bgrowth\b|\bprofits?\b))/i;
/** What the sender's own firm does: "At Dentalo we supply 14,000 products"; what it did at a customer is in the past tense. */
const OF_SENDER =
  /^\W*(?:here )?at [\p{L}\d&'\u2019. -]{2,40},? we (?!(?:\p{Ll}+ed|took|did|cut|ran|found|built|brought|got|went|made|kept|won|put|saw|sold|had|were)\b)\p{Ll}+/iu;
/** Users whom nobody can ask: "trusted by over 500 firms", "our clients typically save 30-40%". */
const OF_CROWD =
  /\btrusted by (?:over|more than|thousands|hundreds|\d)|^\W*(?:thousands|hundreds) of \p{Ll}+ (?:already )?(?:trust|use|rely|love|choose)\b|^\W*(?:(?:our|my) (?:customers|clients|users|members)|(?:teams|companies|firms|businesses|customers|brands|stores|shops|agencies|practices|people) (?:using|on|with|who use|that use) [\p{L}\d]{2,20}(?: \p{L}{2,20})?)\b(?=[^.!?]*\b(?:typically|usually|on average|an average|up to|\d+ ?[-\u2013] ?\d+ ?%))/iu;
/** What customers are said to feel or to say: "our clients tell us they love our friendly team". */
const HEARSAY =
  /\b(?:our|my) (?:\p{Ll}+ ){0,2}?(?:customers|clients|users|members|guests|patients|tenants|students)\b[^.!?,]{0,25}?\b(?:(?:tell|told) (?:us|me)|says?|said|loves?|adores?|raves?|enjoys?|appreciates?|likes?|values?|(?:are|have been) (?:(?:so|very|always|all|extremely) )?(?:happy|delighted|thrilled|satisfied|pleased))\b/iu;
/** Whether all that a sentence proves is what nobody can check: feelings without a name, a figure or a quotation. */
function isHearsay(text: string): boolean {
  const found = HEARSAY.exec(text);
  if (found === null) return false;
  const said = text.slice(found.index);
  return !/\d/.test(said) && !NAMES.test(said.replace(/^\p{Lu}/u, 'o')) && text.match(NAMED) === null;
}
/** A name inside a sentence. */
const NAMES = new RegExp(
  String.raw`(?<=[\p{Ll}\p{N},;:)\u2019'][ \t])(?!${WEEKDAY}s?\b|(?:${MONTH}|I|AI|ROI|B2B|SEO|CRM|UK|US|USA|EU|SaaS)\b)\p{Lu}[\p{L}'\u2019&-]+|^\W*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|["\u201c\u201d]`,
  'u',
);
/** Somebody who uses a thing or judges it; an area, a certificate or a feature with a name proves nothing. */
const OF_USERS =
  /["\u201c\u201d]|\b(?:customers?|clients?|users?|members?|subscribers?|used|uses?|using|trust(?:s|ed)?|chos(?:e|en)|recommend\w*|reviews?|rated|stars?|told|said|says|had|saved|cut|fell|went from|dropped|switched|performed for|work(?:s|ed)? (?:with|for)|supplied|helped)\b/i;
/** Plans: what somebody is going to do proves nothing yet. */
const IS_AHEAD = /\b(?:will|shall|is going to|are going to)\b/;
/** Words about the reader. */
const OF_READER = /^\W*(?:(?:and|but|so|at|in|if|when|while|since|because|for|with|to) )?(?:you|your|yours)\b/i;
const IS_BULLET = /^\s*(?:[-*\u2022\u2013\u2014>\u2713\u2714]|\d{1,2}[.)])\s/;
/** Somebody else: a quotation, people or organizations, or a name inside the sentence. */
const OF_OTHERS = new RegExp(
  String.raw`["\u201c\u201d]|\b(?:customers?|clients?|users?|members?|subscribers?|others|people|they|them|their|he|she|his|her)\b|\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands|an?|one|another)\b[^.!?]{0,30}\b\p{Ll}{3,}(?:s|ies)?\b|(?<=[\p{Ll}\p{N},;:)\u2019'][ \t])(?!${WEEKDAY}s?\b|(?:${MONTH}|I)\b)\p{Lu}[\p{L}'\u2019&-]+|^\W*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+`,
  'u',
);

/** A step of a plan: "3. Evidence collected from AWS". */
const IS_STEP = /(?:^|\n)\s*(?:(?:step|week|phase|day) )?\d{1,2}\s?[.):]\s+\S*$/i;
const MARKET = String.raw`(?:(?:freight|interest|spot|shipping|container|hc|mortgage|exchange|haulage|air|ocean|energy|market|insurance) rates?|prices?|premiums?|tariffs?|pricing|wages|rents|duties)`;
/** What the market did to everybody: "rates from Shanghai dropped to $2,350". The cost that a customer had is another matter. */
const OF_MARKET = new RegExp(
  String.raw`\b(?=${MARKET}\b)(?<!\b(?:our|their|its|his|her|my)\b[^.!?]{0,25}|['\u2019]s?\b[^.!?]{0,25})${MARKET}\b[^.!?]{0,50}\b(?:dropped|fell|fallen|rose|risen|went (?:up|down)|gone (?:up|down)|increased|improved|doubled|jumped|eased|softened|(?:is|are) (?:up|down))\b`,
  'iu',
);
/** A result that the same sentence takes back: "cut their costs by half, although two cranes are still missing". */
const TAKEN_BACK =
  /,? \b(?:although|though|but|except(?: that)?|even if|if only)\b[^.!?]{0,60}(?:\b(?:not|never|no longer|lost|missing|gone|vanished|disappeared|broke|died|sued|quit|left)\b|n['\u2019]t\b)/iu;

/** From this probability on, a sentence is certainly proof. */
const SURE = 0.8;
/** A sentence that asks or offers this probably is not quoted as proof. */
const OTHERWISE = 0.5;
const ELSE: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral', 'question', 'resource', 'opt_out'];

/** It leaves out what was done, which only the sentence before says: "Four of our 37 customers have." */
const LEFT_OUT =
  /\b(?:have|has) (?:seen|said|reported|achieved|found|told us)[.:!]*$|\b(?:have|has|had|did|do|does|are|were|is|was|will|would|can|could)(?: not|n['\u2019]t)?(?: so| too)?[.!]*$/i;

/**
 * Whether a sentence cannot be proof, whatever its words: it leaves out what was done, asks, sets a condition, is a step of a plan, tells of
 * the market, or gives nothing to check.
 */
/** What the sender asks: a price is no customer's result, unless the sentence says whose or since when. */
const IS_PRICE =
  /^\W*(?:(?:from|only|just|about|a (?:flat|fixed)) )?[$\u20ac\u00a3]\s?\d[\d.,]*k?\b(?! (?:less|more|saved|a (?:week|month|year) (?:less|more|saved))\b)(?![^.!?]*\b(?:saved|cut|instead of|down from|was|were|paid|went|fell|dropped|got|at \p{Lu}|for \p{Lu}))/u;

/** A few quoted words without a figure: "Numbers went up" - CEO. */
const BARE_QUOTATION = /^\W*["\u201c](?:[^\s\d"\u201d]+\s?){1,4}["\u201d]/u;

const provesNothing = ({ body }: EmailDraft, { start }: SentenceReading, text: string): boolean =>
  saysNoProof(text) || IS_STEP.test(body.raw.slice(Math.max(0, start - 12), start + 6));
const saysNoProof = rememberLines(
  (text) =>
    /\?["'\u201d\u2019)\s]*$|^\W*if\b/i.test(text) ||
    LEFT_OUT.test(text) ||
    IS_PRICE.test(text) ||
    BARE_QUOTATION.test(text) ||
    OF_MARKET.test(text) ||
    isEmptyProof(text),
);

/** A page about a customer. */
const OF_CUSTOMER = /case|stor(?:y|ies)|customer|client|reference|review/i;
/** Whether a sentence is about somebody whose page is linked, and who is most likely the sender: "FeedOpt uses AI", with calendly.com/feedopt below. */
function isOfLinked({ body }: EmailDraft, text: string): boolean {
  if (body.links.length === 0) return false;
  const name =
    subjectOf(text)
      ?.toLowerCase()
      .replace(/[^\p{L}\d]/gu, '') ?? '';
  return name.length > 2 && body.links.some(({ target }) => !OF_CUSTOMER.test(target) && target.toLowerCase().includes(name));
}

/** Whether a sentence can be proof as written: it is about somebody else, not about the reader or the trade at large, and does not ask. */
function mayBeProof(draft: EmailDraft, reading: SentenceReading, text: string): boolean {
  const { start, end } = reading;
  if (provesNothing(draft, reading, text) || OF_READER.test(text) || IS_AHEAD.test(text) || BOASTS.test(text)) return false;
  if (TAKEN_BACK.test(text)) return false;
  const [isResult, isServed] = [countsResults(text), countsServed(text)];
  if (isOtherThanProof(text) && !isResult) return false;
  if (!isResult && (OF_TRADE.test(text) || WENT_WRONG.test(text)) && !GOT_BETTER.test(text.replace(OUR_CLIENT, ''))) return false;
  if (OF_SENDER.test(text) || (OF_RETURNS.test(text) && !NAMES.test(text))) return false;
  if ((OF_CROWD.test(text) && text.match(NAMED) === null) || isHearsay(text)) return false;
  if (!isResult && !isServed && chanceOf(reading, 'problem') > chanceOf(reading, 'proof')) return false;
  if (ELSE.some((role) => chanceOf(reading, role) >= OTHERWISE)) return false;
  if (isOfLinked(draft, text)) return false;
  return !findCompany(draft, draft.body).some((span) => span.start < end && start < span.end);
}

/** Somebody who was served, by name: "at Bellweather Law", "for Harmer Build", "companies such as Bexley Homes". */
const NAMED = new RegExp(
  String.raw`\b(?:[Aa]t|[Ff]or|[Oo]n|[Ww]ith|such as|like) (?:the |The )?(?!${WEEKDAY}s?\b|${MONTH}\b)(\p{Lu}\p{Ll}[\p{L}'\u2019&-]*)`,
  'gu',
);
/** Praise of many who have no name and no number, and of the sender's own rate of success. */
const VAGUE =
  /^\W*(?:an? ?lot|lots|loads|plenty|many|most|some|several|numerous|countless)\b(?![^.!?]*\d)|\b(?:trusted|used|chosen|loved|recommended) by (?:an? (?:lot|number|range|variety) of|lots of|many|most|several|numerous|countless|leading|top|other)\b(?![^.!?]*\d)|\b100 ?% (?:success|satisf\w+|accura\w+|guarante\w+)|\bteam of experts\b/i;
/** Those of the many who are named: "such as Bellweather". Whom they left is no customer. */
const NAMES_SOME = /\b(?:such as|like|including|among them|e\.g\.) (?:the )?\p{Lu}|["\u201c\u201d]/u;
/** From this probability on, a count of those who are served is proof. */
const MAY_SERVE = 0.2;
/** From this probability on, a figure at somebody with a name is proof in any words. */
const VERY_SURE = 0.95;
/** The same for a statement about somebody else. */
const LIKELY = 0.7;

/** A time of day is no figure. */
const FIGURE = /(?<![\d:.])\d[\d.,]*(?![\d:.,]*\s?(?:[ap]\.?m\b|o['\u2019]clock|:))/i;

/** Whether a sentence gives a figure of somebody with a name who is not the sender, or counts those who are served. */
function tellsOfNamed({ body, prose }: EmailDraft, one: SentenceReading, text: string): boolean {
  const below = body.raw.slice(prose.end);
  const chance = chanceOf(one, 'proof');
  const isNamed = [...text.matchAll(NAMED)].some(([, name = '']) => !below.includes(name));
  if (countsCustomers(text) || (chance >= VERY_SURE && chance > chanceOf(one, 'offer') && /\d/.test(text) && isNamed)) return true;
  if (chance < LIKELY || chance <= chanceOf(one, 'offer') || !FIGURE.test(text)) return false;
  const subject = subjectOf(text);
  return tellsOfUnnamed(text) || (subject !== undefined && !below.includes(subject));
}

/** A longer sentence is cut off where it is quoted. */
const LONGEST_QUOTED = 80;
const JOINT = /[:;] |, (?:and|but|so|where|while) /g;

/** Where the part of a long sentence starts that proves something without the rest: "and 37 of our 40 customers stayed". */
function provingFrom(text: string): number {
  if (text.length <= LONGEST_QUOTED) return 0;
  const starts = [...text.matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length);
  const proves = (from: number, to: number): boolean => provesPlainly(text.slice(from, to)) || countsResults(text.slice(from, to));
  if (starts.length === 0 || proves(0, starts[0] ?? text.length)) return 0;
  return starts.find((from, index) => proves(from, starts[index + 1] ?? text.length)) ?? 0;
}

/** What any user is said to gain, with nobody named or counted: "Teams using Acme grow their revenue by 40%". */
const PROMISES_ALL =
  /^\W*(?:on average,? )?(?:our )?(?:teams|companies|customers|clients|users|brands|firms|businesses|stores|shops|people|marketers|managers|owners) (?:that |who )?(?:us(?:e|ing)|on|with|like yours with|running|choosing) [^.!?\d]{2,40}? (?:grow|increase|see|get|save|cut|boost|raise|double|triple|reduce|gain|improve|earn|make|win|close|reach)\b(?![^.!?]*\bfrom \S+ to )/iu;

/** The sentences that are certainly proof, in role and in form: those in plain words if there are any, and pairs that prove together. */
export function findSureProof(draft: EmailDraft): Span[] {
  const pairs = findProofInTwo(draft);
  const candidates = draft.readings
    .filter((one) => !pairs.some(({ first, second }) => one === first || one === second))
    .filter((one) => chanceOf(one, 'proof') >= MAY_SERVE)
    .map((one) => ({ one, text: textOf(draft.body, one) }))
    .filter(({ one, text }) => chanceOf(one, 'proof') >= OTHERWISE || countsServed(text) || countsResults(text))
    .filter(
      ({ one, text }) =>
        mayBeProof(draft, one, text) &&
        !PROMISES_ALL.test(text) &&
        !onlyListsCustomers(text) &&
        (!VAGUE.test(text) || NAMES_SOME.test(text)),
    );
  const plain = candidates.filter(({ one, text }) => provesPlainly(text) || tellsOfNamed(draft, one, text));
  const found =
    plain.length > 0
      ? plain
      : candidates.filter(
          ({ one, text }) =>
            chanceOf(one, 'proof') > Math.max(SURE, sureFrom('proof')) &&
            chanceOf(one, 'proof') >= chanceOf(one, 'offer') &&
            !IS_BULLET.test(draft.body.raw.slice(Math.max(0, one.start - 3), one.end)) &&
            !IS_BULLET.test(text) &&
            OF_OTHERS.test(text) &&
            OF_USERS.test(text),
        );
  const single = found.map(({ one: { start, end }, text }): Span => ({ part: 'body', start: start + provingFrom(text), end }));
  return [...toSpans('body', pairs), ...single].toSorted((one, other) => one.start - other.start);
}

/** From this probability on, words that plainly name somebody else who uses or got something are enough. */
const MAY_PROVE = 0.1;
/** Not if one of these roles is more likely. */
const NO_PROOF: readonly Role[] = ['reference', 'other', 'resource', 'threat'];

/** The sentences that prove something, by their role, or by their form if the role is possible. */
function weighProof(draft: EmailDraft): WeighedSentence[] {
  const byRole = weighSentences(draft, SOURCE);
  return draft.readings.flatMap((one): WeighedSentence[] => {
    const chance = chanceOf(one, 'proof');
    const text = textOf(draft.body, one);
    const found = byRole.find(({ start }) => start === one.start);
    if (found !== undefined && provesNothing(draft, one, text)) return [];
    const known = found === undefined ? [] : [found];
    if ((found?.strength ?? 0) >= 1 || chance < MAY_PROVE || NO_PROOF.some((role) => chanceOf(one, role) > chance)) return known;
    const isPlain = provesPlainly(text) && mayBeProof(draft, one, text);
    return isPlain ? [{ start: one.start, end: one.end, strength: 1, phrases: found?.phrases ?? [] }] : known;
  });
}

const proofReader: FeatureReader = {
  find: (draft) => weighProof(draft).flatMap(({ start, end, phrases }) => toSpans('body', phrases.length > 0 ? phrases : [{ start, end }])),
  read: (draft) => sumStrengths(weighProof(draft)),
};

export const socialProof: Sign<{ features: 'socialProof'; columns: 'socialProof'; senses: 'present' | 'absent' }> = {
  label: 'Social proof',
  features: {
    socialProof: {
      reader: proofReader,
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    socialProof: bodyColumn({
      features: ['socialProof'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.15,
          sd: 0.12,
          facts: ['gong-social-proof'],
          grade: 'observational',
          reason: 'A published 41% more replies for proof that fits, shrunk.',
        },
      },
      contrast: flag('socialProof'),
    }),
  },
  shownBy: ['socialProof'],
  evidence: {
    for: findSureProof,
    against: () => [],
  },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'proof', states: 'present' },
      titles: ['It gives proof'],
      what: ['The email offers proof: “<quote>”.'],
      why: ['Proof makes an offer easier to believe.'],
      names: ['the proof'],
      takeaways: ['Keep “<quote>” as your proof.', 'Keep “<quote>”.'],
    },
    absent: {
      claim: { about: 'proof', states: 'absent' },
      titles: ['No proof', 'Nothing backs up the offer'],
      what: ['The email gives no customer’s result.', 'The email does not say what others got from what you offer.'],
      why: [
        'People trust a claim more when a company they know backs it up.',
        'One example from their industry would make it easier to believe.',
      ],
      names: ['the missing proof', 'giving no customer’s result'],
      takeaways: ['Name one customer, and what changed for them, if you have one.', 'Add one real example from the reader’s industry.'],
    },
  },
  reasons: { for: ({ quote }) => `Proof: “${quote}”`, against: () => 'Gives no customer’s result' },
  edits: {},
};
