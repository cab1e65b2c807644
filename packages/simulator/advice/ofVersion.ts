import type { Edit, EditId } from '../edits/edits.ts';
import { isWish } from '../signs/prose/fillerSentences.ts';
import { isPleasantry } from '../signs/prose/pleasantry.ts';

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
 * What a better version may do: drop what is certainly to be blamed, write loud words calmly, fill in the reader's name, and ask in the email's own
 * words. What the sender wrote besides stays, in its order.
 */
const OF_VERSION: ReadonlySet<EditId> = new Set<EditId>([
  ...ONLY_CUTS,
  'introduce_later',
  'correct_spelling',
  'finish_sentences',
  'break_into_paragraphs',
  'ask_for_interest',
  'ask_for_less',
  'add_interest_question',
  'drop_side_asks',
  'topic_subject',
  'plain_subject',
]);
type Named = Pick<Edit, 'id' | 'parts'>;
export const isOfVersion = ({ id }: Pick<Named, 'id'>): boolean => OF_VERSION.has(id);

/** Whether an edit writes no sentence of its own: beside broken English, one in good English is no better. */
export const onlyCuts = ({ id, parts = [] }: Named): boolean => [id, ...parts].every((one) => ONLY_CUTS.has(one));

/** Mends a letter, a mark or a word, or only breaks a paragraph: an idea of its own, and one of them is no reason to offer a whole text. */
const SMALL: ReadonlySet<EditId> = new Set<EditId>([
  'break_into_paragraphs',
  'sign_once',
  'calm_body_capitals',
  'drop_exclamations',
  'drop_body_emoji',
  'correct_spelling',
  'finish_sentences',
  'drop_subject_tag',
  'drop_subject_mark',
  'drop_subject_punctuation',
  'drop_subject_emoji',
]);
/** So many sentences with small faults are seen, too. */
const SEEN = 3;

type Lines = { removed: readonly string[]; added: readonly string[] };
/** Whether all that is gone is a wish: nobody changes an email for a short one, or for one in the sender's own words. */
const leavesOutWishes = ({ removed, added }: Lines): boolean => removed.length > 0 && added.length === 0 && removed.every(isWish);
const isOwnWish = (lines: Lines): boolean => leavesOutWishes(lines) && !lines.removed.every(isPleasantry);

type Change = { editId: EditId; parts?: readonly EditId[] | undefined; lines: Lines };
/** Whether so many sentences changed that anybody sees it, however small each change is. */
export const isSeen = (changes: readonly { lines: Lines }[]): boolean =>
  new Set(changes.flatMap(({ lines }) => lines.removed)).size >= SEEN;
/** Cuts inside the text: nobody takes it for another one before so many words of it have changed. */
const OF_WORDS: ReadonlySet<EditId> = new Set<EditId>([
  'cut_filler',
  'drop_praise',
  'drop_hype',
  'drop_spam_phrases',
  'drop_apology',
  'drop_guilt',
]);
const LEAST_WORDS = 8;
const wordsOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** How many words are only in one of two texts. */
function countChanged({ removed, added }: Lines): number {
  const [gone, left] = [wordsOf(removed), wordsOf(added)];
  const common = gone.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return gone.length - common + left.length;
}

/** Whether a reader notices that a version is another text. */
export function isNoticed(changes: readonly Change[]): boolean {
  if (isSeen(changes)) return true;
  const seen = changes.filter(({ editId, parts = [], lines }) => [editId, ...parts].some((id) => !SMALL.has(id)) && !isOwnWish(lines));
  const isOfWords = seen.every(
    ({ editId, parts = [], lines }) => leavesOutWishes(lines) || [editId, ...parts].every((id) => OF_WORDS.has(id)),
  );
  return seen.length > 0 && (!isOfWords || changes.reduce((sum, { lines }) => sum + countChanged(lines), 0) >= LEAST_WORDS);
}
