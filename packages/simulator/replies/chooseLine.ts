import { canExpand, type NextChance, type PhraseFields } from './expandPhrase.ts';
import type { StockLine } from './readStock.ts';

/** What is known about email and lead: tags, the final request of the email, and what may be quoted. */
export type Known = { tags: ReadonlySet<string>; ask: string | null; fields: PhraseFields };

/** What nobody ignores, most urgent first: if a stock has lines for one of these, only those are used. */
const PRESSING = [
  'secret',
  'threat',
  'applying',
  'otherWork',
  'runsFirm',
  'memorial',
  'grief',
  'unpaid',
  'complaining',
  'thankful',
  'podcast',
  'callback',
  'speak',
  'sponsor',
  'joy',
  'refer',
  'breakup',
  'far',
  'unsuited',
  'beside',
  'fair',
  'ofOwn',
  'slot',
  'number',
  'askAddress',
  'vague',
  'giveWeek',
  'giveDay',
  'giveName',
  'noKeeper',
  'inline',
  'ifProblem',
  'askRight',
  'junior',
  'askInterview',
] as const;

/** A line about this particular email or lead is preferred to one that always fits. */
const SPECIFIC = 2.4;
const ANSWER = 6;
/** People call what they were offered by its name if it has one. */
const NAMED = 3;
/** Further variants do not make a line more likely. */
const MOST_VARIANTS = 150;

/** Whether all that a line takes for granted is known, and nothing speaks against it. */
export const fitsLine = ({ text, needs, lacks }: StockLine, { tags, fields }: Known): boolean =>
  needs.every((tag) => tags.has(tag) || fields.has(tag)) &&
  !lacks.some((tag) => tags.has(tag) || fields.has(tag)) &&
  canExpand(text, fields);

/** Lines with more variants are chosen more often, so that a campaign's replies differ. */
const weightOf = ({ needs, variants }: StockLine, ask: string | null): number =>
  (ask !== null && needs.includes(ask) ? ANSWER : needs.length > 0 ? SPECIFIC : 1) *
  (needs.includes('sold') || needs.includes('topic') ? NAMED : 1) *
  Math.sqrt(Math.min(variants, MOST_VARIANTS));

function pressingOf(lines: readonly StockLine[], tags: ReadonlySet<string>): readonly StockLine[] {
  for (const tag of PRESSING) {
    const pressed = tags.has(tag) ? lines.filter(({ needs }) => needs.includes(tag)) : [];
    if (pressed.length > 0) return pressed;
  }
  return lines;
}

function draw(lines: readonly StockLine[], ask: string | null, next: NextChance): StockLine | undefined {
  const total = lines.reduce((sum, line) => sum + weightOf(line, ask), 0);
  let left = next() * total;
  return lines.find((line) => (left -= weightOf(line, ask)) <= 0) ?? lines.at(-1);
}

/** Picks one of the lines that fit; undefined if none does. */
export function chooseLine(lines: readonly StockLine[], known: Known, next: NextChance): StockLine | undefined {
  const usable = lines.filter((line) => fitsLine(line, known));
  return draw(pressingOf(usable, known.tags), known.ask, next);
}

/** Picks one of the closing sentences that fit. */
export function chooseClose(closes: readonly StockLine[], known: Known, next: NextChance): StockLine | undefined {
  return draw(
    closes.filter((close) => fitsLine(close, known)),
    known.ask,
    next,
  );
}
