import { setTimeout as wait } from 'node:timers/promises';
import { call, fieldOf, launch, signUp, writeFile, type Account } from './client.ts';
import { watchMemory } from './memoryOf.ts';
import { countBy, createFaults, seconds, type Target } from './target.ts';

const CAMPAIGNS = 50;
const LEADS = 100;
const SMALL = 200;
const SMALL_LIMIT_MS = 5000;
const WAIT_LIMIT_MS = 120_000;
/** The longest body that is allowed. */
const LENGTH = 19_900;
const PIECES = [
  '{{a ',
  '<a href=',
  'are you open to a call? bit.ly/a 100% free!! ',
  '\n a',
  'We chase open invoices for carriers and write a report. ',
];

const writeWorst = (campaign: number): Uint8Array<ArrayBuffer> => {
  const piece = PIECES[campaign % PIECES.length] ?? '';
  const body = piece
    .repeat(Math.ceil(LENGTH / piece.length))
    .slice(0, LENGTH)
    .replaceAll('"', "'");
  const rows = Array.from({ length: LEADS }, (_, lead) => `"${lead} ${body}",slots,https://www.linkedin.com/in/worst-${campaign}-${lead}`);
  return new TextEncoder().encode(['email_body_1,subject_line,personal_linkedin_url', ...rows].join('\n'));
};

const readSuccess = async (address: string, { token }: Account, campaignId: string): Promise<number> =>
  Number(fieldOf(await call(`${address}/campaign/${campaignId}/results/status`, { token }), 'success'));

const launchWorst = async (address: string, account: Account, campaign: number): Promise<number> => {
  for (let round = 0; round < 60; round += 1) {
    const { status } = await launch(address, account, { bytes: writeWorst(campaign) });
    if (status === 201 || (status !== 503 && status !== 409)) return status;
    await wait(500);
  }
  return 409;
};

/** As a client that comes back when it is asked to; the waiting counts. */
const launchUntilTaken = async (address: string, account: Account, index: number): Promise<string> => {
  for (;;) {
    const answer = await launch(address, account, { bytes: writeFile(SMALL / 4, index * SMALL) });
    if (answer.status === 201) return fieldOf(answer, 'campaignId');
    if (answer.status !== 503) throw new Error(`a small launch was answered with ${answer.status} ${answer.text.slice(0, 200)}`);
    await wait(500);
  }
};

export const worstTexts: Target = {
  name: 'T26',
  title:
    'an organisation launches 50 campaigns of the most expensive texts that the limits allow, another four times 50 ordinary leads: each is simulated within 5 s',
  run: async ({ startCluster, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 2 });
    const { address } = cluster;
    const [busy, small] = [await signUp(address, 'Scale'), await signUp(address)];
    const [worker] = cluster.workers;
    const endWatch = worker === undefined ? async () => 0 : watchMemory(worker);
    const launching = Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        const statuses: number[] = [];
        for (let campaign = lane; campaign < CAMPAIGNS; campaign += 4) statuses.push(await launchWorst(address, busy, campaign));
        return statuses;
      }),
    );
    const smallMs: number[] = [];
    let isLaunching = true;
    const others = (async () => {
      while (isLaunching || smallMs.length < 3) {
        const start = performance.now();
        const id = await launchUntilTaken(address, small, smallMs.length);
        while ((await readSuccess(address, small, id)) < SMALL / 4 && performance.now() - start < WAIT_LIMIT_MS) await wait(50);
        smallMs.push(performance.now() - start);
        await wait(1000);
        if (smallMs.length === 4) return;
      }
    })();
    const [statuses] = await Promise.all([launching.then((all) => all.flat()).finally(() => (isLaunching = false)), others]);
    const start = performance.now();
    const open = async () =>
      Number(
        (
          await pool.query<{ open: string }>(
            `select count(*) as open from campaigns where finished_at is null or not exists (select from insights where campaign_id = id)`,
          )
        ).rows[0]?.open,
      );
    while ((await open()) > 0 && performance.now() - start < WAIT_LIMIT_MS) await wait(500);
    const slowest = Math.max(...smallMs);
    check(slowest < SMALL_LIMIT_MS, `a small campaign took ${seconds(slowest)}`);
    check(
      statuses.every((status) => status === 201),
      `launches of the worst texts were answered with ${countBy(statuses)}`,
    );
    return {
      figures: [
        `${statuses.length} campaigns of ${LEADS} leads with 19,900 characters each (${countBy(statuses)}); everything explained ${seconds(performance.now() - start)} after the last launch, ${await open()} left`,
        `${smallMs.length} campaigns of ${SMALL / 4} leads beside them, from launch to the last lead: ${smallMs.map(seconds).join(', ')}; a worker took up to ${(await endWatch()).toFixed(0)} MB`,
      ],
      faults,
    };
  },
};
