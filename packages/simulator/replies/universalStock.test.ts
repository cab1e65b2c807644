import { describe, expect, it } from 'vitest';
import { INTENTS } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { fitsLine } from './chooseLine.ts';
import { universalStock } from './universalStock.ts';

const GROUPS: readonly (EmailKind | null)[] = [
  'sales',
  'follow_up',
  'link_building',
  'partnership',
  'recruiting',
  'event',
  'survey',
  'fundraising',
  'advert',
  'customer',
  'internal',
  'personal',
  null,
];
const linesFor = (kind: EmailKind | null, tags: ReadonlySet<string> = new Set(['donor', 'likely'])) =>
  INTENTS.flatMap((intent) => {
    const cell = universalStock({ kind, tags }, intent);
    return [...cell.lines, ...cell.closes];
  });
/** Tags known from a reader's position, an email's form and its slips; everything else has to be certain. */
const ALLOWED = new Set(
  'far near owner exec whole staff leads cares hr insider short buys linked nocost proof ofReader asking telling either'.split(' '),
);
/** What is read of a seller's email for certain. */
const READ_FOR_CERTAIN =
  /^(?:(?:tells|offers|is|ask|option)[A-Z]\w*|situation|number|choice|topic|others|speed|charge|length|date|price|sold|team|day2?|slot|junior)$/;

describe('universalStock', () => {
  it.each(GROUPS)('has lines that fit any email of the kind %s in each intent', (kind) => {
    for (const intent of INTENTS) {
      const lines = universalStock({ kind, tags: new Set(['donor', 'likely']) }, intent).lines;
      const variants = lines.filter(({ needs }) => needs.length === 0).reduce((sum, line) => sum + line.variants, 0);
      expect(variants, intent).toBeGreaterThanOrEqual(20);
    }
  });

  it.each(GROUPS)('takes nothing in the email for granted: %s', (kind) => {
    const needed = linesFor(kind).flatMap(({ needs }) => needs);
    expect(needed.filter((tag) => !ALLOWED.has(tag) && !READ_FOR_CERTAIN.test(tag))).toEqual([]);
  });

  it.each(GROUPS)('has lines for people far from what is offered, and for owners, however sure the kind %s is', (kind) => {
    const tagsOfReaders = [['far', 'deskless', 'staff'], ['far', 'ofReader'], ['owner', 'whole', 'exec', 'ofReader', 'cares'], []];
    for (const intent of INTENTS)
      for (const reader of tagsOfReaders)
        for (const sure of [[], ['stranger'], ['likely', 'stranger'], ['likely', 'donor', 'broadcast']]) {
          const known = { tags: new Set([...reader, ...sure]), ask: null, fields: new Map<string, string>() };
          const lines = universalStock({ kind, tags: known.tags }, intent).lines.filter((line) => fitsLine(line, known));
          expect(lines.length, `${intent} ${[...known.tags].join(' ')}`).toBeGreaterThan(0);
        }
  });

  it('quotes nothing but names and what is read for certain', () => {
    const fields = GROUPS.flatMap((kind) => linesFor(kind)).flatMap(({ text }) => [...text.matchAll(/<(\w+)>/g)].map((match) => match[1]));
    expect([...new Set(fields)].filter((field) => field !== 'sender' && !READ_FOR_CERTAIN.test(field ?? ''))).toEqual([]);
  });

  it('mentions no gift to an investor and no lack of need to a buyer', () => {
    const texts = (kind: EmailKind, tag: string | null) =>
      linesFor(kind, new Set(tag === null ? ['likely'] : ['likely', tag]))
        .map(({ text }) => text)
        .join('\n');
    expect(texts('fundraising', null)).not.toMatch(/\bhelp\b.*\bcause|given what we can/);
    expect(texts('sales', 'purchases')).not.toMatch(/don't need|no need for this/i);
  });

  it('has answers for people who know the reader only if that kind is likely', () => {
    const texts = (...tags: string[]) =>
      linesFor('personal', new Set(tags))
        .map(({ text }) => text)
        .join('\n');
    expect(texts('likely')).toMatch(/hear your voice/);
    expect(texts()).not.toMatch(/hear your voice/);
  });

  it('answers a kind that has answers of its own like an unknown one', () => {
    expect(universalStock({ kind: 'scam', tags: new Set() }, 'interested')).toEqual(
      universalStock({ kind: null, tags: new Set() }, 'interested'),
    );
  });
});
