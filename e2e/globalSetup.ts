import { endpoints } from '@coldcast/contract/endpoints';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { request, type FullConfig } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_PORT } from './fixtures/ports.ts';

const SAMPLES = 6;
const LIMIT_MS = 300_000;

/**
 * Waits until the server has created the sample campaigns of the demo account. After its start it is busy with them,
 * and the first pages would wait for it.
 */
export default async function untilDemoReady(_config: FullConfig): Promise<void> {
  const api = await request.newContext({ baseURL: `http://127.0.0.1:${PRODUCT_PORT}` });
  const { demo } = endpoints.getConfig.answer.parse(await (await api.get(endpoints.getConfig.path)).json());
  if (demo === null) throw new Error('the server has no demo account');
  const { token } = endpoints.login.answer.parse(await (await api.post(endpoints.login.path, { data: demo })).json());
  const headers = { 'x-api-key': token };
  const isReady = async (): Promise<boolean> => {
    const listed = await api.get(endpoints.listCampaigns.path, { headers });
    const campaigns = listed.ok() ? endpoints.listCampaigns.answer.parse(await listed.json()) : [];
    if (campaigns.length < SAMPLES || !campaigns.every(({ progress }) => isCompleted(progress))) return false;
    for (const { campaignId } of campaigns) {
      const path = endpoints.listAnalyticsRanges.path.replace(':campaignId', campaignId);
      const ranges = await api.get(path, { headers });
      if (!ranges.ok() || endpoints.listAnalyticsRanges.answer.parse(await ranges.json()).some(({ expected }) => expected === null))
        return false;
    }
    return true;
  };
  const until = Date.now() + LIMIT_MS;
  while (!(await isReady())) {
    if (Date.now() > until) throw new Error(`the demo account has no ${SAMPLES} finished campaigns after ${LIMIT_MS / 1000} s`);
    await wait(500);
  }
  await api.dispose();
}
