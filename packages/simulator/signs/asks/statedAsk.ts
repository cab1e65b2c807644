import { capitalise } from '../../edits/textOps.ts';

const GIVES = String.raw`(send|share|show|email|forward|prepare|put together|mail)`;
const WILL = String.raw`(?:I|we)(?: will|'ll|\u2019ll| can| would be happy to|'d be happy to)`;
const INTERESTED = String.raw`(?:you(?:'re|\u2019re| are) interested(?: in [^.!?,]{3,50})?|(?:this|that) (?:sounds|is) (?:interesting|of interest|relevant)|interested)`;

/** Requests for an answer that are put as statements; each holds what is asked. */
const LIKES =
  /^(?:please |just |do )?let (?:me|us) know if you(?:'d|\u2019d| would) (like|be interested in|be open to) ([^.!?,]{3,80})[.!]$/iu;
const TALKS = /^(?:to )?(?:discuss|talk|chat|speak|connect|learn more|know more|hear more|find out more)\b/i;
const LIKES_GIFT = new RegExp(
  String.raw`^(?:please |just )?(?:let (?:me|us) know if ${INTERESTED}|if ${INTERESTED},? (?:please )?(?:just )?(?:reply|let (?:me|us) know|respond|get back to me|drop me a line)[^.!?]{0,80}?),? and ${WILL} ${GIVES} (?:over )?(?:you )?([^.!?,]{3,80})(?:, or (?:feel free to|you can) [^!?]{3,80})?[.!]$`,
  'iu',
);
const INTEREST = new RegExp(String.raw`^(?:please |just )?let (?:me|us) know if ${INTERESTED}[.!]$`, 'iu');

/** The question that a stated request asks; undefined where a sentence is none. */
export function askOutright(sentence: string): string | undefined {
  const text = sentence.trim();
  const [, wish, what] = LIKES.exec(text) ?? [];
  if (what !== undefined && TALKS.test(what)) return 'Is this worth a look for you?';
  if (wish !== undefined && what !== undefined) return `Would you ${wish.toLowerCase()} ${what}?`;
  const [, gives, gift] = LIKES_GIFT.exec(text) ?? [];
  if (gives !== undefined && gift !== undefined) return capitalise(`shall I ${gives.toLowerCase()} you ${gift}?`);
  return INTEREST.test(text) ? 'Is this worth a look for you?' : undefined;
}
