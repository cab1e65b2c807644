import { loadConfig } from '../apps/server/config.ts';
import { startServer } from '../apps/server/main.ts';
import { stopOnSignals } from '../apps/server/operations/stopOnSignals.ts';
import { buildWebIfStale } from './webBuild.ts';

/** A terminal that is gone takes no words. */
const tellStop = (): void => {
  process.stdout.on('error', () => undefined);
  console.log('\nStopping. Running work ends first; press Ctrl-C again to stop at once.');
};

/** `npm start`: the whole product in one process. */
export const runProduct = async (): Promise<void> => {
  try {
    const starting = startServer({ config: loadConfig(), prepare: buildWebIfStale });
    // Started by hand, the program may outlive its shell; started by npm, it ends with it.
    const withParent = process.env.npm_lifecycle_event !== undefined;
    stopOnSignals(async () => (await starting).stop(), { withParent, onStop: tellStop });
    const { address, config, demoSeeded } = await starting;
    console.log(`\nColdcast is ready: ${address}   (${(performance.now() / 1000).toFixed(1)} s)`);
    console.log('Stop it with Ctrl-C.');
    await demoSeeded;
    if (config.DEMO) console.log(`Try the demo:      ${address}/login?demo=true`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
