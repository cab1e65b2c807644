import type { OfferedChange } from '../../explain/explanation.ts';
import { onlyShortens } from './faultEdits.ts';

type Change = Pick<OfferedChange, 'editId' | 'text' | 'parts' | 'lines'>;
const QUOTED = /\u201c([^\u201c\u201d]+)\u201d/gu;
const LAYOUT: readonly OfferedChange['editId'][] = ['break_into_paragraphs'];
/** So few are named in one sentence. */
const MOST_NAMED = 2;

/** The words that a version leaves out, if that is all it does and all of them can be named; null otherwise. */
export function listOnlyCut(changes: readonly Change[]): string[] | null {
  const cuts = changes.filter(({ editId }) => !LAYOUT.includes(editId));
  const isOnlyCut = cuts.every(
    ({ editId: id, parts = [], lines, text }) =>
      onlyShortens({ edit: { id, parts }, lines }) && /^(?:Drop|Cut) [^.;(]*$/u.test(text.replaceAll(QUOTED, '')),
  );
  const quotes = cuts.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, words = '']) => words));
  return isOnlyCut && quotes.length > 0 && quotes.every((one) => one.includes(' ')) && quotes.length <= MOST_NAMED ? quotes : null;
}
