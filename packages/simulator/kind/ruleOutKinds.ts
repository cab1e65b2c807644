import { isOutsideKind, kindIndex } from '../reader/kinds.ts';
import { likeliestKind } from '../reader/readKind.ts';
import { chanceOf } from '../reader/readSentences.ts';
import { findSecretRequests, type ReadText } from './findSecretRequests.ts';
import { MONEY } from './money.ts';
import { asksForPapers } from './asksForPapers.ts';
import { pricesOwnWork } from './pricesOwnWork.ts';

const [SALES, APPLICATION, LINK, SCAM, NO_MESSAGE] = [
  kindIndex('sales'),
  kindIndex('job_application'),
  kindIndex('link_building'),
  kindIndex('scam'),
  kindIndex('not_a_message'),
];

/** From this probability on, a sentence certainly offers something. */
const SURELY_OFFERS = 0.8;
/** Nobody applies for a job with a demo of a product. */
const ASKS_FOR_DEMO =
  /\b(?:for|see|book|schedule|watch|get) (?:a |an |our |the |your )?(?:(?:quick|short|brief|free|live|\d+[- ]minute) )?demo\b/i;

/** A kind less likely than this decides nothing, and its words are not looked for. */
const LEAST_WEIGHED = 0.05;
/** A scam without a secret or a threat is none if something is plainly offered, or if it wants a firm's papers, unless it is this likely. */
const [OFFERS_PLAINLY, THREATENS, SURELY_SCAM] = [0.6, 0.5, 0.92];

const has = ({ readings }: ReadText, role: 'offer' | 'threat', least: number): boolean =>
  readings.some((reading) => chanceOf(reading, role) >= least);

/** Whether the sender speaks for a firm, shows a product, prices their work or needs papers of the reader's firm: no applicant does. */
const appliesForNothing = ({ body: { raw }, readings }: ReadText): boolean =>
  ASKS_FOR_DEMO.test(raw) ||
  pricesOwnWork(raw) ||
  asksForPapers(raw) ||
  readings.some((one) => chanceOf(one, 'offer') >= SURELY_OFFERS && /\b(?:we|our)\b/i.test(raw.slice(one.start, one.end)));

/** What somebody wants who asks for a link or for coverage. */
const OF_A_LINK =
  /\b(?:link(?:s|ed|ing)? (?:to|back|from|on|in|out)|(?:a|the|our|my|one|your|this|dead|broken|text) link|backlinks?|guest|mention(?:s|ed|ing)?|articles?|posts?|blogs?|guides?|resources?|features?|cover(?:age)?|story|readers|listing|directory|infographic|placements?|sponsor\w*|interview|swap|credit|cite|quote)\b/i;
/** From this probability on, a sentence may offer something. */
const MAY_OFFER = 0.3;
const PRICED = new RegExp(MONEY, 'i');
/** Whether the sender offers something, names a price and has no word of a link: whoever asks for one charges nothing. */
const asksForNoLink = (of: ReadText): boolean => PRICED.test(of.body.raw) && !OF_A_LINK.test(of.body.raw) && has(of, 'offer', MAY_OFFER);

/** Whether an email only sounds like a scam: it wants no secret and does not threaten. */
const cheatsNobody = (read: ReadText): boolean =>
  findSecretRequests(read).length === 0 &&
  !has(read, 'threat', THREATENS) &&
  (has(read, 'offer', OFFERS_PLAINLY) || asksForPapers(read.body.raw));

/** A sentence between people, which fills, codes and lists have not. */
const SPEAKS =
  /(?:^|[\s"'\u2018\u201c(])(?:you|your|yours|u|ur|I|I['\u2019](?:m|ve|d|ll)|we|we['\u2019](?:re|ve|d|ll)|me|us|my|our|who|any (?:news|update|thoughts|luck))(?:['\u2019](?:re|ve|d|ll))?(?![\w-])[^\n]*[.?!]/i;
const CODE =
  /[{}<>;=[\]]|\blorem\b|\b(?:insert|placeholder|dummy|sample|test|your (?:text|name)) (?:\p{L}+ )?(?:here|text|e-?mail|name)\b/iu;
/** Whether somebody says something, once. */
function isMessage({ body: { raw } }: ReadText): boolean {
  if (CODE.test(raw) || !SPEAKS.test(raw)) return false;
  const sentences = raw
    .split(/(?<=[.?!])\s+|\n+/)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');
  return new Set(sentences).size === sentences.length;
}

/** Shares the chance of a kind that is ruled out among the others. */
function without(index: number, chances: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const chance = chances[index] ?? 0;
  return chance === 0 || chance >= 1 ? chances : chances.map((one, at) => (at === index ? 0 : one / (1 - chance)));
}

const asSales = (index: number, chances: Float64Array): Float64Array<ArrayBuffer> =>
  Float64Array.from(chances, (one, at) => (at === index ? 0 : at === SALES ? one + (chances[index] ?? 0) : one));

/**
 * The probabilities of the kinds, in `EMAIL_KINDS` order, without those that the email's own words rule out. What was taken for an application
 * or a request for a link, or offers something plainly, is counted as sales; what is shared out otherwise goes to all other kinds.
 */
export function ruleOutKinds(read: Float64Array, of: ReadText): Float64Array {
  let chances = new Float64Array(read);
  if (likeliestKind(chances) === 'not_a_message' && isMessage(of)) chances = without(NO_MESSAGE, chances);
  if ((chances[APPLICATION] ?? 0) >= LEAST_WEIGHED && appliesForNothing(of)) chances = asSales(APPLICATION, chances);
  if ((chances[LINK] ?? 0) >= LEAST_WEIGHED && asksForNoLink(of)) chances = asSales(LINK, chances);
  const cheats = chances[SCAM] ?? 0;
  if (cheats < LEAST_WEIGHED || cheats >= SURELY_SCAM || !cheatsNobody(of)) return chances;
  // What is plainly offered is for sale.
  const others = has(of, 'offer', OFFERS_PLAINLY) ? asSales(SCAM, chances) : without(SCAM, chances);
  return isOutsideKind(likeliestKind(others)) ? chances : others;
}
