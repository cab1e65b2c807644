import { READER } from './sentences.ts';

/** What nobody wants to happen, said without measure. */
const DISASTER = String.raw`(?:los(?:e|ing) (?:it all|everything|your (?:business|company|license|livelihood|home|savings|reputation|job))|risk(?:ing)? (?:it all|everything|your (?:business|company|license|livelihood|home|savings|reputation|family|life|lives))|burn(?:s|ing|ed|t)? (?:down|to the ground)|go(?:es|ing)? (?:bankrupt|under|to (?:jail|prison))|end(?:s|ing)? up in (?:jail|prison|court)|(?:be|get|gets|is|are) (?:sued|hacked|robbed|arrested|prosecuted|bankrupt|shut down|held liable|held responsible)|kills? (?:somebody|someone|a \p{L}+|your \p{L}+)|(?:dies?|is killed|are killed|gets killed)\b|dark web|throw(?:ing)? (?:your |good )?money away|flush(?:ing)? (?:your )?money|wak(?:e|ing) up to|the next (?:victim|headline)|lights? out for your)`;
/** What makes a question about it a scare: there is only one answer. */
const PUSHES = String.raw`\b(?:(?:do|would|will|can) you really|are you (?:really )?(?:prepared|ready|willing|going) to|can you (?:really )?(?:afford|live with|sleep)|do you (?:really )?want to|(?:would|will) you (?:risk|gamble|bet)|what (?:would|will) you (?:tell|say to)|how (?:would|will) you (?:explain|feel|sleep))\b`;
const SOON = String.raw`\b(?:tonight|tomorrow(?: morning)?|next week|any (?:day|minute|moment)(?: now)?|before you know it)\b`;

const QUESTION: readonly RegExp[] = [
  new RegExp(String.raw`${PUSHES}[^?]*\b${DISASTER}`, 'iu'),
  new RegExp(String.raw`\b${DISASTER}[^?]*${SOON}|${SOON}[^?]*\b${DISASTER}`, 'iu'),
  /\b(?:do you really want to|can you really afford (?:not )?to|would you really (?:want|risk|like) )\b/iu,
];
const STATEMENT: readonly RegExp[] = [
  new RegExp(String.raw`\byou(?:r (?:\p{L}+ ){1,3}?)? ?(?:will|could|can|may|might) (?:\p{L}+ ){0,2}?${DISASTER}`, 'iu'),
  new RegExp(String.raw`\b(?:could|might|may|can) ${DISASTER}[^.!]*${SOON}`, 'iu'),
  /\bfailure to (?:comply|act|respond|reply|pay)\b|\bfines? of up to\b/iu,
  /\byou(?:['\u2019]re| are) (?:probably |surely |already |literally )*(?:losing (?:customers|clients|money|sales|business|revenue)|leaving money on the table|throwing (?:your )?money away)\b/iu,
  /\bdon['\u2019]?t (?:be|become|end up) (?:one of (?:them|those)|the next|another|like (?:them|those))\b/iu,
];

/** Whether a sentence frightens its reader: a question with a single answer, or what may happen to "you". */
export function isScareTalk(sentence: string): boolean {
  if (!READER.test(sentence) && !/\bdon['\u2019]?t\b|\bfailure to\b/i.test(sentence)) return false;
  return (sentence.trimEnd().endsWith('?') ? QUESTION : STATEMENT).some((form) => form.test(sentence));
}

/** What the sender does to a reader who does not answer, and how often he has tried. */
const KEEPS_AT =
  /\b(?:answer|reply|respond|confirm|decide|act|get back to (?:me|us))\b[^.!?]{0,60}\b(?:or|otherwise),? (?:I|we)(?:['\u2019]ll| will| must| have to| would have to) (?!stop|leave|close|drop|not\b|never\b|get out\b)|\bI(?:['\u2019]ll| will) (?:keep|continue|go on) (?:calling|emailing|writing|trying|to (?:call|e-?mail|write|try))\b|\buntil (?:I|we) (?:hear|get|receive|have)\b[^.!?]{0,30}\b(?:answer|reply|response|you|back)\b|\b(?:I|we)(?:['\u2019]ve| have)? (?:already |now )?(?:tried|emailed|written|called|reached out|contacted|messaged)(?: to reach)?(?: to)? you (?:\p{L}+ )?(?:twice|three|four|several|many|a few|multiple|\d+) ?(?:times)?\b|\bwhy (?:haven['\u2019]t|have) you (?:not )?(?:replied|answered|responded)\b/iu;

export const isKeepingAt = (sentence: string): boolean => KEEPS_AT.test(sentence);
