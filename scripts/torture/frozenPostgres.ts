import { setTimeout as wait } from 'node:timers/promises';
import { call, fieldOf, launch, signUp, waitForEnd, writeFile } from './client.ts';
import { countBy, createFaults, seconds, type Target } from './target.ts';

const FROZEN_MS = 20_000;
/** Five seconds, plus the time for the answer itself. */
const ANSWER_LIMIT_MS = 5500;
const BACK_LIMIT_MS = 5000;

export const frozenPostgres: Target = {
  name: 'T28',
  title:
    'every PostgreSQL process frozen for 20 s during reads and launches: 503 within 5 s, the probe reports it, nothing is lost, no restart needed',
  run: async ({ startCluster, postgres }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1 });
    const { address } = cluster;
    const account = await signUp(address, 'Scale');
    const reads: { status: number; ms: number }[] = [];
    const launches: { status: number; ms: number }[] = [];
    const probes: { status: number; text: string; ms: number }[] = [];
    const confirmed: string[] = [];
    let isDone = false;
    const during = async (work: () => Promise<void>): Promise<void> => {
      while (!isDone) {
        await work();
        await wait(100);
      }
    };
    const reading = Array.from({ length: 15 }, () =>
      during(async () => void reads.push(await call(`${address}/campaign`, { token: account.token }))),
    );
    const probing = during(async () => void probes.push(await call(`http://127.0.0.1:${cluster.apis[0]?.port}/health/ready`)));
    const writing = during(async () => {
      const answer = await launch(address, account, { bytes: writeFile(1) });
      launches.push(answer);
      if (answer.status === 201) confirmed.push(fieldOf(answer, 'campaignId'));
      await wait(400);
    });
    await wait(1000);
    postgres.freeze();
    await wait(FROZEN_MS);
    postgres.thaw();
    const thawed = performance.now();
    while ((await call(`${address}/campaign`, { token: account.token })).status !== 200 && performance.now() - thawed < 60_000)
      await wait(50);
    const backMs = performance.now() - thawed;
    await wait(2000);
    isDone = true;
    await Promise.all([...reading, probing, writing]);
    for (const campaignId of confirmed) await waitForEnd(address, account, { campaignId, limitMs: 60_000 });
    for (const [what, answers] of Object.entries({ reads, launches, probes })) {
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      check(slowest < ANSWER_LIMIT_MS, `${what}: the slowest answer took ${seconds(slowest)}`);
      const odd = answers.filter(({ status }) => ![200, 201, 409, 503].includes(status));
      check(odd.length === 0, `${what} were answered with ${countBy(odd.map(({ status }) => status))}`);
    }
    check(backMs < BACK_LIMIT_MS, `back after ${seconds(backMs)}`);
    check(
      probes.some(({ status }) => status === 503),
      'the probe said nothing',
    );
    const slowestOf = (answers: readonly { ms: number }[]) => seconds(Math.max(...answers.map(({ ms }) => ms)));
    return {
      figures: [
        `reads ${countBy(reads.map(({ status }) => status))}, slowest ${slowestOf(reads)}; launches ${countBy(launches.map(({ status }) => status))}, slowest ${slowestOf(launches)}; /health/ready ${countBy(probes.map(({ status }) => status))}, slowest ${slowestOf(probes)}`,
        `back ${seconds(backMs)} after the thaw; ${confirmed.length} confirmed launches, every one ended`,
      ],
      faults,
    };
  },
};
