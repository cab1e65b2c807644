import { setTimeout as wait } from 'node:timers/promises';
import { countOf } from '../../packages/rules/countOf.ts';
import { createFaults, seconds, type Target } from './target.ts';
import { prepareThreeCampaigns } from './threeCampaigns.ts';

const ROUNDS = 4;
const KILLS_PER_ROUND = 4;
const RESUME_LIMIT_MS = 45_000;

export const killWorkers: Target = {
  name: 'T1',
  title:
    'kill -9 of workers at random moments while three campaigns of 800 leads run: results identical to an undisturbed run, resumed within 45 s',
  run: async ({ startCluster, random }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 2 });
    const campaigns = await prepareThreeCampaigns(cluster.address);
    let kills = 0;
    let slowestMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await campaigns.launchAll();
      let isDone = false;
      const ended = campaigns.waitForAll(running).finally(() => (isDone = true));
      // A rejection is handled where it is awaited, after the kills.
      ended.catch(() => undefined);
      await wait(random.between(50, 900));
      for (let kill = 0; kill < KILLS_PER_ROUND && !isDone; kill += 1) {
        const worker = random.pick(cluster.workers);
        if (worker.pid() === undefined) continue;
        await worker.end('SIGKILL');
        kills += 1;
        await cluster.revive(worker);
        await wait(random.between(0, 1500));
      }
      const lastKill = performance.now();
      await ended;
      slowestMs = Math.max(slowestMs, performance.now() - lastKill);
      const outcomes = await campaigns.readAll(running);
      outcomes.forEach((outcome, index) =>
        check(outcome === campaigns.expected[index], `round ${round + 1}, campaign ${index + 1} differs from the undisturbed run`),
      );
    }
    check(slowestMs <= RESUME_LIMIT_MS, `resuming took ${seconds(slowestMs)}`);
    const figures = [
      `${ROUNDS} rounds, ${countOf(kills, 'kill')}, ${ROUNDS * 3} campaigns of 800 leads, every result equal`,
      `undisturbed ${seconds(campaigns.undisturbedMs)}; the longest wait after the last kill of a round ${seconds(slowestMs)}`,
    ];
    return { figures, faults };
  },
};
