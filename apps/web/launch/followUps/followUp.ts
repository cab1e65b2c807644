import { DEFAULT_WAIT_DAYS, MAX_EMAILS, MAX_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import type { FollowUpText, SequenceText } from '../leads/leadSource.ts';

/** A follow-up as typed. */
export type DraftFollowUp = {
  /** Identifies a draft's follow-up wherever it moves. */
  id: number;
  /** Empty = in the thread of the previous email. */
  subject: string;
  body: string;
  /** Days after the previous email, as typed. */
  wait: string;
};

/** All emails of a Quick Start, as typed. */
export type DraftEmail = { subject: string; body: string; followUps: readonly DraftFollowUp[] };

export const MAX_FOLLOW_UPS = MAX_EMAILS - 1;

/** A whole number of days up to the maximum; undefined for anything else. */
export function readWaitDays(wait: string): number | undefined {
  const days = /^\s*\d{1,3}\s*$/.test(wait) ? Number(wait) : Number.NaN;
  return days <= MAX_WAIT_DAYS ? days : undefined;
}

/** The error for an invalid wait. */
export const WAIT_RULE = `0 to ${MAX_WAIT_DAYS} days`;

const nextId = (followUps: readonly DraftFollowUp[]): number => Math.max(0, ...followUps.map(({ id }) => id)) + 1;

export const addFollowUp = (followUps: readonly DraftFollowUp[]): DraftFollowUp[] => [
  ...followUps,
  { id: nextId(followUps), subject: '', body: '', wait: String(DEFAULT_WAIT_DAYS) },
];

/** Restores a follow-up at its position, or inserts a copy after it; a full list stays unchanged. */
export function insertFollowUp(followUps: readonly DraftFollowUp[], place: number, followUp: DraftFollowUp): DraftFollowUp[] {
  if (followUps.length >= MAX_FOLLOW_UPS) return [...followUps];
  const isTaken = followUps.some(({ id }) => id === followUp.id);
  return followUps.toSpliced(place, 0, isTaken ? { ...followUp, id: nextId(followUps) } : followUp);
}

/** Swaps a follow-up with a neighbor: -1 earlier, 1 later. The wait moves along. */
export function moveFollowUp(followUps: readonly DraftFollowUp[], id: number, by: -1 | 1): DraftFollowUp[] {
  const from = followUps.findIndex((followUp) => followUp.id === id);
  const [moved, other] = [followUps[from], followUps[from + by]];
  return moved && other ? followUps.with(from, other).with(from + by, moved) : [...followUps];
}

/** The emails as they would be sent: an empty body ends the sequence, as in a campaign file. An invalid wait counts as the default. */
export function toSequence({ subject, body, followUps }: DraftEmail): SequenceText {
  if (followUps.length === 0) return { subject, body };
  const end = followUps.findIndex((followUp) => followUp.body.trim() === '');
  return {
    subject,
    body,
    followUps: followUps.slice(0, end === -1 ? undefined : end).map((followUp) => ({
      subject: followUp.subject,
      body: followUp.body,
      waitDays: readWaitDays(followUp.wait) ?? DEFAULT_WAIT_DAYS,
    })),
  };
}

/** A typed sequence with the texts of another, email by email; ids and waits stay. */
export const withTexts = (email: DraftEmail, { subject, body, followUps = [] }: SequenceText): DraftEmail => ({
  subject,
  body,
  followUps: email.followUps.map((followUp, place) => {
    const text = followUps[place];
    return text ? { ...followUp, subject: text.subject, body: text.body } : followUp;
  }),
});

/** A typed sequence with one follow-up changed; `step` is 2 for the first one. */
export const withFollowUp = (email: DraftEmail, step: number, { subject, body, waitDays }: FollowUpText): DraftEmail => ({
  ...email,
  followUps: email.followUps.map((followUp, place) =>
    place === step - 2 ? { ...followUp, subject, body, wait: String(waitDays) } : followUp,
  ),
});

/** Converts the follow-ups of a sequence from elsewhere. */
export const toDraftFollowUps = (followUps: SequenceText['followUps'] = []): DraftFollowUp[] =>
  followUps
    .slice(0, MAX_FOLLOW_UPS)
    .map(({ subject, body, waitDays }, place) => ({ id: place + 1, subject, body, wait: String(waitDays) }));

/** Requirements for Launch that the follow-ups do not meet. */
export const listFollowUpRequirements = (followUps: readonly DraftFollowUp[]): { label: string; isMet: boolean }[] =>
  followUps.flatMap(({ body, wait }, place) => [
    ...(body.trim() === '' ? [{ label: `Body of email ${place + 2}`, isMet: false }] : []),
    ...(readWaitDays(wait) === undefined ? [{ label: `Wait of email ${place + 2}, ${WAIT_RULE}`, isMet: false }] : []),
  ]);
