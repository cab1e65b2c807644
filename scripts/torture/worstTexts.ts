import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { call, fieldOf, launch, signUp, writeFile, type Account } from './client.ts';
import { watchMemory } from './memoryOf.ts';
import { countBy, createFaults, seconds, type Target } from './target.ts';

const CAMPAIGNS = 50;
const LEADS = 100;
/** Launches at the same time, each by its own account with as many leads as a new account may launch. */
const SMALL_LAUNCHES = 3;
const SMALL = 200;
const SMALL_LIMIT_MS = 5000;
/** Time of a small launch alone on an idle machine; a slower machine gets proportionally more. */
const ALONE_MS = 1500;
/** The same with one worker of two killed. */
const KILLED_LIMIT_MS = 15_000;
const GIVE_UP_MS = 60_000;
/** How long the insights of the worst texts are watched; their time has no limit. */
const WATCH_MS = 30_000;
/** The maximum length of a body, nearly. */
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

/** Retries like a client that is asked to; the waiting counts. Returns the milliseconds from the launch to the last lead. */
const timeSmall = async (address: string): Promise<number> => {
  const account = await signUp(address);
  const start = performance.now();
  const passed = () => performance.now() - start;
  let answer = await launch(address, account, { bytes: writeFile(SMALL) });
  while (answer.status === 503 && passed() < GIVE_UP_MS) {
    await wait(500);
    answer = await launch(address, account, { bytes: writeFile(SMALL) });
  }
  if (answer.status !== 201) throw new Error(`a small launch was answered with ${answer.status} ${answer.text.slice(0, 200)}`);
  const campaignId = fieldOf(answer, 'campaignId');
  while ((await readSuccess(address, account, campaignId)) < SMALL && passed() < GIVE_UP_MS) await wait(50);
  return passed();
};

/** Campaigns without a forecast or insights so far. */
const countUnexplained = async (pool: pg.Pool): Promise<number> => {
  const sql = `select count(*) as open from campaigns where finished_at is null or not exists (select from insights where campaign_id = id)`;
  return Number((await pool.query<{ open: string }>(sql)).rows[0]?.open);
};

export const worstTexts: Target = {
  name: 'T26',
  title:
    'an organization launches 50 campaigns of the most expensive texts the limits allow, while others launch 200 ordinary leads each: those are simulated within 5 s, or within 15 s with one of two workers killed',
  run: async ({ startCluster, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 2 });
    const { address } = cluster;
    const busy = await signUp(address, 'Scale');
    const [watched, killed] = cluster.workers;
    const endWatch = watched === undefined ? async () => 0 : watchMemory(watched);
    const aloneMs = await timeSmall(address);
    const slowness = Math.max(1, aloneMs / ALONE_MS);
    const smallMs: number[] = [];
    const launchSmall = async (): Promise<void> => {
      for (let round = 0; round < SMALL_LAUNCHES; round += 1) {
        await wait(1000);
        smallMs.push(await timeSmall(address));
      }
    };
    const launchAll = Array.from({ length: 4 }, async (_, lane) => {
      const statuses: number[] = [];
      for (let campaign = lane; campaign < CAMPAIGNS; campaign += 4) statuses.push(await launchWorst(address, busy, campaign));
      return statuses;
    });
    const [statuses] = await Promise.all([Promise.all(launchAll).then((all) => all.flat()), launchSmall()]);
    const left = await countUnexplained(pool);
    await killed?.end('SIGKILL');
    const killedMs = await timeSmall(address);
    if (killed !== undefined) await cluster.revive(killed);
    const start = performance.now();
    while ((await countUnexplained(pool)) > 0 && performance.now() - start < WATCH_MS) await wait(500);
    const slowest = Math.max(...smallMs);
    check(left > 0, 'nothing waited any more when the small launches ended');
    check(slowest < SMALL_LIMIT_MS * slowness, `a small campaign took ${seconds(slowest)}`);
    check(killedMs < KILLED_LIMIT_MS * slowness, `with a worker killed a small campaign took ${seconds(killedMs)}`);
    check(
      statuses.every((status) => status === 201),
      `launches of the worst texts were answered with ${countBy(statuses)}`,
    );
    return {
      figures: [
        `${statuses.length} campaigns of ${LEADS} leads with 19,900 characters each (${countBy(statuses)}); ${left} waited for their end or their insights when the small ones were done, ${await countUnexplained(pool)} ${seconds(performance.now() - start)} later`,
        `${smallMs.length} campaigns of ${SMALL} leads beside them, from launch to the last lead: ${smallMs.map(seconds).join(', ')}, ${seconds(aloneMs)} alone; with a worker killed ${seconds(killedMs)}; a worker took up to ${(await endWatch()).toFixed(0)} MB`,
      ],
      faults,
    };
  },
};
