import type { Edit, EditId } from '../../edits/edits.ts';
import { isFiller } from '../../signs/prose/fillerSentences.ts';
import type { ChangedLines } from './changedLines.ts';

/** Edits that remove nothing but a fault: they are offered however small the gain, if they cost nothing. */
const OF_FAULT_ALONE: ReadonlySet<EditId> = new Set<EditId>([
  'drop_fake_reply',
  'drop_subject_tag',
  'drop_subject_emoji',
  'drop_subject_punctuation',
  'drop_subject_mark',
  'drop_subject_hype',
  'topic_subject',
  'calm_subject_capitals',
  'calm_body',
  'calm_body_capitals',
  'drop_exclamations',
  'drop_body_emoji',
  'drop_extra_links',
  'break_into_paragraphs',
  'write_variables',
  'correct_spelling',
  'greet_by_first_name',
]);

/** Whether an edit removes nothing but a fault. */
export const isOfFault = ({ id }: Pick<Edit, 'id'>): boolean => OF_FAULT_ALONE.has(id);

/** Edits of words that only praise or press. */
const OF_WORDS: ReadonlySet<EditId> = new Set<EditId>(['drop_praise', 'drop_pressing', 'drop_apology']);

/** Further edits of what a reader takes for a fault. */
const OF_LOUD_TEXT: ReadonlySet<EditId> = new Set<EditId>(['drop_hype', 'drop_spam_phrases', 'drop_guilt']);

/** Whether an edit may be offered on its own although its gain is too small to be sure of. */
export const mayBeMinor = (edit: Pick<Edit, 'id'>): boolean => isOfFault(edit) || OF_WORDS.has(edit.id) || OF_LOUD_TEXT.has(edit.id);
/** A lighter request, or one in place of several: better for its reader even where no forecast sees it. */
const OF_REQUEST: ReadonlySet<EditId> = new Set<EditId>([
  'ask_for_interest',
  'ask_for_less',
  'drop_side_asks',
  'ask_condition',
  'end_on_question',
]);
export const isOfRequest = ({ id }: Pick<Edit, 'id'>): boolean => OF_REQUEST.has(id);
const OF_GREETING: ReadonlySet<EditId> = new Set<EditId>(['greet_by_first_name']);

/** Sentences that every email could have, alone or with all else that nobody needs, one more feature after many, and sentences without capitals and periods. */
const OF_SENTENCES: ReadonlySet<EditId> = new Set<EditId>([
  'cut_filler',
  'introduce_later',
  'keep_essentials',
  'trim_features',
  'finish_sentences',
]);

/** Whether an edit repairs what any reader sees: a misspelled word, an empty sentence, hype, pressure, loud marks. */
export const repairs = ({ id, parts = [] }: Pick<Edit, 'id' | 'parts'>): boolean =>
  [id, ...parts].some((one) => !OF_GREETING.has(one) && (mayBeMinor({ id: one }) || OF_SENTENCES.has(one)));

/** A new order or a break takes nothing out. */
const ONLY_MOVES: ReadonlySet<EditId> = new Set<EditId>(['break_into_paragraphs', 'introduce_later', 'end_on_question']);
type Done = { edit: Pick<Edit, 'id' | 'parts'>; lines: ChangedLines };

/** Whether a change only makes an email shorter: what anybody could have written is no fault. */
export const onlyShortens = ({ edit: { id, parts = [] }, lines: { removed, added } }: Done): boolean =>
  parts.length === 0 && (id === 'cut_filler' || (OF_CLEANING.has(id) && added.length === 0 && removed.every(isFiller)));

/** What changes that are not verified are good for, where they take out no fault; undefined where each takes out one. */
export function whyOf(changes: readonly Done[]): string | undefined {
  const edits = changes.map(({ edit }) => edit);
  if (edits.every(({ id }) => ONLY_MOVES.has(id))) return 'It is easier to read';
  if (changes.every((one) => ONLY_MOVES.has(one.edit.id) || onlyShortens(one))) return 'It says the same in fewer words';
  return edits.every((edit) => !ONLY_MOVES.has(edit.id) && (isOfFault(edit) || repairs(edit)))
    ? undefined
    : 'It says the same more plainly';
}

/** Whether an edit mends what is wrong by any standard: spelling, capitals, marks, words of ads. */
export const isPlainlyWrong = ({ id, parts = [] }: Pick<Edit, 'id' | 'parts'>): boolean =>
  [id, ...parts].some((one) => one === 'finish_sentences' || (!OF_GREETING.has(one) && mayBeMinor({ id: one })));

/**
 * Removing empty phrases may move interest by this share either way: a stock phrase is short and says "you", so without it the reading
 * grade and the share of "you" change slightly, and no reader notices. "Trust you are doing well" and "Awaiting your positive response"
 * together move it by .045, and "Hope you don't mind the email" alone by .066.
 */
const NO_LOSS = 0.08;
/** Nobody would change an email for so much of its interest. */
export const LEAST_NOTICED = 0.015;

/** Paragraphs, capitals and periods leave every word as it is: what a forecast reads otherwise in the same words, no reader does. */
const OF_LAYOUT: ReadonlySet<EditId> = new Set<EditId>(['break_into_paragraphs', 'introduce_later', 'finish_sentences']);
export const isOfLayout = ({ id }: Pick<Edit, 'id'>): boolean => OF_LAYOUT.has(id);
const NO_LOSS_OF_LAYOUT = 0.03;
/** Sentences that say nothing: an email without them is shorter and says the same, so what a forecast makes of their "you" may be lost. */
const OF_CLEANING: ReadonlySet<EditId> = new Set<EditId>(['cut_filler', 'keep_essentials']);
const NO_LOSS_OF_CLEANING = NO_LOSS;
/** The share of interest that a repair may cost by its own figures. */
export function mayLose(edit: Pick<Edit, 'id'>): number {
  if (OF_CLEANING.has(edit.id)) return NO_LOSS_OF_CLEANING;
  return isOfLayout(edit) ? NO_LOSS_OF_LAYOUT : Math.min(mayCost(edit), LEAST_NOTICED);
}
export const isOfCleaning = ({ id }: Pick<Edit, 'id'>): boolean => OF_CLEANING.has(id);

/** Whether an edit belongs in every version, whatever it gains: nobody should send a placeholder or a misspelled word as it is. */
export const isMust = ({ id }: Pick<Edit, 'id'>): boolean => id === 'write_variables' || id === 'correct_spelling';

/** The share of interest that an edit may cost if it only removes empty text or a fault. */
export const mayCost = (edit: Pick<Edit, 'id'>): number => (isMust(edit) ? 1 : isOfFault(edit) ? LEAST_NOTICED : NO_LOSS);
