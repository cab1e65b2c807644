import type { Edit, EditId } from '../../edits/edits.ts';
import { isCourtesy, isWish } from '../../signs/prose/fillerSentences.ts';

/** What only takes away, and fills in what is missing in any language. */
const ONLY_CUTS: ReadonlySet<EditId> = new Set<EditId>([
  'keep_essentials',
  'cut_filler',
  'keep_first_copy',
  'sign_once',
  'drop_guilt',
  'drop_insult',
  'drop_threat',
  'drop_apology',
  'drop_praise',
  'drop_hype',
  'drop_spam_phrases',
  'calm_body',
  'calm_body_capitals',
  'drop_exclamations',
  'drop_body_emoji',
  'write_variables',
  'greet_by_first_name',
  'drop_fake_reply',
  'drop_subject_tag',
  'drop_subject_hype',
  'drop_subject_mark',
  'drop_subject_punctuation',
  'drop_subject_emoji',
  'calm_subject_capitals',
]);

/**
 * What a better version may do: drop what is certainly to be blamed, write loud words calmly, split long sentences, fill in the reader's name, and
 * ask in the email's own words, at the end. What the sender wrote besides stays.
 */
const OF_VERSION: ReadonlySet<EditId> = new Set<EditId>([
  ...ONLY_CUTS,
  'introduce_later',
  'correct_spelling',
  'finish_sentences',
  'split_long_sentences',
  'break_into_paragraphs',
  'ask_for_interest',
  'ask_for_less',
  'add_interest_question',
  'drop_side_asks',
  'ask_condition',
  'end_on_question',
  'topic_subject',
  'plain_subject',
]);
type Named = Pick<Edit, 'id' | 'parts'>;
export const isOfVersion = ({ id }: Pick<Named, 'id'>): boolean => OF_VERSION.has(id);

/** Whether an edit writes no sentence of its own: beside broken English, one in good English is no better. */
export const onlyCuts = ({ id, parts = [] }: Named): boolean => [id, ...parts].every((one) => ONLY_CUTS.has(one));

type Lines = { removed: readonly string[]; added: readonly string[] };
const wordsOf = (lines: readonly string[]): string => lines.join(' ').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** All may be well at any company. */
const AT_COMPANY = / (?:at|with) \{\{\s*company\s*\}\}(?=\W*$)/iu;
const isTelling = (line: string): boolean => isWish(line) && !isCourtesy(line.replace(AT_COMPANY, ''));

/** Whether a reader may prefer a change: not a break or other capitals alone, which may be those of a name, and not the loss of a wish that may tell something. */
const isPreferable = ({ lines: { removed, added } }: { lines: Lines }): boolean =>
  wordsOf(removed) !== wordsOf(added) && (added.length > 0 || !removed.every(isTelling));

/** Whether a reader may prefer a version to its original. */
export const mayPrefer = (changes: readonly { lines: Lines }[]): boolean => changes.some(isPreferable);
