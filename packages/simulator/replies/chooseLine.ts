import { hasItsFields, withoutBrackets, type NextChance, type PhraseFields } from './expandPhrase.ts';
import type { StockLine } from './readStock.ts';

/** What is known of email and lead: tags, and what may be quoted. */
export type Known = { tags: ReadonlySet<string>; fields: PhraseFields };

/** A line that speaks of this email or this lead comes before one that fits everything. */
const SPECIFIC = 2.4;
/** Somebody whose work this is not says so before all else. */
const STRANGER = 7;

const fits = ({ text, needs, lacks }: StockLine, { tags, fields }: Known): boolean =>
  needs.every((tag) => tags.has(tag) || fields.has(tag)) &&
  !lacks.some((tag) => tags.has(tag) || fields.has(tag)) &&
  hasItsFields(withoutBrackets(text), fields);

/** Lines that come out in more ways are chosen more often, so that a campaign's replies differ. */
const weightOf = ({ needs, variants }: StockLine): number =>
  (needs.includes('far') || needs.includes('podcast') ? STRANGER : needs.length > 0 ? SPECIFIC : 1) *
  Math.log2(2 + Math.min(variants, 200));

/** Picks one of the lines that fit; undefined where none does. */
export function chooseLine(lines: readonly StockLine[], known: Known, next: NextChance): StockLine | undefined {
  const usable = lines.filter((line) => fits(line, known));
  const total = usable.reduce((sum, line) => sum + weightOf(line), 0);
  let left = next() * total;
  return usable.find((line) => (left -= weightOf(line)) <= 0) ?? usable.at(-1);
}
