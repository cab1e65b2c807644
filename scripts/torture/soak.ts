import { setTimeout as wait } from 'node:timers/promises';
import { call, fieldOf, launch, signUp, waitForEnd, writeFile } from './client.ts';
import { memoryOf } from './memoryOf.ts';
import { countBy, createFaults, percentile, type Target } from './target.ts';

const CLIENTS = 6;
/** How long after a kill answers may be 503 or missing. */
const KILL_WINDOW_MS = 10_000;
const GROWTH_LIMIT = 1.5;

export const soak: Target = {
  name: 'T23',
  title: 'mixed use for minutes, killing each process once: no 5xx outside the kills, steady memory',
  run: async ({ startCluster, random, soakMinutes }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 2 });
    const { address } = cluster;
    const accounts = await Promise.all(Array.from({ length: CLIENTS }, () => signUp(address, 'Scale')));
    const until = performance.now() + soakMinutes * 60_000;
    const answers: { status: number; at: number; ms: number }[] = [];
    const kills: number[] = [];
    const launched: { campaignId: string; account: (typeof accounts)[number] }[] = [];
    const memory: { member: string; mb: number }[][] = [];
    const use = async (account: (typeof accounts)[number]): Promise<void> => {
      const ids: string[] = [];
      while (performance.now() < until) {
        const id = ids.length === 0 ? '' : random.pick(ids);
        const reads = ['/campaign', '/users/me', '/campaign/analytics/', '/billing/subscription'];
        if (id !== '') reads.push(`/campaign/${id}`, `/campaign/${id}/results`, `/campaign/${id}/results/analytics/ranges`);
        const isLaunch = random.next() < 0.05;
        const answer = isLaunch
          ? await launch(address, account, { bytes: writeFile(random.between(1, 400), random.between(0, 5000)) })
          : await call(`${address}${random.pick(reads)}`, { token: account.token });
        answers.push({ status: answer.status, at: performance.now(), ms: answer.ms });
        if (isLaunch && answer.status === 201) {
          ids.push(fieldOf(answer, 'campaignId'));
          launched.push({ campaignId: ids.at(-1) ?? '', account });
        }
        await wait(random.between(20, 120));
      }
    };
    const watch = async (): Promise<void> => {
      while (performance.now() < until) {
        memory.push(
          [...cluster.apis, ...cluster.workers].flatMap((member) => {
            const mb = memoryOf(member);
            return mb === undefined ? [] : [{ member: member.name, mb }];
          }),
        );
        await wait(2000);
      }
    };
    const kill = async (): Promise<void> => {
      const members = [...cluster.workers, ...cluster.apis];
      for (const member of members) {
        await wait((soakMinutes * 60_000 * 0.4) / members.length);
        kills.push(performance.now());
        await member.end('SIGKILL');
        await cluster.revive(member);
      }
    };
    await Promise.all([...accounts.map(use), watch(), kill()]);
    for (const { campaignId, account } of launched) await waitForEnd(address, account, { campaignId, limitMs: 90_000 });
    const isNearKill = (at: number): boolean => kills.some((kill) => at >= kill - 1000 && at <= kill + KILL_WINDOW_MS);
    const isFailure = (status: number): boolean => status === 0 || status >= 500;
    const outside = answers.filter(({ status, at }) => isFailure(status) && !isNearKill(at));
    check(outside.length === 0, `failures outside the kills: ${countBy(outside.map(({ status }) => status))}`);
    // Every process was last killed before 40% of the time, so the second half is one uninterrupted life.
    const meanOf = (samples: typeof memory): number => {
      const all = samples.flat().map(({ mb }) => mb);
      return all.reduce((sum, mb) => sum + mb, 0) / Math.max(1, all.length);
    };
    const settled = memory.slice(Math.floor(memory.length * 0.55));
    const [early, late] = [meanOf(settled.slice(0, Math.ceil(settled.length / 3))), meanOf(settled.slice(-Math.ceil(settled.length / 3)))];
    check(late < early * GROWTH_LIMIT, `memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB per process`);
    return {
      figures: [
        `${soakMinutes} minutes, ${answers.length} answers (${countBy(answers.map(({ status }) => status))}), ${launched.length} campaigns, ${kills.length} kills; failures outside the kills: ${outside.length}`,
        `99% of the answers within ${percentile(
          answers.map(({ ms }) => ms),
          0.99,
        ).toFixed(0)} ms; memory per process after the kills ${early.toFixed(0)} MB, at the end ${late.toFixed(0)} MB`,
      ],
      faults,
    };
  },
};
