import { findStakes } from '../../kind/findStakes.ts';
import { secretStrength } from '../../kind/findSecretRequests.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { weigh } from '../../reading/strengthOf.ts';

/** A second sign of a scam: it threatens, presses, or reads like one as a whole. */
const SECOND = { from: 0.4, full: 0.6 };
const AS_A_WHOLE = { from: 0.35, full: 0.6 };
/** Below this, the email as a whole contradicts it, whatever a sentence says. */
const LEAST_AS_A_WHOLE = 0.1;
const PRIZE = new Set(['spamPrize']);

const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);

/** How much an email counts as a scam, 0 to 1: it asks the reader for private data or money, and has a second sign nearby, or promises a
 * return on money that nobody can promise. */
export function readScam(draft: EmailDraft): number {
  const said = draft.context.corrections?.emailKind;
  if (said !== undefined) return said === 'scam' ? 1 : 0;
  if (findStakes(draft.body.raw).length > 0) return 1;
  const whole = chanceOfKind(draft.kind, 'scam');
  if (whole < LEAST_AS_A_WHOLE) return 0;
  const secret = largest(draft.readings.map((reading) => secretStrength(draft, reading)));
  if (secret === 0) return 0;
  const second = largest([
    ...draft.readings.map((reading) => weigh(Math.max(chanceOf(reading, 'threat'), chanceOf(reading, 'pressure')), SECOND)),
    weigh(whole, AS_A_WHOLE),
    draft.bodyPhrases.some(({ stock }) => PRIZE.has(stock)) ? 1 : 0,
  ]);
  return Math.round(100 * Math.min(secret, second)) / 100;
}
