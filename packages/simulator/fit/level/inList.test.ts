import { describe, expect, it } from 'vitest';
import { readLeadFit, readListOffer } from '../../listOffer.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import type { FitLevel } from '../explainFit.ts';

type Row = [title: string, company: string, industry: string];

/** The levels of a list's leads in its order, null if unknown. */
function readLevels(body: string, rows: readonly Row[]): (FitLevel | null)[] {
  const list = buildList(rows.length, (index) => {
    const [title = '', company = '', industry = ''] = rows[index] ?? [];
    return { title, company, industry, email: { subject: 'a note', body } };
  });
  const campaign = buildCampaign(readListOffer(list));
  return list.map((lead) => readLeadFit(campaign, lead)?.level ?? null);
}

/** The level of somebody in a list that was made for others. */
const levelIn = (body: string, others: readonly Row[], row: Row): FitLevel | null => readLevels(body, [...others, row]).at(-1) ?? null;

const BANQUETTES =
  'Hi Dana,\n\nWe re-cover banquettes and bar stools overnight, so that you open for breakfast as usual. The Copper Pan in Leeds had 30 done in three nights.\n\nShall I drop in a few samples?\n\nRuth';
const CRM =
  'Hi Dana,\n\nWe clean up HubSpot for sales teams: duplicate contacts merged, stages that mean something, and a forecast your reps believe.\n\nWould it help to see a pipeline before and after?\n\nRuth';

describe('whoever heads a firm like the others of a list', () => {
  const cafes: Row[] = Array.from({ length: 9 }, (_, index) => ['Owner', `Fern Cafe ${index}`, 'Restaurants']);

  it('is not far, whatever is offered', () => {
    expect(readLevels(BANQUETTES, cafes)).not.toContain('far');
    expect(levelIn(BANQUETTES, cafes, ['General Manager', 'Selkirk Grill', 'Restaurants'])).not.toBe('far');
  });

  it('leaves somebody far who works at something else', () => {
    expect(levelIn(BANQUETTES, cafes, ['Crane Operator', 'Tyne Docks', 'Maritime'])).toBe('far');
    expect(levelIn(BANQUETTES, cafes, ['Speech Therapist', 'Wye Clinic', 'Healthcare'])).toBe('far');
  });
});

describe('whoever leads a calling', () => {
  const firms: Row[] = Array.from({ length: 9 }, (_, index) => ['VP Sales', `Northloop ${index}`, 'Software Development']);

  it('is far from what only firms with a sales team have', () => {
    expect(levelIn(CRM, firms, ['Parish Priest', 'St Columba Parish', 'Religious Institutions'])).toBe('far');
    expect(levelIn(CRM, firms, ['Head Baker', 'Milburn Bakery', 'Bakery'])).toBe('far');
  });

  it('is not far from what is for the place they run', () => {
    const mowing = 'Hi Dana,\n\nWe mow churchyards and care home gardens every second week, edges included, for a fixed price.\n\nRuth';
    expect(levelIn(mowing, firms, ['Vicar', 'St Columba Parish', 'Religious Institutions'])).not.toBe('far');
  });
});

it('whoever has a function that an offer has nothing to do with stays far in a firm like the others', () => {
  const payroll =
    'Hi Dana,\n\nWe run payroll for breweries: tips, shift premiums and year-end forms in one run.\n\nShall I send you a sample run?\n\nRuth';
  const breweries: Row[] = Array.from({ length: 9 }, (_, index) => ['Payroll Manager', `Ash Brewing ${index}`, 'Brewery']);
  expect(levelIn(payroll, breweries, ['Graphic Designer', 'Elm Brewing', 'Brewery'])).not.toBe('owner');
  expect(levelIn(payroll, breweries, ['Payroll Manager', 'Elm Brewing', 'Brewery'])).toBe('owner');
});
