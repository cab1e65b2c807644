import { setTimeout as wait } from 'node:timers/promises';
import { isStartedByNpm, loadConfig } from '../apps/server/config.ts';
import { startServer, stopStarting } from '../apps/server/main.ts';
import { createLogger, openStandardLog } from '../apps/server/operations/createLogger.ts';
import { holdLines } from '../apps/server/operations/holdLines.ts';
import { stopOnSignals } from '../apps/server/operations/stopOnSignals.ts';
import { toWords } from '../apps/server/operations/toWords.ts';
import { tellStop } from './operations/tellStop.ts';
import { buildWebIfStale } from './webBuild.ts';

/** How long a slow database may hold the log back. */
const HOLD_LIMIT_MS = 20_000;

/** `npm start`: the whole product in one process. */
export const runProduct = async (): Promise<void> => {
  const stopping = new AbortController();
  try {
    const config = loadConfig();
    const lines = holdLines(openStandardLog());
    process.once('exit', lines.release);
    const starting = startServer({ config, prepare: buildWebIfStale, log: createLogger(config.LOG_LEVEL, lines), stopping });
    // Started by hand, the program may outlive its shell; started by npm, it ends with npm.
    const withParent = isStartedByNpm();
    stopOnSignals(() => stopStarting(starting, stopping), { withParent, onStop: tellStop });
    const { address, demoSeeded } = await starting;
    // Log lines written while the demo gets its samples appear after the messages for people.
    lines.hold();
    console.log(`\nColdcast is ready: ${address}   (${(performance.now() / 1000).toFixed(1)} s)`);
    console.log('Stop it with Ctrl-C.');
    await Promise.race([demoSeeded, wait(HOLD_LIMIT_MS, undefined, { ref: false })]);
    if (config.DEMO && !stopping.signal.aborted) console.log(`Try the demo:      ${address}/login?demo=true`);
    lines.release();
  } catch (error) {
    // The user who stopped it sees the process end.
    if (stopping.signal.aborted) return;
    console.error(toWords(error));
    process.exit(1);
  }
};
