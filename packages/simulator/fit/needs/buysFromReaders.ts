import type { OfferMail } from '../mail/maskOffer.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import type { Need } from '../offer.ts';
import { findPlaces } from '../mail/placeNames.ts';
import { readFirm } from '../work/readFirm.ts';
import type { Readers } from '../mail/readers.ts';
import { findTrades } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { WITH_PLACE } from '../level/weighFit.ts';

const SENDER = String.raw`\b(?:we|i)(?:['’]ll| will| also| can| now| gladly)*\s+`;
/** The sender takes something: "we buy loose bark", "we collect used oil". */
const TAKES = new RegExp(
  String.raw`${SENDER}(?:buy|collect|pick up|take|haul(?: away)?|purchase|gather|come for)\b(?! (?:a |another )?(?:look|part|care|over|on|time)\b)`,
  'i',
);
/** The sender pays for it: "we pay $9 a ton". */
const PAYS = new RegExp(
  String.raw`(?:${SENDER}|\b(?:we|i)\b[^.!?]{1,60}\band\s+)pay\s+(?:you\b|cash\b|up to\b|about\b|a (?:fair|good) price|(?:[a-z]+ ){0,2}(?:[$€£]|\d|cents?\b|pence\b|euros?\b|dollars?\b|pounds?\b))`,
  'i',
);
/** The email asks what becomes of the reader's own. */
const ASKS =
  /\byours\b|\b(?:what happens to|do you do with|who (?:hauls|takes|collects|buys|picks up)|where (?:does|do|is|are)) (?:your|the|it|them)\b/i;

const textOf = (sentences: readonly MaskedSentence[]): string => sentences.map(({ text }) => text).join('\n');

/** Whether the sender takes something that the readers have, instead of selling them anything. */
export function buysFromReaders(sentences: readonly MaskedSentence[]): boolean {
  const text = textOf(sentences);
  return PAYS.test(text) ? TAKES.test(text) || ASKS.test(text) : TAKES.test(text) && ASKS.test(text);
}

const SELLS = /^(?:sell|resell|ship|supply|pass|deliver|truck|send|goes|go)$/;
const REACH = 4;
/** A new part of the sentence: "sell it to garden centers and bring the loader ourselves". */
const ENDS = /^(?:we|i|you|who|which|that|so|but)$/;

/** The positions after "sell it to" in a sentence. */
function listOnward({ words, clauses }: MaskedSentence): readonly number[] {
  return words.flatMap((verb, at) => {
    if (!SELLS.test(verb)) return [];
    const to = words.findIndex((word, index) => index > at && index <= at + REACH && word === 'to' && clauses[index] === clauses[at]);
    return to < 0 ? [] : [to + 1];
  });
}

function dropAfter(sentence: MaskedSentence, start: number): MaskedSentence {
  const { words, clauses, stems } = sentence;
  const end = words.findIndex((word, at) => at >= start && (clauses[at] !== clauses[start] || ENDS.test(word)));
  return { ...sentence, stems: stems.map((stem, at) => (at >= start && (end < 0 || at < end) ? '' : stem)) };
}

/** The sentences without those to whom the sender sells on what the readers have: they are no readers. */
export const dropBuyers = (sentences: readonly MaskedSentence[]): readonly MaskedSentence[] =>
  buysFromReaders(sentences) ? sentences.map((sentence) => listOnward(sentence).reduce(dropAfter, sentence)) : sentences;

/** From this share on, words name a line of work. */
const LEAST_NAMED = 0.3;
const FROM = /\bfrom (?:the |all |small |local |other |many )*((?:[a-z'’-]+ ){0,2}[a-z'’-]+)/i;

/** The kinds of businesses that have what the sender takes: "from cheese makers", "at the mill". */
function listHavers(sentences: readonly MaskedSentence[], { placeTrades, people }: Readers): readonly string[] {
  const sources = sentences.flatMap(({ text }) => (TAKES.test(text) ? (FROM.exec(text)?.slice(1) ?? []) : []));
  const ofPlaces = sources.flatMap((source) => findPlaces(source.toLowerCase().split(' '))).flatMap(({ trades }) => trades);
  const named = ofPlaces.length > 0 ? [] : [...sources, ...people.filter((name) => name.includes(' '))];
  const ofPeople = named.flatMap((name) => findTrades(name).flatMap(({ trade, share }) => (share >= LEAST_NAMED ? [trade] : [])));
  return [...new Set([...placeTrades, ...ofPlaces, ...(placeTrades.length > 0 ? [] : ofPeople)])].filter(
    (trade) => isBusiness(trade) || WITH_PLACE.has(trade),
  );
}

/** A shorter list tells nothing of who has it. */
const LEAST_LEADS = 3;
const LEAST_OF_LIST = 0.4;

/** The kind of business of most of a list: they likely have it, too. */
function listMost(mails: readonly Pick<OfferMail, 'industry'>[]): readonly string[] {
  if (mails.length < LEAST_LEADS) return [];
  const firms = mails.map(({ industry }) => readFirm('', industry, industry));
  return [...new Set(firms.flat())].filter((trade) => firms.filter((firm) => firm.includes(trade)).length >= LEAST_OF_LIST * firms.length);
}

/** What is called so is decided on by those who have it. */
const OF_HAVERS = /\b(?:buying|collection|recycling|waste|old|used|scrap|sales?|purchases?)\b/i;
/** How likely those have it whom the email speaks of, and how much of the rest remains. */
const HAVE = 0.75;
const USES = 0.3;

/** What the sender takes is decided on by those who have it, not by those who use such things: bark by sawmills, not by gardeners. */
export function ownByHavers(
  needs: readonly Need[],
  sentences: readonly MaskedSentence[],
  { readers, mails }: { readers: Readers; mails: readonly Pick<OfferMail, 'industry'>[] },
): readonly Need[] {
  if (!buysFromReaders(sentences) || OF_HAVERS.test(needs[0]?.label ?? '')) return needs;
  const told = listHavers(sentences, readers);
  const havers = [...new Set([...told, ...listMost(mails)])];
  const left = needs
    .map((need) => ({ ...need, share: need.share * USES }))
    .filter(({ owners }) => !owners.some((one) => havers.includes(one)));
  const [trade] = havers;
  // What a function of any company uses, that company has, such as old laptops.
  const isOfFunction = needs[0]?.owners[0] !== undefined && !isBusiness(needs[0].owners[0]);
  if (trade === undefined) return isOfFunction ? needs : left;
  const field = TRADE_BY_ID.get(trade)?.field ?? trade;
  const has: Need = {
    id: `trade:${trade}`,
    label: field,
    isPlural: / and /.test(field),
    share: HAVE,
    owners: havers,
    signers: havers,
    near: ['operations'],
    industries: [],
  };
  return [has, ...left.map((need) => ({ ...need, share: need.share * (1 - HAVE) }))];
}
