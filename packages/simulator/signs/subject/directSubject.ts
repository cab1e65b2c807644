import { capitalise } from '../../edits/textOps.ts';
import { LEAST_WORDS, wordsOf } from './subjectText.ts';

/** Announcements before a subject's topic. */
const PREAMBLE =
  /^(?:(?:a |one )?(?:quick |short )?(?:question|note|thought|word) (?:about|on|regarding|re)|an? (?:quick |small )?idea (?:for|about|on)|(?:just )?(?:following up|checking in|touching base|reaching out|writing)(?: (?:on|about|regarding|with you about|to you about)))\s+/i;

/** The rest would only name an email of the sender's. */
const OWN_EMAIL = /^(?:my|our)\b.*\b(?:e-?mails?|messages?|notes?)\b/i;

/** A meeting of both: without the reason to write, the subject would read like a newsletter. */
const EVENT =
  /\b(?:trade (?:show|fair)|fair|expo|exhibition|conference|summit|meeting|call|visit|chat|conversation|webinar|demo|lunch|coffee)\b/i;

/** A subject that starts with its topic; unchanged if too little would remain. */
export function directSubject(subject: string): string {
  const opening = PREAMBLE.exec(subject)?.[0];
  if (opening === undefined) return subject;
  const topic = subject.slice(opening.length).replace(/\?$/, '').trim();
  if (wordsOf(topic).length < LEAST_WORDS || topic.includes('?') || OWN_EMAIL.test(topic) || EVENT.test(topic)) return subject;
  return /^\p{Lu}/u.test(subject) ? capitalise(topic) : topic;
}
