import { EMAIL_KINDS, isOutsideKind, kindIndex } from '../reader/kinds.ts';
import { likeliestKind } from '../reader/readKind.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import { findSecretRequests, type ReadText } from '../signs/traits/readScam.ts';
import { asksForPapers } from './asksForPapers.ts';
import { pricesOwnWork } from './pricesOwnWork.ts';

const [SALES, APPLICATION, SCAM] = [kindIndex('sales'), kindIndex('job_application'), kindIndex('scam')];

/** From this probability on, a sentence certainly offers something. */
const SURELY_OFFERS = 0.8;
/** Nobody applies for a job with a demo of a product. */
const ASKS_FOR_DEMO =
  /\b(?:for|see|book|schedule|watch|get) (?:a |an |our |the |your )?(?:(?:quick|short|brief|free|live|\d+[- ]minute) )?demo\b/i;

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

/** Whether an email only sounds like a scam: it wants no secret and does not threaten. */
const cheatsNobody = (read: ReadText): boolean =>
  findSecretRequests(read).length === 0 &&
  !has(read, 'threat', THREATENS) &&
  (has(read, 'offer', OFFERS_PLAINLY) || asksForPapers(read.body.raw));

/**
 * The probabilities of the kinds, in `EMAIL_KINDS` order, without those that the email's own words rule out: what was taken for an application is
 * counted as sales, and a scam's share goes to all other kinds.
 */
export function ruleOutKinds(chances: Float64Array, read: ReadText): Float64Array {
  const left = chances.slice();
  const [applies, cheats] = [left[APPLICATION] ?? 0, left[SCAM] ?? 0];
  if (applies > 0 && appliesForNothing(read)) {
    left[SALES] = (left[SALES] ?? 0) + applies;
    left[APPLICATION] = 0;
  }
  if (cheats === 0 || cheats >= SURELY_SCAM || !cheatsNobody(read)) return left;
  const others = left.map((chance, index) => (index === SCAM ? 0 : chance / (1 - cheats)));
  return isOutsideKind(likeliestKind(others)) ? left : others;
}
