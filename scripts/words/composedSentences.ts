import { sayVerification } from '../../packages/simulator/edits/sayVerification.ts';
import { readFit } from '../../packages/simulator/fit/readFit.ts';
import { readOffer } from '../../packages/simulator/fit/readOffer.ts';

/** A sentence that the engine composes in code, for several sets of values. */
type ComposedSentence = { place: string; filled: readonly string[] };

const VERIFIED = { verified: true, deltaPoints: 0.4, interval80: [0.1, 0.9] } as const;

const COSTS = '; but spam reports rise from 0.96 to 1.04 in 100 opens';

/** Six results of a simulated edit: clear, small, on few leads, without a visible change, only likely better, and not verified. */
const verifications = [
  { ...VERIFIED, stage: 'reply', lift: 0.28, lift80: [0.04, 0.55], chanceBetter: 0.97, movedLeads: 14, leads: 300 },
  { ...VERIFIED, stage: 'open', lift: 0.02, lift80: [0.01, 0.03], chanceBetter: 0.99, movedLeads: 1, leads: 40 },
  { ...VERIFIED, stage: 'reply', lift: 1.1, lift80: [0.4, 2.02], chanceBetter: 1, movedLeads: 2, leads: 2 },
  { ...VERIFIED, stage: 'open', lift: 0.05, lift80: [0.02, 0.08], chanceBetter: 0.95, movedLeads: 0, leads: 1 },
  { ...VERIFIED, stage: 'reply', lift: 0.07, lift80: [-0.02, 0.18], chanceBetter: 0.84, movedLeads: 3, leads: 260, costs: COSTS },
  { ...VERIFIED, verified: false, stage: 'reply', lift: 0, lift80: [-0.1, 0.09], chanceBetter: 0.5, movedLeads: 5, leads: 80 },
] as const;

const OFFERS = [
  'We run payroll and catch wrong hours in timesheets before the pay run.',
  'We verify dental insurance before each visit to your dental practice.',
  'Our dock scheduling lets carriers book their own slot at your warehouse.',
  'We build websites for law firms and keep them up to date.',
  'We clean offices at night and restock your kitchen.',
  'We test web applications for security holes and write the report for your auditor.',
] as const;

const TITLES = ['HR Director', 'Warehouse Manager', 'Dentist', 'CEO', 'Office Manager', 'IT Manager'] as const;

/** Why an offer fits a lead or not: six job titles for each of six offers. */
const fitReasons = OFFERS.map((text): ComposedSentence => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
  const filled = TITLES.flatMap((title) => readFit(offer, { title, companySize: null, industry: null })?.reason ?? []);
  return { place: `fit, ${text}`, filled: filled.filter((reason) => reason !== '') };
});

/** Sentences that have no template: how an edit was verified, and why an offer fits a lead. */
export const COMPOSED_SENTENCES: readonly ComposedSentence[] = [
  { place: 'verification of an edit', filled: verifications.map(sayVerification) },
  ...fitReasons,
];
