import { loadConfig } from '../apps/server/config.ts';
import { startServer } from '../apps/server/main.ts';
import { stopOnSignals } from '../apps/server/operations/stopOnSignals.ts';
import { buildWebIfStale } from './webBuild.ts';

/** `npm start`: the whole product in one process. */
export const runProduct = async (): Promise<void> => {
  try {
    const starting = startServer({ config: loadConfig(), prepare: buildWebIfStale });
    stopOnSignals(async () => (await starting).stop());
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
