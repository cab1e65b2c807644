import { endpoints } from '@coldcast/contract/endpoints';
import type { Config } from '../../../config.ts';
import type { ModelServer } from '../../../language/testing/modelServer.ts';
import { createAccount, type TestAccount } from '../../../testing/createAccount.ts';
import type { TestApp } from '../../../testing/startTestApp.ts';
import { launchFile, usePlan as putOnPlan } from '../../testing/launchFile.ts';

/** Settings that point to a local model. */
export const toModelSettings = (server: ModelServer, overrides: Partial<Config> = {}): Partial<Config> => ({
  SIGNUPS_PER_HOUR: 1000,
  ALLOW_INTERNAL_ADDRESSES: true,
  LANGUAGE_PROVIDER: 'openai-compatible',
  LANGUAGE_MODEL: 'local',
  LANGUAGE_URL: `${server.origin}/v1`,
  LANGUAGE_OUTPUT_PRICE_USD: 10,
  ...overrides,
});

/** A user who launches campaigns with and without a model and reads the results. */
export async function createModelUser(test: TestApp) {
  const account: TestAccount = await createAccount(test);
  await putOnPlan(test, account, 'Scale');
  const { token } = account;
  const launch = async (leadCount: number, languageModel: 'on' | 'off' = 'on'): Promise<string> => {
    const { status, body, error } = await launchFile(test, account, { leadCount, fields: { languageModel } });
    if (status !== 201) throw new Error(error.message);
    return body.campaignId;
  };
  return {
    account,
    launch,
    run: async (leadCount: number, languageModel: 'on' | 'off' = 'on'): Promise<string> => {
      const campaignId = await launch(leadCount, languageModel);
      await test.runJobs();
      return campaignId;
    },
    readResults: async (campaignId: string) => (await test.call(endpoints.listResults, { token, params: { campaignId } })).body,
    readCampaign: async (campaignId: string) => (await test.call(endpoints.getCampaign, { token, params: { campaignId } })).body,
  };
}

export type ModelUser = Awaited<ReturnType<typeof createModelUser>>;

/** Results without the fields that name the campaign. */
export const withoutCampaign = (rows: Awaited<ReturnType<ModelUser['readResults']>>) =>
  rows.map(({ leadId, ...row }) => ({ ...row, lead: leadId.split('-').at(-1) }));
