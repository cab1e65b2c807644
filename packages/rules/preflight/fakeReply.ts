import type { Sighting } from './finding.ts';

/** Reply and forward prefixes of email programs: English in any case, others as programs write them. */
const FAKE_REPLY = /^\s*(?:(?:[Rr][Ee]|[Ff][Ww][Dd]?|AW|Aw|WG|Wg|SV|Sv|VS|TR|RV|Rif|Antw|Odp|回复|转发)\s*(?:\[\d+\])?[:：]\s*)+/u;

/** The subject without its reply prefix; unchanged if nothing else would be left. */
export function dropFakeReply(subject: string): string {
  const rest = subject.replace(FAKE_REPLY, '').trim();
  return rest === '' ? subject : rest;
}

const isSameSubject = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A body that mentions an earlier email; "as discussed" does not count, because tricks use it. */
const TELLS_OF_EARLIER =
  /\b(?:my|our) (?:last|previous|earlier|first) (?:e?-?mail|note|message|letter)\b|\b(?:I|we) (?:had )?(?:sent|wrote|emailed|e-mailed)\b|(?:^|[.!?,]\s+|\n\s*)(?:just )?(?:wrote|emailed|e-mailed|sent|rang|called)\b (?:to )?(?:you|this|it|the|over|on)\b|\b(?:attached|sent|enclosed) (?:it |them )?(?:once )?(?:again|more)\b|\b(?:my|our) (?:e?-?mail|note|message|letter) (?:of|from|on)\b|\bnever heard back\b|\b(?:not|nothing|n['\u2019]t) (?:\w+ )?heard (?:back|from you)\b|\bbump\w*\b|\b(?:chance|time) to (?:look|read|review|see|go over|check)\b|\bfollow(?:ing)? up on (?:my|our|the|this|that)\b|\bcirc(?:le|ling) back\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:written|mentioned)\b|\bas (?:I |we )?mentioned\b|\b(?:on|see|from) (?:the )?below\b|\byou (?:asked|requested|enquired|inquired|wrote|called|rang)\b|\b(?:my|our) (?:second|third|fourth|fifth) (?:e?-?mail|note|message)\b/i;

/** A reply or forward prefix on a new thread. It is no trick if it repeats the subject of an earlier email, or if the body mentions one. */
export function findFakeReply(subject: string, subjectsBefore: readonly string[] = [], body = ''): Sighting[] {
  const mark = FAKE_REPLY.exec(subject)?.[0].trim();
  if (mark === undefined) return [];
  const rest = dropFakeReply(subject);
  if (TELLS_OF_EARLIER.test(body)) return [];
  if (subjectsBefore.some((earlier) => isSameSubject(rest, dropFakeReply(earlier)))) return [];
  const canDrop = rest !== subject;
  return [{ kind: 'fake_reply', text: mark, instead: null, fix: canDrop ? { kind: 'drop_fake_reply' } : null }];
}
