import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { forecastInSlices } from '../packages/simulator/forecast.ts';
import type { FollowUp, LeadInList } from '../packages/simulator/lead.ts';
import { readList } from '../packages/simulator/readList.ts';
import { REFERENCE_BUCKET } from '../packages/simulator/outcome.ts';
import { composeFollowUps } from '../packages/simulator/reference/followUps.ts';
import { simulateLeads } from '../packages/simulator/simulateLeads.ts';

/**
 * How long the drawer waits after a keystroke in one of five emails, compared with a single email. Measured with nothing else on the
 * thread, as in a worker.
 */
const [LEADS, FOLLOW_UPS, CHANGES] = [200, 4, 15];
const LAUNCHED = 2000;
const TITLES = ['CEO', 'Head of Finance', 'VP Sales', 'Marketing Manager', 'Warehouse Manager', 'Buyer', 'Owner', 'Engineer'];

const followUpsOf = (name: string, count: number, last: string): FollowUp[] => {
  const neutral = composeFollowUps(name);
  return Array.from({ length: count }, (_, index) => {
    const followUp = neutral[(index * 6) % neutral.length] ?? { subject: '', body: 'Any thoughts?', waitDays: 3 };
    return index === count - 1 ? { ...followUp, body: `${followUp.body}\n${last}` } : followUp;
  });
};

/** A plausible name, different for each index. */
const nameOf = (index: number): string =>
  `Dan${[index, Math.floor(index / 26), Math.floor(index / 676)].map((place) => String.fromCharCode(97 + (place % 26))).join('')}`;

/**
 * Leads whose texts all differ, as in the drawer after a change of the last email. Without follow-ups, the change is in the first email.
 */
function buildLeads(count: number, followUps: number, change: string): LeadInList[] {
  const leads = Array.from({ length: count }, (_, index) => {
    const name = nameOf(index);
    const body = `Hi ${name},\n\nMost carriers at companies like Company ${index} wait more than six weeks for payment. We chase open invoices and send a report every Friday.\n\nWould it make sense to see what that looks like?${followUps === 0 ? ` ${change}` : ''}\n\nBest,\nRuth`;
    const lead = { leadKey: `lead-${index}`, slug: `lead-${index}`, name: null, firstName: name, company: `Company ${index}` };
    return {
      ...lead,
      title: TITLES[index % TITLES.length] ?? null,
      companySize: null,
      industry: null,
      email: { subject: `Late invoices at Company ${index}`, body },
      ...(followUps > 0 && { followUps: followUpsOf(name, followUps, change) }),
    };
  });
  const contexts = readList(leads);
  return leads.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
}

const campaign = { seed: 'bench', leadCount: LEADS };

function forecastOnce(leads: readonly LeadInList[]): void {
  const work = forecastInSlices(campaign, leads, { buckets: [REFERENCE_BUCKET] });
  let step = work.next();
  while (!step.done) step = work.next();
}

/** Milliseconds after each change, in ascending order. The very first reading is not counted. */
function timeChanges(followUps: number): number[] {
  forecastOnce(buildLeads(LEADS, followUps, 'first'));
  return Array.from({ length: CHANGES }, (_, change) => {
    const leads = buildLeads(LEADS, followUps, `change ${change}`);
    const start = performance.now();
    forecastOnce(leads);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
}

/** Milliseconds to simulate a launch whose emails have not been read before. */
function timeLaunch(followUps: number): number {
  const leads = buildLeads(LAUNCHED, followUps, 'launch');
  const start = performance.now();
  simulateLeads({ ...campaign, leadCount: LAUNCHED }, leads);
  return performance.now() - start;
}

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8);

function tell(): string {
  const [one, five] = [timeChanges(0), timeChanges(FOLLOW_UPS)];
  const [launchOfOne, launchOfFive] = [timeLaunch(0), timeLaunch(FOLLOW_UPS)];
  return [
    `forecast after a change, ${LEADS} different leads, one bucket, in a worker (best, middle of ${CHANGES})`,
    `  one email                    ${ms(one[0] ?? Number.NaN)} ${ms(middleOf(one))}`,
    `  one of five emails           ${ms(five[0] ?? Number.NaN)} ${ms(middleOf(five))}   aim: under 150 ms`,
    `simulating ${LAUNCHED} leads, every text read for the first time`,
    `  one email each               ${ms(launchOfOne)}`,
    `  five emails each             ${ms(launchOfFive)}   ${(launchOfFive / launchOfOne).toFixed(2)} times`,
  ].join('\n');
}

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.on('message', (text) => console.log(text));
} else parentPort?.postMessage(tell());
