import { remember } from '../text/remember.ts';
import { splitWords, type Word } from '../text/splitWords.ts';
import { findForeignForms } from './foreignForms.ts';
import { findMeantBy, findMisspellings, type Misspelling } from './findMisspellings.ts';

type Part = { visible: string; words: readonly Word[] };
type MisspellingsOf = { subject: readonly Misspelling[]; body: readonly Misspelling[] };

/** Computed once for each word; null for a word that means itself. */
const meantBy = remember(5000, (key) => findMeantBy(key) ?? null);
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Capitalized words of a subject that are misspelled: the body has the same mistake, or the word that is meant, in small letters, and no such
 * name.
 */
function findCapitalized(subject: Part, body: Part): Misspelling[] {
  const likely = subject.words.flatMap(({ start, end, key, spelling: { written } }) => {
    const meant = CAPITALIZED.test(written) ? meantBy(key) : null;
    return meant === null ? [] : [{ start, end, key, written, meant }];
  });
  if (likely.length === 0) return [];
  const small = new Set(body.words.filter(({ spelling }) => spelling.written === spelling.key).map(({ key }) => key));
  const names = new Set(body.words.map(({ spelling }) => spelling.written));
  return likely
    .filter(({ key, written, meant }) => !names.has(written) && (small.has(key) || small.has(meant)))
    .map(({ start, end, meant }) => ({ start, end, by: meant.charAt(0).toUpperCase() + meant.slice(1) }));
}

/** Misspelled words and constructions that are wrong in any English; of two that overlap, the construction counts. */
function findMistakes(text: string): readonly Misspelling[] {
  const forms = findForeignForms(text);
  const words = findMisspellings(text);
  if (forms.length === 0) return words;
  const others = words.filter(({ start, end }) => forms.every((one) => one.end <= start || end <= one.start));
  return [...forms, ...others].toSorted((one, other) => one.start - other.start);
}

/** The misspelled words of a subject and its body, with what was meant, each in order. */
export function misspellingsOf(subject: Part, body: Part): MisspellingsOf {
  const ofSubject = findMistakes(subject.visible);
  const more = findCapitalized(subject, body).filter(({ start, end }) => ofSubject.every((one) => one.end <= start || end <= one.start));
  return {
    subject: more.length === 0 ? ofSubject : [...ofSubject, ...more].toSorted((a, b) => a.start - b.start),
    body: findMistakes(body.visible),
  };
}

const toPart = (text: string): Part => ({ visible: text, words: splitWords(text) });

/** The same of the plain text of an email. */
export const misspellingsOfText = ({ subject, body }: { subject: string; body: string }): MisspellingsOf =>
  misspellingsOf(toPart(subject), toPart(body));
