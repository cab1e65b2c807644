import { findChangedLines, type ChangedLines } from '../advice/version/changedLines.ts';
import { listGone, listSentences, sayDifference } from '../advice/version/sayDifference.ts';
import { countOf } from '../countOf.ts';
import { droppedFrom } from '../edits/droppedFrom.ts';
import type { TriedEdit } from '../edits/tryEdit.ts';
import type { Email } from '../lead.ts';
import { misspellingsOfText } from '../reading/spelling/misspellingsOf.ts';
import { countWritten } from '../reading/text/countWritten.ts';
import { splitWords } from '../reading/text/splitWords.ts';
import { isOnlyPressure } from '../signs/prose/onlyPresses.ts';
import { hasItsFields, type PhraseFields } from '../replies/expandPhrase.ts';
import { toQuote } from './facts.ts';
import { createVoice } from './voice.ts';
import { questionsOf } from '../reading/text/questionsOf.ts';

/** The question in the edited body that the original body did not have. */
function newQuestion(before: Email, after: Email): string | undefined {
  return questionsOf(after.body)
    .map((question) => question.trim())
    .find((question) => !before.body.includes(question));
}

const countSentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
const LONG_SENTENCES = ['two long sentences', 'three long sentences'] as const;

/** Which sentences an edit split; undefined if the body has no more sentences than before. */
function sentencesSplit({ removed }: ChangedLines, [before, after]: readonly [Email, Email]): string | undefined {
  if (countSentences(after.body) <= countSentences(before.body)) return undefined;
  return removed.length === 1 ? `“${toQuote(removed[0] ?? '')}”` : LONG_SENTENCES[removed.length - 2];
}

const listFormat = new Intl.ListFormat('en-US');

const MOST_SHOWN = 4;

function misspelledIn(email: Email): string[] {
  const found = misspellingsOfText(email);
  return (['subject', 'body'] as const).flatMap((part) => found[part].map(({ start, end }) => email[part].slice(start, end)));
}

/** The misspelled words that an edit corrected, each once; of many, the first. There may be mistakes that we do not see. */
function correctedIn(before: Email, after: Email): string | undefined {
  const left = new Set(misspelledIn(after));
  const words = [...new Set(misspelledIn(before))].filter((word) => !left.has(word)).map((word) => `“${toQuote(word)}”`);
  if (words.length === 0) return undefined;
  const shown = listFormat.format(words.slice(0, MOST_SHOWN));
  return words.length === 1 ? shown : `mistakes such as ${shown}`;
}

const PLACEHOLDER = /\{\{[^{}\n]*\}\}|\[[^[\]\n]+\]|%\w+%|<<[^<>\n]+>>|<[A-Z][A-Z _]+>|\*\|[^|\n]+\|\*|\$?\{[^{}\n]+\}/g;
const placeholdersIn = ({ subject, body }: Email): string[] => [...new Set(`${subject}\n${body}`.match(PLACEHOLDER))];
/** The placeholders of one email that another does not have, as quotations. */
function placeholdersOnlyIn(one: Email, other: Email): string | undefined {
  const known = placeholdersIn(other);
  const found = placeholdersIn(one).filter((words) => !known.includes(words));
  return found.length === 0 ? undefined : listFormat.format(found.map((words) => `“${words}”`));
}

/** What the list knows of a lead; anything else in brackets only the sender can fill in. */
const OF_LEAD =
  /^[^A-Za-z]*(?:(?:your|their|contact|lead|prospect|recipient)[\s_-]?)?(?:(?:first|last|full|f|l|sur)?[\s_-]?name|(?:company|organi[sz]ation|account|business)(?:[\s_-]?name)?|(?:job[\s_-]?)?title|role|position)[^A-Za-z]*$/i;
const isOfLead = (edit: TriedEdit['edit'], before: Email, after: Email): boolean =>
  edit.id !== 'repair_variables' || placeholdersIn(before).every((words) => OF_LEAD.test(words) || placeholdersIn(after).includes(words));

/** Phrases that show the change say more than those that name it. */
const SHOWING: readonly RegExp[] = [/<(?:dropped|split|misspelled|replaced)>/, /<(?:after|question|target)>/];

const flat = ({ subject, body }: Email): string => toFlat(`${subject}\n${body}`);
/** As `toQuote` writes it; a long quotation ends with an ellipsis, which is not part of the email. */
const toFlat = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/\u2026$/, '');

/** The passage that an edit removed: the one its factor quotes if that is gone, otherwise the first sentence that is. */
function removedQuote(quote: string | undefined, lines: ChangedLines, [before, after]: readonly [Email, Email]): string | undefined {
  const isGone = (text: string): boolean => flat(before).includes(toFlat(text)) && !flat(after).includes(toFlat(text));
  if (quote !== undefined && isGone(quote)) return quote;
  const removed = lines.removed.filter((line) => line !== before.subject);
  // What only presses goes with the request, and is not what the new question replaces.
  const first = removed.find((line) => !isOnlyPressure(line)) ?? removed[0];
  return first === undefined || !isGone(toQuote(first)) ? undefined : toQuote(first);
}

type Change = { edit: TriedEdit['edit']; old: Email; edited: Email; lines: ChangedLines };

/** The facts that advice may mention, with those of the change itself. */
function withChange(fields: PhraseFields, { edit, old, edited, lines }: Change): PhraseFields {
  const all = new Map(fields);
  const put = (name: string, value: string | undefined) => (value === undefined ? all.delete(name) : all.set(name, value));
  const quoted = (text: string | undefined) => (text === undefined ? undefined : toQuote(text));
  if (edited.subject !== old.subject) put('after', toQuote(edited.subject));
  put('dropped', quoted(droppedFrom(old.subject, edited.subject)));
  put('split', sentencesSplit(lines, [old, edited]));
  const mark = /[!?$]{1,}\s*$/.exec(old.subject)?.[0].trim();
  // A mark is named only if nothing else goes with it.
  const isOnlyMark = mark !== undefined && old.subject.trim().slice(0, -mark.length).trim().toLowerCase() === edited.subject.toLowerCase();
  put('mark', isOnlyMark ? mark : undefined);
  put('question', newQuestion(old, edited));
  put('quote', removedQuote(all.get('quote'), lines, [old, edited]));
  put('replaced', isOfLead(edit, old, edited) ? placeholdersOnlyIn(old, edited) : undefined);
  put('by', placeholdersOnlyIn(edited, old));
  put('misspelled', edit.id === 'correct_spelling' ? correctedIn(old, edited) : undefined);
  put('target', countOf(countWritten(edited.body, splitWords(edited.body)), 'word'));
  return all;
}

/** One edit as advice, in words that quote the email before and after: nothing is quoted as removed that is still there. */
export function writeAdvice(
  { edit, emails, before }: TriedEdit,
  fields: PhraseFields,
  { key, shared = (text) => text }: { key: string; shared?: (text: string, index: number) => string },
): string {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, edited] = [before[at], emails[at]].map(
    (email) => email && { subject: shared(email.subject, at), body: shared(email.body, at) },
  );
  const say = (phrases: readonly string[], facts: PhraseFields) => createVoice(key, `advice ${edit.id}`).say(phrases, facts) ?? edit.id;
  if (old === undefined || edited === undefined) return say(edit.advice, fields);
  const lines = findChangedLines(old, edited);
  const all = withChange(fields, { edit, old, edited, lines });
  const showing = SHOWING.map((field) => edit.advice.filter((phrase) => field.test(phrase) && hasItsFields(phrase, all)));
  const shown = showing.find((phrases) => phrases.length > 0);
  if (shown === undefined) {
    const isTold = edit.isRepair === true || edit.isMove === true;
    const difference = isTold ? undefined : sayDifference(lines, { before: old.subject, after: edited.subject });
    return difference ?? say(edit.advice, all);
  }
  const dropped = lines.removed.length - lines.added.length;
  if (dropped <= 0 || !shown.some((phrase) => phrase.includes('<question>'))) return say(shown, all);
  const others = listGone(lines).filter((line) => toQuote(line) !== all.get('quote'));
  return `${say(shown, all)} (and drop ${others.length >= dropped ? listSentences(others) : countOf(dropped, 'other sentence')})`;
}
