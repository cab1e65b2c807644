import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { NOT_IN_A_NAME, writeOut } from '../mail/offerWords.ts';
import { toStem } from '../stems.ts';
import { findName } from './findName.ts';

/** People whom an agency sends; two kinds of them often share the word. */
const PEOPLE =
  /^(?:staff|personnel|labou?r|operators|drivers|workers|operatives|technicians|agents|rep(?:resentative)?s|cleaners|nurses|carers|engineers|developers|designers|welders|fitters|installers|crews?|teams?|assistants|clerks|managers|consultants|contractors|temps|professionals|candidates|guards|officers|teachers|tutors|translators)$/;
const MOST_BETWEEN = 3;

/** "Forklift" of "forklift and line operators" as the whole of what is offered; any other name as it is. */
export function withSharedHead(name: string, sentences: readonly MaskedSentence[]): string {
  const own = name.toLowerCase().split(' ');
  if (PEOPLE.test(own.at(-1) ?? '')) return name;
  // A finder may have put the word into the plural: "warehouses" of "warehouse and kitchen staff".
  const stems = own.map(toStem);
  for (const sentence of sentences) {
    const at = findName(sentence, stems);
    const next = at + own.length;
    if (at < 0 || !['and', 'or', '&'].includes(sentence.words[next] ?? '')) continue;
    const head = sentence.words.findIndex((word, index) => index > next + 1 && index <= next + MOST_BETWEEN && PEOPLE.test(word));
    const between = sentence.words.slice(next + 1, head);
    if (head > 0 && !between.some((word) => NOT_IN_A_NAME.has(word))) return writeOut(sentence, at, head + 1);
  }
  return name;
}
