import { describe, expect, it } from 'vitest';
import { planAudience } from '../../audience/planAudience.ts';
import { explain } from '../../explain.ts';
import type { ListChange } from '../../explain/explanation.ts';
import { forecast } from '../../forecast.ts';
import type { CampaignContext, Corrections, LeadInList } from '../../lead.ts';
import { listLeads, type ListedRow } from '../../listLeads.ts';
import { readCorrectedOffer } from '../../listOffer.ts';
import { buildFollowUps } from '../../testing/buildSequence.ts';
import { weighList, type ListEffect } from './listTrial.ts';
import { readWithoutFar } from './withoutFar.ts';

const BUCKET = 4;
const NAMES = ['Dana', 'Owen', 'Marta', 'Priya', 'Luis', 'Mei', 'Ruth', 'Sami'] as const;

type Row = Partial<ListedRow> & { body: string; subject: string };

const rowsOf = (count: number, rowAt: (index: number) => Row): ListedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    fullName: null,
    firstName: NAMES[index % NAMES.length] ?? null,
    company: `Harwick ${index}`,
    title: null,
    companySize: null,
    industry: null,
    ...rowAt(index),
  }));

type Said = { corrections?: Corrections; sendSize?: number; isSequence?: true };
type Launch = { campaign: CampaignContext; leads: LeadInList[] };

/** What a launch of a file stores. */
function launch(rows: readonly ListedRow[], { corrections, sendSize, isSequence }: Said): Launch {
  const leads = listLeads(rows, ({ subject, body }) => ({ subject, body, ...(isSequence === true && { followUps: buildFollowUps(2) }) }));
  const about = { ...(sendSize !== undefined && { sendSize }), ...(corrections !== undefined && { corrections }) };
  return { campaign: { seed: 'organisation-1', leadCount: leads.length, ...readCorrectedOffer(leads, corrections), ...about }, leads };
}

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const PAYROLL = (name: string, more = '') =>
  `Hi ${name},\n\nWe run payroll for small firms, and answer their staff about every payslip.${more}\n\nShall I send you a price?\n\nBest,\nRuth`;
const DOCKS = (name: string, more = '') =>
  `Hi ${name},\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers fewer calls.${more}\n\nWorth a look?\n\nIngrid`;
const TOWNS = ['Dundee', 'Leeds', 'Truro', 'Cardiff', 'Norwich'] as const;

const LISTS: Record<string, { rows: ListedRow[]; said?: Said }> = {
  'half of whom do other work': {
    rows: rowsOf(40, (index) => ({
      subject: 'payslips',
      body: PAYROLL(at(NAMES, index)),
      title: at(['Payroll Manager', 'Train Driver'], index),
    })),
  },
  'with several contacts at each company, of whom some do other work': {
    rows: rowsOf(60, (index) => ({
      subject: 'dock slots',
      body: DOCKS(at(NAMES, index)),
      title: at(['Logistics Manager', 'HR Manager', 'Yard Manager', 'Legal Counsel'], index),
      company: `Castell ${Math.floor(index / 4)}`,
    })),
  },
  'with many contacts at a few companies, all of whom decide': {
    rows: rowsOf(48, (index) => ({
      subject: 'dock slots',
      body: DOCKS(at(NAMES, index)),
      title: at(['Logistics Manager', 'Yard Manager'], index),
      company: `Pinewood ${index % 6}`,
    })),
  },
  'whose emails have words of their own, some shared with who is left out': {
    rows: rowsOf(50, (index) => ({
      subject: 'payslips',
      body: PAYROLL(at(NAMES, index), ` I saw your office in ${at(TOWNS, Math.floor(index / 2))}, beside number ${1200 + (index >> 1)}.`),
      title: at(['Payroll Manager', 'Dental Nurse'], index),
    })),
  },
  'with an email for each lead': {
    rows: rowsOf(36, (index) => ({
      subject: at(['payslips', 'wages on Friday', 'who answers your staff?'], index),
      body: at(
        [
          PAYROLL('Dana', ` Your ${index + 20} drivers would get theirs on time.`),
          `Hello,\n\nwe do the payroll of ${index + 3} firms near you, from the first payslip to the tax office.\n\nMay I send a sample?\n\nRuth`,
          `Good morning,\n\nwho runs payroll at your firm? We take it over within ${index + 2} days, and your staff call us about payslips.\n\nRuth`,
        ],
        index,
      ),
      title: at(['Payroll Manager', 'Train Driver', 'HR Director', 'Backend Developer'], index),
      industry: at(['Logistics', 'Software', 'Food'], index),
    })),
  },
  'that is part of a larger send, with corrections by the user': {
    rows: rowsOf(40, (index) => ({
      subject: 'a question',
      body: PAYROLL(at(NAMES, index)),
      title: at(['Facility Manager', 'Payroll Manager', 'Train Driver', 'Nurse'], index),
      company: `Okoro ${index >> 1}`,
    })),
    said: { corrections: { offer: 'office cleaning', offerOwners: ['facilities'], emailLanguage: 'en' }, sendSize: 900 },
  },
  'that gets follow-ups': {
    rows: rowsOf(30, (index) => ({
      subject: 'payslips',
      body: PAYROLL(at(NAMES, index)),
      title: at(['Payroll Manager', 'Train Driver', 'Potter'], index),
      company: `Vellum ${index >> 1}`,
    })),
    said: { isSequence: true },
  },
  'of one industry, without the rest of whom it is made for that industry': {
    rows: rowsOf(45, (index) => ({
      subject: 'dock slots',
      body: DOCKS(at(NAMES, index)),
      title: at(['Logistics Manager', 'Dental Nurse', 'Warehouse Manager'], index),
      industry: at(['Logistics', 'Dental practices', 'Logistics'], index),
    })),
  },
};

function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The shorter lists that the cards of a launch offer. */
function listCards({ campaign, leads }: Launch): ListChange[] {
  const { positive, negative } = explain(campaign, leads).reply;
  return [...positive.factors, ...negative.factors].flatMap(({ recommendations }) => recommendations.flatMap(({ list }) => list ?? []));
}

const farOf = ({ campaign, leads }: Launch) => {
  const { levels, columns } = runToEnd(readWithoutFar(campaign, leads));
  return {
    effect: weighList(columns, BUCKET),
    keptKeys: leads.filter((_, place) => levels[place] !== 'far').map(({ leadKey }) => leadKey),
  };
};

/** What really changes if only some of a file's rows are launched, as part of the same send. */
function relaunch(rows: readonly ListedRow[], said: Said, keptKeys: readonly string[]): ListEffect {
  const all = launch(rows, said);
  const kept = rows.filter(({ leadKey }) => keptKeys.includes(leadKey));
  const shorter = launch(kept, { ...said, sendSize: said.sendSize ?? rows.length });
  const [before, after] = [all, shorter].map(({ campaign, leads }) => forecast(campaign, leads, { buckets: [BUCKET] })[0]?.expected);
  const fewer = (rate: 'reply' | 'spam_report') => rows.length * (before?.[rate] ?? 0) - kept.length * (after?.[rate] ?? 0);
  return {
    leads: rows.length,
    kept: kept.length,
    replies: [before?.reply ?? 0, after?.reply ?? 0],
    repliesLost: fewer('reply'),
    reportsAvoided: fewer('spam_report'),
  };
}

function expectSame(told: ListEffect, real: ListEffect): void {
  expect([told.leads, told.kept]).toEqual([real.leads, real.kept]);
  expect(told.replies[0]).toBeCloseTo(real.replies[0], 8);
  expect(told.replies[1]).toBeCloseTo(real.replies[1], 8);
  expect(told.repliesLost).toBeCloseTo(Math.max(0, real.repliesLost), 6);
  expect(told.reportsAvoided).toBeCloseTo(Math.max(0, real.reportsAvoided), 6);
}

describe.each(Object.entries(LISTS))('a shorter list, of a list %s', (_, { rows, said = {} }) => {
  const whole = launch(rows, said);
  const cards = listCards(whole);
  const far = farOf(whole);

  it('is offered', () => {
    expect(cards.length + Number(far.keptKeys.length < rows.length)).toBeGreaterThan(0);
  });

  it('replies on each card as a launch of it would', () => {
    for (const card of cards) expectSame(card, relaunch(rows, said, card.keptKeys));
  });

  it('brings on the page of its audience what a launch of the leads before the cut would', () => {
    const cut = Math.round(rows.length / 3);
    const { campaign, leads } = whole;
    const { kept, leads: ranked } = planAudience(campaign, leads, {
      bucket: BUCKET,
      netOf: ({ interest, spam_report: report }) => interest - 2 * report,
      budget: { people: 1000, limits: [1, 3] },
      cut,
    });
    const keys = ranked.slice(0, cut).flatMap(({ position }) => leads[position]?.leadKey ?? []);
    const real = relaunch(rows, said, keys);
    expect(kept.leads).toBe(cut);
    expect(kept.replies).toBeCloseTo(cut * real.replies[1], 6);
    expect(rows.length * real.replies[0] - kept.replies).toBeCloseTo(real.repliesLost, 6);
  });

  it('replies in the drawer as a launch of it would, and as the card about the same leads says', () => {
    expectSame(far.effect, relaunch(rows, said, far.keptKeys));
    const same = cards.find(({ keptKeys }) => keptKeys.join(' ') === far.keptKeys.join(' '));
    if (same !== undefined) expect(same).toMatchObject(far.effect);
  });
});

it('covers both kinds of shorter lists', () => {
  const kinds = Object.values(LISTS).map(({ rows, said = {} }) => listCards(launch(rows, said)).length);
  expect(kinds.filter((count) => count > 0).length).toBeGreaterThanOrEqual(5);
});
