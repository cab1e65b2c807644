import { countOf } from '../countOf.ts';
import type { TriedEdit } from '../edits/tryEdit.ts';
import type { Email } from '../lead.ts';
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
    all.set('target', countOf(splitWords(edited.body).length, 'word'));
  }
  // A phrase that shows the change says more than one that names it.
  const showing = edit.advice.filter((phrase) => /<(?:after|question)>/.test(phrase) && hasItsFields(phrase, all));
  return createVoice(key, `advice ${edit.id}`).say(showing.length > 0 ? showing : edit.advice, all) ?? edit.id;
}
