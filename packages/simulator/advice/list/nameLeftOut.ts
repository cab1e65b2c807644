import type { LeadRow } from '../../explain/rows.ts';
import { listStems } from '../../fit/stems.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';

/** So many titles say who somebody is; of more, two stand for all. */
const MOST_NAMED = 3;
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

type Named = Pick<LeadRow, 'lead'> & Partial<Pick<LeadRow, 'fit' | 'toldFit'>>;
const farOf = ({ fit }: Named): number => fit?.chances.far ?? 0;

/** A line of work with less of a title is not what it says first. */
const OWN_SHARE = 0.3;
/** Whoever has such work serves the firm they are in, so that a sender may want them there. */
const servesFirm = (title: string): boolean => readTrades(title).some(({ trade, share }) => share >= OWN_SHARE && !isBusiness(trade));

const workOf = (text: string): string => readTrades(text)[0]?.trade ?? text;

/** How much speaks against naming somebody as outside: they serve a firm, and firms of such an industry are on the list for the offer. */
function doubtsOf({ lead: { title, industry } }: Named, meant: ReadonlySet<string>): number {
  return Number(servesFirm(title ?? '')) + Number(listStems(industry ?? '').some((stem) => meant.has(stem)));
}

/** The first text, and the next one of another line of work. */
function pickFew([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const work = workOf(first);
  const second = others.find((text) => workOf(text) !== work) ?? others[0];
  return second === undefined ? [first] : [first, second];
}

const stemsOfMeant = (all: readonly Named[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ toldFit, lead: { industry } }) =>
      toldFit?.level === 'owner' || toldFit?.level === 'near' ? listStems(industry ?? '') : [],
    ),
  );

/**
 * Who some leads are, by their titles, or else by their industries: "“Cellist” and “Crane Operator”". Only those least looked for on the list, which
 * is `all`, are named; of equally many, those with the most distant work first. Empty if neither tells.
 */
export function nameLeftOut(given: readonly Named[], all: readonly Named[]): string {
  const meant = stemsOfMeant(all);
  const doubts = new Map(given.map((row) => [row, doubtsOf(row, meant)]));
  const least = Math.min(...doubts.values());
  const rows = given.filter((row) => doubts.get(row) === least).toSorted((one, other) => farOf(other) - farOf(one));
  for (const textOf of [({ lead }: Named) => lead.title, ({ lead }: Named) => lead.industry]) {
    const known = byFrequency(rows.map(textOf));
    const short = known.filter((text) => text !== '' && text.length <= MOST_LETTERS);
    if (short.length === 0) continue;
    const isAll = rows.length === given.length && short.length === known.length && known.length <= MOST_NAMED;
    const named = (isAll ? short : pickFew(short)).map((text) => `“${text.replaceAll(/[“”"]/g, '')}”`);
    return `${isAll ? '' : 'such as '}${listFormat.format(named)}`;
  }
  return '';
}

/** The same in brackets behind what is said of them. */
export function inBrackets(given: readonly Named[], all: readonly Named[]): string {
  const names = nameLeftOut(given, all);
  return names === '' ? '' : ` (${names})`;
}
