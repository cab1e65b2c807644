import { isStartedByNpm, loadConfig } from '../apps/server/config.ts';
import { onParentEnd } from '../apps/server/operations/stopOnSignals.ts';
import { toWords } from '../apps/server/operations/toWords.ts';
import { startCluster, type Cluster } from './cluster/startCluster.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { startPostgresServer } from './testing/postgresServer.ts';
import { buildWebIfStale } from './webBuild.ts';

/**
 * `npm run cluster -- [--api 2] [--workers 2]`: runs the product as several processes on one PostgreSQL server. PORT is the shared address
 * in front of the API processes. SIGHUP restarts them one after the other; a process that crashes is started again.
 */
const USAGE = 'Usage: npm run cluster -- [--api 1..16] [--workers 1..16]';
const { values } = readArguments({
  usage: USAGE,
  options: { api: { type: 'string', default: '2' }, workers: { type: 'string', default: '2' } },
});
const [apis, workers] = [Number(values.api), Number(values.workers)];
if (![apis, workers].every((count) => Number.isInteger(count) && count >= 1 && count <= 16)) exitWithMessage(USAGE);

process.once('uncaughtException', (error) => exitWithMessage(toWords(error)));
const { DATABASE_URL, PORT } = loadConfig();
const server = DATABASE_URL === undefined ? await startPostgresServer() : undefined;
const databaseUrl = DATABASE_URL ?? server?.url;
if (databaseUrl === undefined) exitWithMessage('Several processes need a PostgreSQL server: set DATABASE_URL.');
if (server) console.log(`DATABASE_URL is not set: ${server.version} was started for this run; its data is deleted afterward.`);

let cluster: Cluster | undefined;
const stop = async (): Promise<void> => {
  await cluster?.stop();
  await server?.stop();
  process.exit(0);
};
const roll = async (): Promise<void> => {
  const codes = await cluster?.roll();
  if (codes !== undefined) console.log(`restarted, exit codes ${codes.join(' ')}`);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
if (isStartedByNpm()) onParentEnd(() => void stop());
process.on('SIGHUP', () => void roll().catch(console.error));

try {
  await buildWebIfStale();
  const onLine = (member: string, line: string): void => console.log(`${member}: ${line}`);
  cluster = await startCluster({ databaseUrl, apis, workers, port: PORT, onLine, isSupervised: true });
  console.log(`\nColdcast is ready: ${cluster.address}   (${apis} API, ${workers} workers)`);
} catch (error) {
  console.error(toWords(error));
  await server?.stop();
  process.exit(1);
}
