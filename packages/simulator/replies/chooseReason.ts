import type { EmailReading } from '../reading/readEmail.ts';
import type { Feature } from '../signs/features.ts';
import type { REASONS } from './phrases.ts';

export type ReasonKey = keyof typeof REASONS;

/** What stands out in a mail, strongest first: faults that nobody overlooks, then the rest. */
const standsOut: readonly { key: ReasonKey; isSo: (value: (feature: Feature) => number) => boolean }[] = [
  { key: 'wrongName', isSo: (value) => value('wrongName') > 0 },
  { key: 'brokenVariables', isSo: (value) => value('brokenVariables') > 0 },
  { key: 'fakeReply', isSo: (value) => value('fakeReply') > 0 },
  { key: 'guilt', isSo: (value) => value('guilt') > 0 },
  { key: 'long', isSo: (value) => value('bodyWords') > 190 },
  { key: 'links', isSo: (value) => value('links') >= 3 },
  { key: 'hype', isSo: (value) => value('hype') + value('subjectHype') + value('spamPhrases') >= 2 },
  { key: 'ownWords', isSo: (value) => value('ownWords') >= 3 },
  { key: 'numberClaims', isSo: (value) => value('numberClaims') > 0 },
  { key: 'meeting', isSo: (value) => value('meetingAsks') > 0 || value('calendarLink') > 0 },
  { key: 'socialProof', isSo: (value) => value('socialProof') > 0 },
  { key: 'short', isSo: (value) => value('bodyWords') > 0 && value('bodyWords') <= 55 },
];

/** What this reader would remark on; people name the first thing that stands out most of the time, never a thing that is not there. */
export function chooseReason(reading: EmailReading, chance: number): ReasonKey | null {
  const found = standsOut.filter(({ isSo }) => isSo((feature) => reading.values[feature] ?? 0));
  // Halving odds along the list: the strongest is named about half the time.
  let left = chance;
  for (const [index, { key }] of found.entries()) {
    const share = index === found.length - 1 ? 1 : 0.55;
    if (left < share) return key;
    left = (left - share) / (1 - share);
  }
  return null;
}
