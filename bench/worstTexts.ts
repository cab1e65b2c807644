import { performance } from 'node:perf_hooks';
import type { LeadInList } from '../packages/simulator/lead.ts';
import { forecast } from '../packages/simulator/forecast.ts';
import { readListOffer } from '../packages/simulator/listOffer.ts';
import { readCampaign } from '../packages/simulator/readCampaign.ts';
import { readEmail } from '../packages/simulator/reading/readEmail.ts';

/**
 * Prints how long the worst drafts take: read once (the stated time is 3 ms for an ordinary draft), and read completely with offer, kind
 * and a forecast at one bucket.
 * Usage: node bench/worstTexts.ts
 */
const LONGEST = 20_000;
const RUNS = 3;
const fill = (piece: string): string => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);

const TEXTS: readonly (readonly [name: string, body: string])[] = [
  ['an ordinary email', 'Hi Ann,\n\nWe plan tours for carriers, so that nobody drives twice.\n\nWorth a look?\n\nTom'],
  ['10,000 sentences of one word', 'A. '.repeat(10_000)],
  ['10,000 questions of one word', 'Why? '.repeat(10_000)],
  ['English prose', fill('We plan the tours of your drivers, so that nobody drives twice and nobody waits. ')],
  ['no end of a sentence', fill('it ')],
  ['one endless sentence', fill('and we repair pallets ')],
  ['code', fill('const a = (b) => { return b ? "c" : `d${e}`; };\n')],
  ['markup', fill('<div class="a"><a href="https://x.example">y</a></div>')],
  ['binary as text', Array.from({ length: LONGEST }, (_, index) => String.fromCharCode((index * 7919) % 256)).join('')],
  ['Arabic', fill('\u0646\u062D\u0646 \u0646\u062E\u0637\u0637 \u0627\u0644\u0637\u0631\u0642. ')],
  ['Chinese', fill('\u6211\u4EEC\u8BA1\u5212\u8DEF\u7EBF\u3002')],
  ['emoji', fill('\u{1F525}')],
  ['one word', 'a'.repeat(LONGEST)],
  ['braces', fill('{{a ')],
  ['surrogate halves', '\uD800'.repeat(LONGEST)],
];

const leadOf = (body: string): LeadInList => ({
  leadKey: 'ann',
  slug: 'ann',
  name: 'Ann Lee',
  firstName: 'Ann',
  company: null,
  title: 'Logistics Manager',
  companySize: null,
  industry: null,
  email: { subject: 'tours', body },
  context: { contactsAtCompany: 1, ownWords: [] },
});

function bestOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

console.log('text                              characters   read once ms   whole draft ms');
for (const [name, body] of TEXTS) {
  const lead = leadOf(body);
  const once = bestOf(() => readEmail(lead, lead.context));
  const whole = bestOf(() => {
    const campaign = { seed: 'worst', leadCount: 1, ...readListOffer([lead]) };
    readCampaign(campaign, [lead]);
    forecast(campaign, [lead], { buckets: [4] });
  });
  console.log(`${name.padEnd(34)}${String(body.length).padStart(9)}${once.toFixed(1).padStart(15)}${whole.toFixed(1).padStart(17)}`);
}
