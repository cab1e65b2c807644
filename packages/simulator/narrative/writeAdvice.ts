import { countOf } from '../countOf.ts';
import { droppedFrom } from '../edits/droppedFrom.ts';
import type { TriedEdit } from '../edits/tryEdit.ts';
import type { Email } from '../lead.ts';
import { findMisspellings } from '../reading/spelling/findMisspellings.ts';
import { countWritten } from '../reading/text/countWritten.ts';
import { splitWords } from '../reading/text/splitWords.ts';
import { hasItsFields, type PhraseFields } from '../replies/expandPhrase.ts';
import { toQuote } from './facts.ts';
import { createVoice } from './voice.ts';

/** The question in the edited body that the original body did not have. */
function newQuestion(before: Email, after: Email): string | undefined {
  const questions = after.body.match(/[^.!?\n]+\?/g) ?? [];
  return questions.map((question) => question.trim()).find((question) => !before.body.includes(question));
}

const MOST_CUT_WORDS = 8;

/** The first words that an edit removed from a text; undefined if it removed none, or many. */
function wordsCut(before: string, after: string): string | undefined {
  const [old, edited] = [before, after].map((text) => text.split(/\s+/));
  if (old === undefined || edited === undefined) return undefined;
  const start = old.findIndex((word, index) => word !== edited[index]);
  const next = edited[start];
  const end = next === undefined ? old.length : old.indexOf(next, start);
  return start < 0 || end <= start || end - start > MOST_CUT_WORDS ? undefined : old.slice(start, end).join(' ');
}

const countSentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
const LONG_SENTENCES = ['one long sentence', 'two long sentences', 'three long sentences'] as const;

/** Which sentences an edit split; undefined if the body has no more sentences than before. */
function sentencesSplit(before: string, after: string): string | undefined {
  return LONG_SENTENCES[countSentences(after) - countSentences(before) - 1];
}

const listFormat = new Intl.ListFormat('en-US');

const MOST_SHOWN = 6;

/** The misspelled words of an email, each once; of many, the first and how many more. */
function misspelledIn({ subject, body }: Email): string | undefined {
  const found = [subject, body].flatMap((text) => findMisspellings(text, splitWords(text)).map(({ start, end }) => text.slice(start, end)));
  const words = [...new Set(found)].map((word) => `“${toQuote(word)}”`);
  if (words.length === 0) return undefined;
  const shown = words.length > MOST_SHOWN ? [...words.slice(0, MOST_SHOWN - 1), `${words.length - MOST_SHOWN + 1} more`] : words;
  return listFormat.format(shown);
}

/** Phrases that show the change say more than those that name it. */
const SHOWING: readonly RegExp[] = [/<(?:dropped|split|misspelled)>/, /<(?:after|question)>/];

/** One edit as advice, in words that quote the email before and after. */
export function writeAdvice(
  { edit, emails, before }: TriedEdit,
  fields: PhraseFields,
  { key, shared = (text) => text }: { key: string; shared?: (text: string, index: number) => string },
): string {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, edited] = [before[at], emails[at]];
  const all = new Map(fields);
  if (old !== undefined && edited !== undefined) {
    if (edited.subject !== old.subject) all.set('after', toQuote(shared(edited.subject, at)));
    const dropped = droppedFrom(old.subject, edited.subject);
    if (dropped !== undefined) all.set('dropped', toQuote(shared(dropped, at)));
    const split = sentencesSplit(old.body, edited.body);
    if (split !== undefined) all.set('split', split);
    const mark = /[!?$]{1,}\s*$/.exec(old.subject)?.[0].trim();
    if (mark !== undefined && !edited.subject.endsWith(mark)) all.set('mark', mark);
    const question = newQuestion(old, edited);
    if (question !== undefined) all.set('question', question);
    // Words still in the email were not cut.
    const quote = all.get('quote');
    // A long quotation ends with an ellipsis, which is not part of the email.
    if (quote !== undefined && `${edited.subject}\n${edited.body}`.replace(/\s+/g, ' ').includes(quote.replace(/\u2026$/, ''))) {
      const cut = wordsCut(old.subject, edited.subject) ?? wordsCut(old.body, edited.body);
      if (cut === undefined) all.delete('quote');
      else all.set('quote', toQuote(cut));
    }
    const misspelled = edit.id === 'correct_spelling' ? misspelledIn(old) : undefined;
    if (misspelled !== undefined) all.set('misspelled', misspelled);
    all.set('target', countOf(countWritten(edited.body, splitWords(edited.body)), 'word'));
  }
  const showing = SHOWING.map((field) => edit.advice.filter((phrase) => field.test(phrase) && hasItsFields(phrase, all)));
  return createVoice(key, `advice ${edit.id}`).say(showing.find((phrases) => phrases.length > 0) ?? edit.advice, all) ?? edit.id;
}
