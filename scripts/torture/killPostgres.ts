import { setTimeout as wait } from 'node:timers/promises';
import { call, launch, fieldOf, signUp, writeFile } from './client.ts';
import { countBy, createFaults, percentile, seconds, type Target } from './target.ts';
import { prepareThreeCampaigns } from './threeCampaigns.ts';

const ROUNDS = 3;
const KILLS_PER_ROUND = 3;
const ANSWER_LIMIT_MS = 5000;
const BACK_LIMIT_MS = 5000;

export const killPostgres: Target = {
  name: 'T3',
  title:
    'kill -9 and immediate stop of PostgreSQL, down 0 to 5 s, again during recovery, with two workers: results as in T1, nothing confirmed is lost, 503 within 5 s, back within 5 s',
  run: async ({ startCluster, random, postgres }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 2 });
    const campaigns = await prepareThreeCampaigns(cluster.address);
    const prober = await signUp(cluster.address);
    const answers: { status: number; ms: number; at: number }[] = [];
    const confirmed: string[] = [];
    let isDone = false;
    const probing = (async () => {
      while (!isDone) {
        const { status, ms } = await call(`${cluster.address}/campaign`, { token: prober.token });
        answers.push({ status, ms, at: performance.now() });
        await wait(50);
      }
    })();
    const writing = (async () => {
      const bytes = writeFile(1);
      while (!isDone) {
        const answer = await launch(cluster.address, prober, { bytes });
        if (answer.status === 201) confirmed.push(fieldOf(answer, 'campaignId'));
        await wait(100);
      }
    })();

    const crash = async (): Promise<void> => {
      await postgres.crash(random.pick(['SIGKILL', 'SIGQUIT']));
      await wait(random.between(0, 5000));
      await postgres.restart();
    };
    const backMs: number[] = [];
    let slowestMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await campaigns.launchAll();
      const ended = campaigns.waitForAll(running);
      ended.catch(() => undefined);
      for (let kill = 0; kill < KILLS_PER_ROUND; kill += 1) {
        await wait(random.between(100, 800));
        await crash();
        if (kill === 1) {
          // Again, while it recovers from the previous crash.
          await postgres.crash('SIGKILL');
          const recovering = postgres.restart();
          await wait(random.between(20, 400));
          await postgres.crash('SIGKILL');
          await recovering;
          await postgres.restart();
        }
        const up = performance.now();
        while (!answers.some(({ status, at }) => status === 200 && at > up) && performance.now() - up < 30_000) await wait(20);
        backMs.push(performance.now() - up);
      }
      const lastUp = performance.now();
      await ended;
      slowestMs = Math.max(slowestMs, performance.now() - lastUp);
      (await campaigns.readAll(running)).forEach((outcome, index) =>
        check(outcome === campaigns.expected[index], `round ${round + 1}, campaign ${index + 1} differs from the undisturbed run`),
      );
    }
    isDone = true;
    await Promise.all([probing, writing]);
    for (const campaignId of confirmed) {
      const found = await call(`${cluster.address}/campaign/${campaignId}`, { token: prober.token });
      check(found.status === 200, `campaign ${campaignId} was confirmed and is ${found.status}`);
    }
    const slowestAnswerMs = Math.max(...answers.map(({ ms }) => ms));
    const others = answers.filter(({ status }) => status !== 200 && status !== 503);
    check(others.length === 0, `a read was answered with ${countBy(others.map(({ status }) => status))}`);
    check(slowestAnswerMs <= ANSWER_LIMIT_MS, `an answer took ${seconds(slowestAnswerMs)}`);
    check(Math.max(...backMs) <= BACK_LIMIT_MS, `the product was back ${seconds(Math.max(...backMs))} after the database`);
    check(slowestMs <= 60_000, `a campaign ended ${seconds(slowestMs)} after the last start of the database`);
    const figures = [
      `${ROUNDS * (KILLS_PER_ROUND + 2)} crashes; every result equal; ${confirmed.length} other confirmed launches, none lost`,
      `reads ${countBy(answers.map(({ status }) => status))}; slowest answer ${seconds(slowestAnswerMs)}; back after ${seconds(percentile(backMs, 0.5))} (longest ${seconds(Math.max(...backMs))})`,
      `longest wait for a campaign's end after the last start ${seconds(slowestMs)}`,
    ];
    return { figures, faults };
  },
};
