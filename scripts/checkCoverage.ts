import { measureCoverage, readTexts } from '../packages/simulator/sender/testing/simulateSenders.ts';

/**
 * Prints how often the 80% band for a sender's next campaign contains its true rate: simulated senders with an unknown bucket, 100 to 2,000
 * sends per campaign.
 */

const SENDERS = 1600;
const CAMPAIGNS = [3, 6, 12, 24];
const SPREADS = [null, 0.2, 0.35, 0.53];
const OPEN_SPREADS = [0.1, 0.25, 0.5];

const asked = Number(process.argv[2] ?? SENDERS);
const senders = Number.isInteger(asked) && asked > 0 ? asked : SENDERS;

const texts = readTexts(24);
process.stdout.write(`Share of next campaigns whose true reply rate fell inside the 80% range; ${senders} simulated senders per cell.\n`);
process.stdout.write('In parentheses: the upper end divided by the lower, on average.\n\n');
process.stdout.write(
  `| Spread of the sender's campaigns | ${CAMPAIGNS.map((count) => `after ${count}`).join(' | ')} |\n|---|${'---|'.repeat(CAMPAIGNS.length)}\n`,
);

function printRow(name: string, spread: number | null, openSpread: number | null): void {
  const cells = CAMPAIGNS.map((campaigns) => {
    const seed = `coverage ${campaigns} ${spread}`;
    const { covered, meanLogWidth } = measureCoverage(texts, { campaigns, spread, openSpread, senders, seed });
    return `${((100 * covered) / senders).toFixed(1)}% (x${Math.exp(meanLogWidth).toFixed(1)})`;
  });
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
}

for (const spread of SPREADS) printRow(spread === null ? 'drawn from its prior' : String(spread), spread, null);
for (const openSpread of OPEN_SPREADS) printRow(`drawn from its prior, opens tracked, which differ by ${openSpread}`, null, openSpread);
