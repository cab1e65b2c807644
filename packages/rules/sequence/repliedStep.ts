import { BUCKETS, DEFAULT_BUCKET, toBucketIndex } from '../deliverability.ts';
import { answeredStepAt } from './answeredStep.ts';

const USUAL_BUCKET = toBucketIndex(DEFAULT_BUCKET);

/**
 * The email that the lead's reply answers, counted from 1: the one it answers at the default bucket, otherwise at the lowest bucket at
 * which it answers one; 1 if it answers none. A lead has one reply for all buckets.
 */
export const repliedStep = (lead: Parameters<typeof answeredStepAt>[0]): number =>
  [USUAL_BUCKET, ...BUCKETS.keys()].map((bucket) => answeredStepAt(lead, bucket)).find((step) => step !== null) ?? 1;
