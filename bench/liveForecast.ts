import { performance } from 'node:perf_hooks';
import { forecast } from '../packages/simulator/forecast.ts';
import type { LeadInList } from '../packages/simulator/lead.ts';
import { readListOffer } from '../packages/simulator/listOffer.ts';
import { readList } from '../packages/simulator/readList.ts';

/**
 * Prints how long the live forecast of a draft takes on a list of 200 leads with titles: reading the offer, and computing the rates at one
 * bucket with their intervals. Each run has a different email, as when a user types. The first run also loads the tables.
 * Usage: node bench/liveForecast.ts
 */
const LEADS = 200;
const RUNS = 15;
const TITLES = [
  'Logistics Manager',
  'Yard Manager',
  'HR Manager',
  'Legal Counsel',
  'Creative Director',
  'Head of Operations',
  'CFO',
  'Nurse',
];

function listLeads(run: number): LeadInList[] {
  const body = (name: string) =>
    `Hi ${name},\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers ${run + 2} fewer calls a day.\n\nWorth a look?\n\nIngrid`;
  const leads = Array.from({ length: LEADS }, (_, index) => ({
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: `Marta${index} Lind`,
    firstName: `Marta${index}`,
    company: `Company ${index}`,
    title: TITLES[index % TITLES.length] ?? null,
    companySize: null,
    industry: null,
    email: { subject: 'a question about your yard', body: body(`Marta${index}`) },
  }));
  const contexts = readList(leads);
  return leads.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
}

const times = Array.from({ length: RUNS }, (_, run) => {
  const leads = listLeads(run);
  const start = performance.now();
  forecast({ seed: '', leadCount: LEADS, ...readListOffer(leads) }, leads, { buckets: [4] });
  return performance.now() - start;
});
const [first = 0, ...rest] = times;
const sorted = rest.toSorted((one, other) => one - other);
console.log(
  `live forecast of ${LEADS} leads: first ${first.toFixed(0)} ms, then best ${(sorted[0] ?? 0).toFixed(0)} ms, median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms`,
);
