/** An invented lead. Any likeness to a real person or company is chance. */
export type InventedPerson = {
  firstName: string;
  lastName: string;
  company: string;
  title: string;
  companySize: string;
  industry: string;
  profileUrl: string;
};

const FIRST_NAMES =
  `Marta Callum Zofia Idris Noor Felix Greta Tomas Anouk Rafael Ingrid Kofi Leila Bram Saoirse Dmitri Yuki Paloma Henrik Amara
Lucian Freya Omar Beatriz Silas Mei Jonas Priya Elif Arlo Nadia Viktor Chiara Emeka Solveig Hugo Talia Ravi Matilde Anton`.split(/\s+/);

const LAST_NAMES =
  `Lindqvist Ashgrove Brandt Okonjo Farrow Castellan Weir Novak Delacourt Moreira Hallden Mensah Azari Verhoef Kinsella Petrov
Tanaka Quiroga Osterberg Bello Marchetti Thornby Haddad Salgado Whitlock Zhou Brenner Raman Demir Fenwick Kovalenko Strand Bellandi Eze Nystrom
Carrow Levin Menon Ferreira Dragan Holloway Sund Pascal Ibarra`.split(/\s+/);

const COMPANY_STEMS =
  `Harborline Wrenvale Coldmere Northmoor Brightfen Tallowby Quillstone Marrowick Fernhollow Saltgate Ironbeck Larkspan Oakhurst
Dunmere Pellworth Ravenshaw Stillwater Thistledown Umberly Vantry Whitcombe Yarrowfield Ashdene Bramblegate Copperlane Driftmoor Elmstead Foxglove
Glenhaven Hollins`.split(/\s+/);

const TRADES: readonly [ending: string, industry: string][] = [
  ['Freight', 'Logistics'],
  ['Software', 'Software'],
  ['Foods', 'Manufacturing'],
  ['Health', 'Healthcare'],
  ['Retail', 'Retail'],
  ['Consulting', 'Consulting'],
  ['Media', 'Media'],
  ['Energy', 'Energy'],
];

const TITLES = [
  'Head of Operations',
  'Logistics Manager',
  'VP Sales',
  'Chief Executive Officer',
  'Marketing Director',
  'Procurement Lead',
  'IT Manager',
  'Finance Director',
  'Founder',
  'Account Executive',
  'Supply Chain Analyst',
  'Customer Success Manager',
];

/** People who plan docks, yards and deliveries, or are responsible for them. */
export const DOCK_TITLES = [
  'Logistics Manager',
  'Warehouse Manager',
  'Head of Operations',
  'Director of Logistics',
  'Transport Manager',
  'VP Supply Chain',
  'Distribution Center Manager',
  'Supply Chain Manager',
  'Yard Manager',
  'Shipping Manager',
  'Operations Director',
  'Account Executive',
];

/** People of the same seniority at the same companies whose work has nothing to do with docks. */
export const STRANGER_TITLES = [
  'HR Manager',
  'Marketing Manager',
  'Head of People',
  'Director of Marketing',
  'Recruiting Manager',
  'VP Marketing',
  'Legal Counsel',
  'Communications Manager',
  'Content Manager',
  'Training Manager',
  'Creative Director',
  'Account Executive',
];

const SIZES = ['11-50', '51-200', '201-500', '501-1000', '1001-5000'];

/** Invents `count` people, always the same for the same `start`; lists whose starts are far apart share nobody. */
export function inventPeople(count: number, start: number, titles: readonly string[] = TITLES): InventedPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const n = start + index;
    // Steps that share no divisor with the lengths of the lists, so that names and companies mix.
    const firstName = pick(FIRST_NAMES, n * 7);
    const lastName = pick(LAST_NAMES, n * 13 + Math.floor(n / LAST_NAMES.length));
    const [ending, industry] = pick(TRADES, n * 3);
    return {
      firstName,
      lastName,
      company: `${pick(COMPANY_STEMS, n * 11 + Math.floor(n / 8))} ${ending}`,
      title: pick(titles, n * 5),
      companySize: pick(SIZES, n * 2 + Math.floor(n / 5)),
      industry,
      profileUrl: `https://www.linkedin.com/in/${firstName}-${lastName}-sample-${n}`.toLowerCase(),
    };
  });
}

function pick<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
