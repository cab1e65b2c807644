import { explain } from '../packages/simulator/explain.ts';
import type { Lead, LeadInList } from '../packages/simulator/lead.ts';
import { readList } from '../packages/simulator/readList.ts';
import { composeReference } from '../packages/simulator/reference/compose.ts';

/**
 * Prints the processor time, garbage collection included, that a worker needs for both insights of a campaign of 2,000 leads: once with one
 * text for all leads, once with a text for each lead. Processor time leaves out the machine's other work.
 */
const referenceEmails = composeReference();
const LEADS = 2000;
const LIMIT_MS = 2000;
const RUNS = 3;
const TITLES = ['CEO', 'VP Sales', 'Marketing Manager', 'Engineer', 'Head of IT', 'Founder'];
const SIZES = ['12', '300', '9000'];
const INDUSTRIES = ['software', 'recruiting', 'finance'];

function writeList(emailAt: (index: number) => Lead['email']): LeadInList[] {
  const leads = Array.from({ length: LEADS }, (_, index): Lead => ({
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: null,
    firstName: 'Dana',
    company: `Harlow ${index % 900} Freight`,
    title: TITLES[index % TITLES.length] ?? null,
    companySize: SIZES[index % SIZES.length] ?? null,
    industry: INDUSTRIES[(index >> 2) % INDUSTRIES.length] ?? null,
    email: emailAt(index),
  }));
  const contexts = readList(leads);
  return leads.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
}

const emailAt = (index: number): Lead['email'] => {
  const { subject, body } = referenceEmails[index % referenceEmails.length] ?? { subject: '', body: '' };
  return { subject, body };
};

const lists = [
  ['one email for all', writeList((index) => ({ ...emailAt(6), body: `${emailAt(6).body}\n\nP.S. Row ${index} of our list.` }))],
  ['an email for each', writeList((index) => ({ ...emailAt(index), body: `${emailAt(index).body}\n\nP.S. Row ${index} of our list.` }))],
] as const;

for (const [what, leads] of lists) {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    explain({ seed: 'bench', leadCount: LEADS }, leads);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  console.log(
    `${Math.round(best).toString().padStart(6)} ms of ${LIMIT_MS} ms  both insights of ${LEADS.toLocaleString('en')} leads, ${what}`,
  );
  if (best > LIMIT_MS) process.exitCode = 1;
}
