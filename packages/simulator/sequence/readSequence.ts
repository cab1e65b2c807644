import type { LeadInList } from '../lead.ts';
import { joinSteps } from '../model/sequenceVector.ts';
import { centerFollowUp, readFollowUp, subjectOf, type PlacedFollowUp } from './readFollowUp.ts';

/** A lead's follow-ups with their position in the thread. An empty body ends the sequence. */
export function placeFollowUps({ email, followUps = [] }: Pick<LeadInList, 'email' | 'followUps'>): PlacedFollowUp[] {
  const placed: PlacedFollowUp[] = [];
  const before = [email.body];
  let threadSubject = email.subject;
  for (const followUp of followUps) {
    if (followUp.body.trim() === '') break;
    const one = { followUp, before: [...before], threadSubject };
    placed.push(one);
    before.push(followUp.body);
    threadSubject = subjectOf(one);
  }
  return placed;
}

/**
 * All emails of a lead as one vector: the first email's centered columns, followed by those of each follow-up. A lead without follow-ups
 * keeps the vector of its only email.
 */
export function readSequence(lead: LeadInList, first: Float64Array): Float64Array {
  const placed = placeFollowUps(lead);
  if (placed.length === 0) return first;
  let thread = first;
  const followUps = placed.map((one, index) => {
    const reading = readFollowUp(lead, one);
    const columns = centerFollowUp(one, reading, { first, thread });
    thread = columns;
    return { columns, terms: Float64Array.of(index + 1, ...reading.terms) };
  });
  return joinSteps(first, followUps);
}
