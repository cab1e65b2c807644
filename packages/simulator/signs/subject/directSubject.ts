import { capitalise } from '../../edits/textOps.ts';
import { LEAST_WORDS, wordsOf } from './subjectText.ts';

/** What a subject announces in front of its topic. */
const PREAMBLE =
  /^(?:(?:a |one )?(?:quick |short )?(?:question|note|thought|word) (?:about|on|regarding|re)|an? (?:quick |small )?idea (?:for|about|on)|(?:just )?(?:following up|checking in|touching base|reaching out|writing)(?: (?:on|about|regarding|with you about|to you about)))\s+/i;

/** A subject that begins with its topic; as it was where that leaves too little. */
export function directSubject(subject: string): string {
  const opening = PREAMBLE.exec(subject)?.[0];
  if (opening === undefined) return subject;
  const topic = subject.slice(opening.length).replace(/\?$/, '').trim();
  if (wordsOf(topic).length < LEAST_WORDS || topic.includes('?')) return subject;
  return /^\p{Lu}/u.test(subject) ? capitalise(topic) : topic;
}
