import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { forecast } from '../packages/simulator/forecast.ts';
import type { readList } from '../packages/simulator/readList.ts';
import type { twentyEmails } from '../packages/simulator/testing/twentyEmails.ts';
import type { listTypicalLeads } from '../packages/simulator/typicalList.ts';

/**
 * Compares the expected rates of all test emails at every bucket between two checkouts: `node bench/compareRates.ts BEFORE AFTER`. Exits
 * with 1 if a rate differs by more than 1e-9. Rates are published with nine decimals, so rounding alone may change the last one by one
 * unit.
 */
type Engine = {
  forecast: typeof forecast;
  listTypicalLeads: typeof listTypicalLeads;
  readList: typeof readList;
  twentyEmails: typeof twentyEmails;
};

const LARGEST = 1e-9 + 1e-15;

async function loadEngine(checkout: string): Promise<Engine> {
  const load = (file: string) => import(pathToFileURL(join(resolve(checkout), 'packages/simulator', file)).href);
  const parts = await Promise.all(['forecast.ts', 'typicalList.ts', 'readList.ts', 'testing/twentyEmails.ts'].map(load));
  return Object.assign({}, ...parts);
}

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) throw new Error('Usage: node bench/compareRates.ts BEFORE AFTER');
const [first, second] = await Promise.all([loadEngine(before), loadEngine(after)]);

/** Expected rates of one email for the typical list: ten buckets by eleven rates. */
function ratesOf(engine: Engine, email: { subject: string; body: string }): number[] {
  const leads = engine.listTypicalLeads().map((lead) => ({ ...lead, email }));
  const contexts = engine.readList(leads);
  const list = leads.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
  const found = engine.forecast({ seed: 'compare', leadCount: list.length }, list, { draws: { first: 0, count: 2 } });
  return found.flatMap(({ expected }) => Object.values(expected));
}

let [largest, compared] = [0, 0];
for (const email of first.twentyEmails) {
  const [one, other] = [ratesOf(first, email), ratesOf(second, email)];
  if (one.length !== other.length) throw new Error('The two checkouts give different numbers of rates.');
  one.forEach((rate, index) => {
    largest = Math.max(largest, Math.abs(rate - (other[index] ?? Number.NaN)));
    compared += 1;
  });
}
console.log(`${first.twentyEmails.length} emails, ${compared} rates compared; largest difference ${largest.toExponential(2)}`);
process.exitCode = largest <= LARGEST ? 0 : 1;
