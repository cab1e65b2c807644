import { toComplaintBudget } from '../packages/rules/complaintBudget.ts';
import { DEFAULT_COMPLAINT_PRICES, netInterest } from '../packages/rules/complaintPrices.ts';
import { planRated } from '../packages/simulator/audience/planAudience.ts';
import { rateList, readAudience } from '../packages/simulator/audience/ratedList.ts';
import { buildAudience } from '../packages/simulator/testing/audienceList.ts';

/** Measures "Who to send to" on a long list. Usage: node bench/audience.ts */
const LEADS = 2000;
const LIMIT_MS = 300;
const RUNS = 5;

const { campaign, leads } = buildAudience(LEADS);
const netOf = (rates: Parameters<typeof netInterest>[0]) => netInterest(rates, DEFAULT_COMPLAINT_PRICES);
const options = { bucket: 4, netOf, budget: toComplaintBudget(LEADS) };

/** The processor time of the fastest of several runs, in milliseconds, which leaves out most of the machine's other work. */
function bestOf<Made>(make: () => Made): { ms: number; made: Made } {
  let [ms, made] = [Number.POSITIVE_INFINITY, make()];
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    made = make();
    const { user, system } = process.cpuUsage(start);
    ms = Math.min(ms, (user + system) / 1000);
  }
  return { ms, made };
}

const read = bestOf(() => readAudience(campaign, leads));
const rated = bestOf(() => rateList(read.made, 4));
const planned = bestOf(() => planRated(campaign, rated.made, options));
const computed = rated.ms + planned.ms;
console.log(`${rated.made.groups.length} kinds of leads among ${LEADS}, ${planned.made.curve.length} cuts`);
console.log(`${Math.round(read.ms).toString().padStart(6)} ms            reading of ${LEADS} emails and leads, once for a list`);
console.log(`${Math.round(rated.ms).toString().padStart(6)} ms            expected rates in all parameter draws, once for a bucket`);
console.log(`${Math.round(planned.ms).toString().padStart(6)} ms            groups, curve, chances and replies, for each price`);
console.log(`${Math.round(computed).toString().padStart(6)} ms of ${LIMIT_MS} ms  the last two, what a change of bucket takes`);
if (computed > LIMIT_MS) process.exitCode = 1;
