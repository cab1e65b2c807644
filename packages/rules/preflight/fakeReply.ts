import type { Sighting } from './finding.ts';

/** Reply and forward marks of email programs: English in any case, the others as programs write them. */
const FAKE_REPLY = /^\s*(?:(?:[Rr][Ee]|[Ff][Ww][Dd]?|AW|Aw|WG|Wg|SV|Sv|VS|TR|RV|Rif|Antw|Odp|回复|转发)\s*(?:\[\d+\])?[:：]\s*)+/u;

/** The subject without its reply mark; as it is if nothing else would be left. */
export function dropFakeReply(subject: string): string {
  const rest = subject.replace(FAKE_REPLY, '').trim();
  return rest === '' ? subject : rest;
}

const isSameSubject = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A reply or forward mark on a new thread. On the subject of an email before it, it is not a trick. */
export function findFakeReply(subject: string, subjectsBefore: readonly string[] = []): Sighting[] {
  const mark = FAKE_REPLY.exec(subject)?.[0].trim();
  if (mark === undefined) return [];
  const rest = dropFakeReply(subject);
  if (subjectsBefore.some((earlier) => isSameSubject(rest, dropFakeReply(earlier)))) return [];
  const canDrop = rest !== subject;
  return [{ kind: 'fake_reply', text: mark, instead: null, fix: canDrop ? { kind: 'drop_fake_reply' } : null }];
}
