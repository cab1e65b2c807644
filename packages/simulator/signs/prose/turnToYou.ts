import { capitalise } from '../../edits/textOps.ts';

/** Where a sentence starts. */
const START = String.raw`(?<=^|[.!?]\s{1,3}|\n[^\S\n]{0,3})`;
/** A verb in its base form may follow these words; a function word may not. */
const PLAIN_VERB = String.raw`(?!(?:with|to|in|on|at|by|and|or|the|a|an|your|our)\b)(?=[a-z]{2,}\s+\S)`;
const turn = (pattern: string): RegExp => new RegExp(START + pattern, 'gi');

/** Openings with "we" that can be written with "you" without a change of meaning; the rest of the sentence stays. */
const TURNS: readonly [RegExp, string][] = [
  [turn(String.raw`we (?:can )?help you (?:to )?${PLAIN_VERB}`), 'You can '],
  [turn(String.raw`we(?: will|'ll|\u2019ll)? (?:give|provide) you (?:with )?(?=(?:a|an|the|one|our|every|full|all)\b)`), 'You get '],
  [turn(String.raw`(?:we|I) can show you (?=(?:how|what|where|the|a)\b)`), 'You can see '],
  [turn(String.raw`we let you ${PLAIN_VERB}`), 'You can '],
  [turn(String.raw`we (?:make it possible for|enable|allow) you to ${PLAIN_VERB}`), 'You can '],
  [turn(String.raw`our (?:platform|software|product|tool|solution|service) (?:helps|lets) you (?:to )?${PLAIN_VERB}`), 'You can '],
  [turn(String.raw`our (?:platform|software|product|tool|solution|service) (?:allows|enables) you to ${PLAIN_VERB}`), 'You can '],
];

/** Empty openings that are followed by a complete sentence. */
const OPENINGS = new RegExp(
  `${START}(?:(?:I am|I'm|I\u2019m) (?:writing|reaching out) (?:to you )?(?:because|since) |I (?:just )?wanted to (?:share|mention|let you know) that )(\\p{Ll}[\\p{Ll}'\u2019]*)`,
  'giu',
);

/** The text from the reader's side, if the meaning is the same. */
export const turnToYou = (text: string): string =>
  TURNS.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text).replace(OPENINGS, (_, word: string) => capitalise(word));
