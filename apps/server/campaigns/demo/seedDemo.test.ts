import { endpoints } from '@coldcast/contract/endpoints';
import { toOpenCount } from '@coldcast/rules/ratings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { seedDemo } from './seedDemo.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  await Promise.all([seedDemo(test.app), seedDemo(test.app)]);
  const { body } = await test.call(endpoints.getConfig);
  token = (await test.call(endpoints.login, { body: body.demo })).body.token;
}, 150_000);
afterAll(() => test.stop());

const listCampaigns = async () => (await test.call(endpoints.listCampaigns, { token })).body;
const rangesOf = async (campaignId: string) => (await test.call(endpoints.listAnalyticsRanges, { token, params: { campaignId } })).body;

describe('the demo account', () => {
  it('has six completed campaigns, even if two processes seed at once', async () => {
    const list = await listCampaigns();
    expect(list.map(({ campaignName }) => campaignName)).toEqual([
      'Dock slots, one question',
      'Dock slots, wrong people',
      'Gate check-in, four emails',
      'Cold storage, short note',
      'Last chance blast',
      'Feature list to everybody',
    ]);
    for (const { progress } of list) expect(progress.success).toBe(progress.total);
  });

  it('shows a good, a weak, a silent and a small campaign', async () => {
    const [good, , , small, silent, weak] = await Promise.all((await listCampaigns()).map(({ campaignId }) => rangesOf(campaignId)));
    const openPercent = (counts: NonNullable<typeof good>[number] | undefined) => (counts ? (toOpenCount(counts) * 100) / counts.total : 0);
    expect(silent?.[4]?.reply).toBe(0);
    expect(small?.[4]?.total).toBeLessThanOrEqual(50);
    expect(openPercent(small?.[4]) - openPercent(small?.[2])).toBeGreaterThan(25);
    expect(good?.[4]?.reply ?? 0).toBeGreaterThanOrEqual((good?.[4]?.total ?? 0) * 0.05);
    expect(weak?.[4]?.reply ?? 1).toBeLessThan((weak?.[4]?.total ?? 0) * 0.02);
    for (const ranges of [good, small, silent, weak]) expect(ranges?.every(({ expected }) => expected !== null)).toBe(true);
  });

  it('shows what the right people are worth: the same email to as many others gets fewer replies', async () => {
    const [fitting, strangers] = await listCampaigns();
    const rowsOf = async (campaignId: string) => (await test.call(endpoints.listResults, { token, params: { campaignId } })).body;
    const shareOf = async (campaignId: string | undefined, level: string) => {
      const rows = await rowsOf(campaignId ?? '');
      return rows.filter(({ fit }) => fit?.level === level).length / rows.length;
    };
    expect(await shareOf(fitting?.campaignId, 'owner')).toBeGreaterThan(0.6);
    expect(await shareOf(strangers?.campaignId, 'far')).toBeGreaterThan(0.6);
    const replyOf = async (campaignId: string | undefined) => (await rangesOf(campaignId ?? ''))[4]?.expected?.reply ?? 0;
    expect(await replyOf(fitting?.campaignId)).toBeGreaterThan(1.3 * (await replyOf(strangers?.campaignId)));
  });

  it('shows a sequence of four emails whose counts add up', async () => {
    const sequence = (await listCampaigns()).find(({ emails }) => emails === 4);
    const { body } = await test.call(endpoints.listStepResults, { token, params: { campaignId: sequence?.campaignId ?? '' } });
    const [counts] = (await rangesOf(sequence?.campaignId ?? '')).filter(({ mockDeliverability }) => mockDeliverability === '40-50');
    expect(body.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect(body.steps.reduce((sum, { reply }) => sum + reply, 0)).toBe(counts?.reply);
    expect(body.steps[0]).toMatchObject({ stillIn: 240, opened: counts?.openedFirst });
  });

  it('has credits of both kinds left and paid for what it launched', async () => {
    const { body } = await test.call(endpoints.getSubscription, { token });
    expect(body).toMatchObject({ planName: 'Growth', priorityCreditsGranted: 2500 });
    expect(body?.priorityCreditBalance).toBe(2500 - (await listCampaigns()).reduce((sum, { progress }) => sum + progress.total, 0));
  });

  it('has a history of past sends to look at, which it cannot change', async () => {
    const { sends, sender } = (await test.call(endpoints.listSends, { token })).body;
    expect([sends.length, sender?.campaigns]).toEqual([8, 8]);
    const { status, error } = await test.call(endpoints.deleteSend, { token, params: { sendId: sends[0]?.sendId ?? '' } });
    expect([status, error.code]).toEqual([403, 'demo_account']);
  });

  it('cannot delete', async () => {
    const [first] = await listCampaigns();
    const { status, error } = await test.call(endpoints.deleteCampaign, { token, params: { campaignId: first?.campaignId ?? '' } });
    expect([status, error.code]).toEqual([403, 'demo_account']);
  });

  it('stays unchanged when seeded again, and gets new samples on reset', async () => {
    const ids = async () => (await listCampaigns()).map(({ campaignId }) => campaignId);
    const before = await ids();
    await seedDemo(test.app);
    expect(await ids()).toEqual(before);
    await seedDemo(test.app, { reset: true });
    const after = await ids();
    expect(after).toHaveLength(6);
    expect(after).not.toContain(before[0]);
  }, 60_000);
});
