import { join } from 'node:path';
import { toWords } from '../apps/server/operations/toWords.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { startPostgresServer } from './testing/postgresServer.ts';
import { runTarget } from './torture/runTarget.ts';
import { TARGETS } from './torture/targets.ts';
import { writeReport, type Result } from './torture/writeReport.ts';

/**
 * `npm run torture -- [--only T1,T4] [--seed 1] [--soak-minutes 2] [--port 4700] [--log FILE] [--write]`: crashes, load and invalid input
 * against processes on a temporary PostgreSQL, all on loopback. `--write` puts the figures of a complete run into docs/reliability.md.
 */
const USAGE = `Usage: npm run torture -- [--only ${TARGETS.map(({ name }) => name).join(',')}] [--seed 1] [--soak-minutes 2] [--port 4700] [--log FILE] [--write]`;
const { values } = readArguments({
  usage: USAGE,
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'soak-minutes': { type: 'string', default: '2' },
    log: { type: 'string' },
    port: { type: 'string', default: '4700' },
    write: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',');
const targets = TARGETS.filter(({ name }) => names === undefined || names.includes(name));
const [seed, port, soakMinutes] = [Number(values.seed), Number(values.port), Number(values['soak-minutes'])];
if (targets.length === 0 || !Number.isInteger(seed) || !Number.isInteger(port) || !(soakMinutes > 0)) exitWithMessage(USAGE);
if (values.write && names !== undefined) exitWithMessage('--write needs a whole run.');

process.once('uncaughtException', (error) => exitWithMessage(toWords(error)));
const postgres = await startPostgresServer();
if (postgres === null) exitWithMessage('No PostgreSQL server is installed here, and the built-in one does not run on this machine.');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const results: Result[] = [];
try {
  for (const target of targets) {
    console.log(`\n${target.name}: ${target.title}`);
    const result = { target, ...(await runTarget(target, { postgres, port, seed, soakMinutes, logFile: values.log })) };
    results.push(result);
    for (const figure of result.figures) console.log(`  ${figure}`);
    for (const fault of result.faults) console.log(`  DOES NOT HOLD: ${fault}`);
    console.log(`  ${result.faults.length === 0 ? 'holds' : 'does not hold'} (${(result.tookMs / 1000).toFixed(0)} s)`);
  }
} finally {
  await postgres.stop();
}
if (values.write) {
  const command = `npm run torture -- --seed ${seed} --soak-minutes ${soakMinutes} --write`;
  writeReport(join(import.meta.dirname, '../docs/reliability.md'), { command, seed, database: postgres.version, results });
}
const failed = results.filter(({ faults }) => faults.length > 0);
console.log(`\n${results.length - failed.length} of ${results.length} targets hold.`);
if (failed.length > 0) process.exitCode = 1;
