import type { LeadRow } from '../../explain/rows.ts';

/** So many titles say who somebody is; of more, the most frequent ones stand for all. */
const [MOST_NAMED, NAMED_OF_MORE] = [3, 2];
/** A longer title is a whole description. */
const MOST_LETTERS = 40;
const listFormat = new Intl.ListFormat('en-US');

/** Texts in any case, most frequent first, as they are written first. */
function byFrequency(texts: readonly (string | null | undefined)[]): string[] {
  const known = new Map<string, { text: string; count: number }>();
  for (const raw of texts) {
    const text = raw?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const key = text.toLowerCase();
    const met = known.get(key);
    if (met === undefined) known.set(key, { text, count: 1 });
    else met.count += 1;
  }
  return [...known.values()].toSorted((one, other) => other.count - one.count).map(({ text }) => text);
}

type Named = Pick<LeadRow, 'lead'> & Partial<Pick<LeadRow, 'fit'>>;
const farOf = ({ fit }: Named): number => fit?.chances.far ?? 0;

/** Who some leads are, by their titles, or else by their industries: "“Cellist” and “Crane Operator”"; of equally many, those with the most distant work first. Empty if neither tells. */
export function nameLeftOut(given: readonly Named[]): string {
  const rows = given.toSorted((one, other) => farOf(other) - farOf(one));
  for (const all of [byFrequency(rows.map(({ lead }) => lead.title)), byFrequency(rows.map(({ lead }) => lead.industry))]) {
    const short = all.filter((text) => text !== '' && text.length <= MOST_LETTERS);
    if (short.length === 0) continue;
    const isAll = short.length === all.length && all.length <= MOST_NAMED;
    const named = short.slice(0, isAll ? MOST_NAMED : NAMED_OF_MORE).map((text) => `“${text.replaceAll(/[“”"]/g, '')}”`);
    return `${isAll ? '' : 'such as '}${listFormat.format(named)}`;
  }
  return '';
}

/** The same in brackets behind what is said of them. */
export function inBrackets(rows: readonly Named[]): string {
  const names = nameLeftOut(rows);
  return names === '' ? '' : ` (${names})`;
}
