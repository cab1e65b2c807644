import type { Email, LeadInList } from '../lead.ts';
import { placeFollowUps } from '../sequence/readSequence.ts';
import { subjectOf } from '../sequence/readFollowUp.ts';

/** The email a lead answers, and everything it had read by then. */
export type AnsweredEmail = { email: Email; thread: string };

/** The email of a step of the lead's sequence, counted from 1; the last one if the lead has fewer. */
export function toAnswered(lead: Pick<LeadInList, 'email' | 'followUps'>, step: number): AnsweredEmail {
  const placed = step <= 1 ? [] : placeFollowUps(lead).slice(0, step - 1);
  const last = placed.at(-1);
  if (last === undefined) return { email: lead.email, thread: lead.email.body };
  const bodies = [lead.email.body, ...placed.map(({ followUp }) => followUp.body)];
  return { email: { subject: subjectOf(last), body: last.followUp.body }, thread: bodies.join('\n\n') };
}
