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
const FORMS = ['asking', 'telling', 'requesting', 'proposing', 'inviting'];
const linesFor = (kind: EmailKind | null, tags: ReadonlySet<string> = new Set(['donor', 'likely'])) =>
  INTENTS.flatMap((intent) => {
    const cell = universalStock({ kind, tags }, intent);
    return [...cell.lines, ...cell.closes];
  });
/** Tags known from a reader's position, an email's form and its slips; everything else has to be certain. */
const ALLOWED = new Set(
  'far near owner exec whole staff leads unpaidHelp cares hr insider short buys linked nocost proof ofReader either misfit theirs keeper noKeeper beside otherWork runsFirm unsuited alone solo desk ownMaster ofOwn elsewhere ofAnyFirm outside within apart seat department aside'.split(
    ' ',
  ),
);
/** Forms and topics, each read from the email's own words. */
const WORDED = new Set(
  'puzzling unclear severalDays headCount asking telling requesting proposing inviting wh sorry instructs whoCan dayAsked choice number meal logo cv trial issue again paidLink whenAsked asksFee several ownLink knows delivers interview freelance hidden broadcast eventDay webinar talks speak panel many meeting sends manual deskless named own donor sponsor cash priced podcast split day guest deadlink youth order giveDay giveWeek giveName giveContact me work willDo burden inline ifProblem changeDate news business seeksLeave sender plusOne answerBy refer stand topics'.split(
    ' ',
  ),
);
/** What is read of a seller's email for certain. */
const READ_FOR_CERTAIN =
  /^(?:(?:tells|offers|is|ask|option|open)[A-Z]\w*|situation|number|choice|topic|others|speed|charge|length|date|price|sold|team|head|day2?|slot|junior|seat|wanted|it|preferred|bite|byMonth|ofMany|ofWorth|besides|yesFirst|timeGiven|ongoing|loud|handed)$/;

describe('universalStock', () => {
  it.each(GROUPS)('has several lines for any email of the kind %s in each intent, whatever its form', (kind) => {
    for (const intent of INTENTS)
      for (const form of FORMS) {
        const known = { tags: new Set(['donor', 'likely', form]), ask: null, fields: new Map<string, string>() };
        const lines = universalStock({ kind, tags: known.tags }, intent).lines.filter((line) => fitsLine(line, known));
        const variants = lines.reduce((sum, line) => sum + line.variants, 0);
        expect(variants, `${intent} ${form}`).toBeGreaterThanOrEqual(6);
      }
  });

  it.each(GROUPS)('takes nothing in the email for granted: %s', (kind) => {
    const needed = linesFor(kind).flatMap(({ needs }) => needs);
    expect(needed.filter((tag) => !ALLOWED.has(tag) && !WORDED.has(tag) && !READ_FOR_CERTAIN.test(tag))).toEqual([]);
  });

  it.each(GROUPS)('has lines for people far from what is offered, and for owners, however sure the kind %s is', (kind) => {
    const isSold = kind === 'sales' || kind === 'follow_up';
    // Whoever is far from what is sold, without a craft that tells so, has lines of their own.
    const tagsOfReaders = [
      ...(isSold
        ? []
        : [
            ['far', 'deskless', 'staff'],
            ['far', 'ofReader'],
            ['far', 'leads', 'exec'],
          ]),
      ['far', 'misfit', 'apart', 'leads', 'exec'],
      ['far', 'misfit', 'apart', 'leads', 'boss'],
      ['far', 'misfit', 'within', 'staff'],
      ['far', 'misfit', 'solo', 'apart', 'ownMaster'],
      ['far', 'misfit', 'solo', 'ofAnyFirm'],
      ['far', 'misfit', 'solo', 'apart', 'elsewhere', 'askRight'],
      ['near', 'leads'],
      ['owner', 'whole', 'exec', 'ofReader', 'cares'],
      [],
    ];
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
    expect(
      [...new Set(fields)].filter((field) => field !== 'sender' && !WORDED.has(field ?? '') && !READ_FOR_CERTAIN.test(field ?? '')),
    ).toEqual([]);
  });

  it('mentions no gift to an investor and no lack of need to a buyer', () => {
    const texts = (kind: EmailKind, ...extra: string[]) => {
      const tags = new Set(['likely', ...extra]);
      return linesFor(kind, tags)
        .filter((line) => fitsLine(line, { tags, ask: null, fields: new Map() }))
        .map(({ text }) => text)
        .join('\n');
    };
    expect(texts('fundraising')).not.toMatch(/charity|given what we can/);
    expect(texts('fundraising', 'donor')).toMatch(/charity/);
    expect(texts('sales', 'purchases')).not.toMatch(/don't need|no need for this/i);
  });

  it('has answers for people who know the reader only if that kind is likely', () => {
    const texts = (...tags: string[]) =>
      linesFor('personal', new Set(tags))
        .map(({ text }) => text)
        .join('\n');
    expect(texts('likely')).toMatch(/lovely to hear from you/i);
    expect(texts()).not.toMatch(/lovely to hear from you/i);
  });

  it('answers what may be a swindle like a stranger, and a job application like an email of no known kind', () => {
    expect(universalStock({ kind: 'scam', tags: new Set() }, 'interested')).toEqual(
      universalStock({ kind: null, tags: new Set(['mayBeStranger']) }, 'interested'),
    );
    expect(universalStock({ kind: 'job_application', tags: new Set() }, 'interested')).toEqual(
      universalStock({ kind: null, tags: new Set() }, 'interested'),
    );
  });
});
