import type { Lead } from './lead.ts';

/** Leads of a typical list, one per company. */
const TYPICAL_LEADS = 200;

/** Titles and sizes in the shares of the reference population: how many of 200 leads, and of 100. */
const TITLES: readonly (readonly [title: string, leads: number])[] = [
  ['Chief Operating Officer', 40],
  ['VP of Operations', 24],
  ['Director of Operations', 48],
  ['Operations Manager', 56],
  ['Operations Analyst', 32],
];
const SIZES: readonly (readonly [size: string, share: number])[] = [
  ['20', 38],
  ['120', 26],
  ['500', 19],
  ['2500', 10],
  ['8000', 7],
];

const FIRST_NAMES = ['Marta', 'Callum', 'Zofia', 'Ingrid', 'Tomas', 'Noor', 'Felix', 'Amara', 'Jonas', 'Priya'] as const;
const LAST_NAMES = ['Lindqvist', 'Ashgrove', 'Brandt', 'Okafor', 'Vale', 'Moreau', 'Ferrand', 'Halloran', 'Sato', 'Kessler'] as const;
const PLACES =
  'Amberfield Brackley Cobden Dunmore Elmstead Farrow Glenholt Harwick Inverdale Juniper Kestrel Larkmoor Millrace Northlea Oakhanger Penhallow Quarry Redfern Saltmarsh Thornbury'.split(
    ' ',
  );
const TRADES = [
  'Foods',
  'Freight',
  'Interiors',
  'Instruments',
  'Textiles',
  'Printing',
  'Ceramics',
  'Timber',
  'Optics',
  'Coatings',
] as const;

const titleOf = (position: number): string => {
  let passed = 0;
  for (const [title, leads] of TITLES) {
    passed += leads;
    if (position < passed) return title;
  }
  return '';
};

/** Sizes are spread evenly over the titles: steps of 37 through 100 shares, which have no common divisor. */
const sizeOf = (position: number): string => {
  const share = (position * 37) % 100;
  let passed = 0;
  for (const [size, part] of SIZES) {
    passed += part;
    if (share < passed) return size;
  }
  return '';
};

const at = (names: readonly string[], index: number): string => names[index % names.length] ?? '';

/** One invented lead of the typical list, without an email. */
function typicalLead(position: number): Omit<Lead, 'email'> {
  const firstName = at(FIRST_NAMES, position);
  const name = `${firstName} ${at(LAST_NAMES, Math.floor(position / 10))}`;
  const company = `${at(PLACES, position)} ${at(TRADES, Math.floor(position / 20))}`;
  const leadKey = `typical-${position}`;
  return { leadKey, slug: leadKey, name, firstName, company, title: titleOf(position), companySize: sizeOf(position), industry: null };
}

/**
 * The typical list: 200 invented leads in the reference population's mix of seniority and company size, one per company, with unknown
 * industries. They have no email yet.
 */
export const listTypicalLeads = (): Omit<Lead, 'email'>[] => Array.from({ length: TYPICAL_LEADS }, (_, position) => typicalLead(position));
