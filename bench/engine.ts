import { performance } from 'node:perf_hooks';
import { drawOutcome, seedLanes } from '../packages/simulator/drawOutcome.ts';
import { keyedUniform } from '../packages/simulator/draws.ts';
import { forecastColumns } from '../packages/simulator/forecast.ts';
import type { LeadInList } from '../packages/simulator/lead.ts';
import { MODEL } from '../packages/simulator/model/model.ts';
import { predict } from '../packages/simulator/model/predictors.ts';
import { readLead } from '../packages/simulator/model/readLead.ts';
import { readEmail } from '../packages/simulator/reading/readEmail.ts';
import { composeReference } from '../packages/simulator/reference/compose.ts';
import { toReferenceLead } from '../packages/simulator/reference/reference.ts';

const OUTCOMES = 100_000;
const FORECAST_LEADS = 10_000;
const READINGS = 2000;
const RUNS = 5;

/** The fastest of several runs, in milliseconds, which leaves out most of the machine's other work. */
function bestOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const reference: LeadInList[] = composeReference().map((email, index) => ({
  ...toReferenceLead(email, index),
  context: { contactsAtCompany: 1, ownWords: email.ownWords },
}));
const referenceAt = (index: number): LeadInList => {
  const lead = reference[index % reference.length];
  if (lead === undefined) throw new Error('There is no reference email.');
  return lead;
};
const columns = reference.map((lead) => readLead({ seed: 'bench', leadCount: FORECAST_LEADS }, lead).columns);
const columnsAt = (index: number): Float64Array => columns[index % columns.length] ?? new Float64Array();

// All leads differ, so that grouping equal leads cannot make this fast.
const different = Array.from({ length: FORECAST_LEADS }, (_, index) =>
  columnsAt(index).map((value, column) => value + 1e-3 * keyedUniform('bench', String(index), String(column))),
);
const emails = Array.from({ length: READINGS }, (_, index) => {
  const lead = referenceAt(index);
  return { ...lead, email: { subject: `${lead.email.subject} ${index}`, body: `${lead.email.body}\n\nNote ${index} of ${READINGS}.` } };
});

const seed = seedLanes('bench');
const outcomesMs = bestOf(() => {
  for (let index = 0; index < OUTCOMES; index += 1) {
    drawOutcome(seed, { leadKey: `lead-${index}`, predictors: predict(columnsAt(index), MODEL.weights) }, MODEL.constants);
  }
});
const forecastMs = bestOf(() => forecastColumns(different));
const readingMs = bestOf(() => {
  for (const lead of emails) readEmail(lead, lead.context);
});

const lines = [
  ['outcomes of 100,000 leads', outcomesMs, 1000],
  ['expected rates with intervals of 10,000 different leads x 10 buckets, 300 draws', forecastMs, 5000],
  ['reading of 2,000 different emails', readingMs, 400],
] as const;
for (const [what, milliseconds, limit] of lines)
  console.log(`${Math.round(milliseconds).toString().padStart(6)} ms of ${limit} ms  ${what}`);
if (lines.some(([, milliseconds, limit]) => milliseconds > limit)) process.exitCode = 1;
