import type { MaskedSentence } from './maskedSentence.ts';

/** What a crew comes in, and words for things that come along. */
const VEHICLES: ReadonlySet<string> = new Set(
  'van vans truck trucks car cars trailer trailers lorry lorries pickup ute boot trunk toolbox backpack'.split(' '),
);
const CARRIES: ReadonlySet<string> = new Set(
  'carry carries carrying bring brings bringing keep keeps keeping have has pack packs load loads take takes'.split(' '),
);
const IN: ReadonlySet<string> = new Set(['in', 'on']);
const WHOSE: ReadonlySet<string> = new Set('the our my a an his her their every each own same'.split(' '));
/** Between such a verb and what it carries and the van. */
const MOST_CARRIED = 14;
const SENDER: ReadonlySet<string> = new Set(['we', 'i', 'they', 'he', 'she']);
const ARE: ReadonlySet<string> = new Set('are is come comes travel travels ride rides'.split(' '));

const BRINGS = /^(?:bring|carr|tak|pack)/;
const US: ReadonlySet<string> = new Set(['us', 'me']);

/** Where a sentence says "in the van" or "we bring ... with us". */
function findVehicle({ words, clauses }: MaskedSentence): { at: number; end: number } | null {
  for (let at = 1; at < words.length; at += 1) {
    const isWithUs = words[at] === 'with' && US.has(words[at + 1] ?? '') && words.slice(0, at).some((word) => BRINGS.test(word));
    if (isWithUs) return { at, end: at + 2 };
    if (!IN.has(words[at] ?? '')) continue;
    let end = at + 1;
    while (WHOSE.has(words[end] ?? '')) end += 1;
    if (end > at + 1 && VEHICLES.has(words[end] ?? '') && clauses[end] === clauses[at]) return { at, end: end + 1 };
  }
  return null;
}

/** Where what is carried begins: after the sender's verb, or with the list before "are on the van"; -1 if nothing is carried. */
function findCarried({ words }: MaskedSentence, at: number): number {
  if (ARE.has(words[at - 1] ?? '') && !words.slice(0, at - 1).some((word) => SENDER.has(word))) return 0;
  for (let before = at - 1; before >= Math.max(0, at - MOST_CARRIED); before -= 1)
    if (CARRIES.has(words[before] ?? '')) return SENDER.has(words[before - 1] ?? '') || words[before - 1] === 'and' ? before : -1;
  return -1;
}

/** A sentence without what its sender only carries along: who has "leather and pallets in the van" tunes organs and sells neither. */
export function dropCarried(sentence: MaskedSentence): MaskedSentence {
  const vehicle = findVehicle(sentence);
  const start = vehicle === null ? -1 : findCarried(sentence, vehicle.at);
  if (vehicle === null || start < 0) return sentence;
  return { ...sentence, stems: sentence.stems.map((stem, at) => (at >= start && at < vehicle.end ? '' : stem)) };
}
