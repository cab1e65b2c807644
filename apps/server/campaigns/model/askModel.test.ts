import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../../language/testing/modelServer.ts';
import { checkInvariants } from '../../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { resumeCampaigns } from '../resumeCampaigns.ts';
import { createModelUser, toModelSettings, withoutCampaign, type ModelUser } from './testing/modelUser.ts';

let server: ModelServer;
let test: TestApp;
let user: ModelUser;

beforeAll(async () => {
  server = await startModelServer();
  test = await startTestApp({ config: toModelSettings(server) });
});
beforeEach(async () => {
  server.behave(() => ({ kind: 'text' }));
  user = await createModelUser(test);
  server.calls.length = 0;
});
afterAll(async () => {
  await test.stop();
  await server.close();
});

describe('a campaign that asks a language model', () => {
  it('ends with every lead, says which model, and moved leads under the same luck', async () => {
    const plain = await user.readResults(await user.run(60, 'off'));
    expect(server.calls).toHaveLength(0);
    const campaignId = await user.run(60);
    const { data, progress } = await user.readCampaign(campaignId);
    expect(progress).toEqual({ total: 60, success: 60, failed: 0 });
    expect(data.languageModel).toMatchObject({
      provider: 'openai-compatible',
      model: 'local',
      promptVersion: '1',
      movedLeads: 60,
      problem: null,
    });
    expect(data.languageModel?.calls).toBe(server.calls.length);
    expect(data.languageModel?.costUsd).toBeGreaterThan(0);
    const moved = await user.readResults(campaignId);
    expect(withoutCampaign(moved)).not.toEqual(withoutCampaign(plain));
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });

  it('costs nothing the second time, and gives the same', async () => {
    const first = await user.run(45);
    const asked = server.calls.length;
    expect(asked).toBeGreaterThan(2);
    const second = await user.run(45);
    expect(server.calls).toHaveLength(asked);
    expect(withoutCampaign(await user.readResults(second))).toEqual(withoutCampaign(await user.readResults(first)));
    expect((await user.readCampaign(second)).data.languageModel).toMatchObject({ calls: 0, costUsd: 0, keptCalls: asked });
  });

  it('rates reactions by their meaning where there are embeddings, and keeps that too', async () => {
    const meaning = await startTestApp({ config: toModelSettings(server, { LANGUAGE_EMBEDDING_MODEL: 'vectors' }) });
    const other = await createModelUser(meaning);
    const embeddings = () => server.calls.filter(({ dialect }) => dialect === 'embeddings').length;
    for (const run of [1, 2]) {
      const campaignId = await other.launch(30);
      await meaning.runJobs();
      const body = await other.readCampaign(campaignId);
      expect([run, body.data.languageModel?.movedLeads, embeddings()]).toEqual([run, 30, 2]);
    }
    await meaning.stop();
  });

  it('is forgotten with its organisation', async () => {
    await user.run(12);
    await test.call(endpoints.deleteOrganisation, { token: user.account.token, body: { confirmation: user.account.email } });
    for (const table of ['campaign_models', 'model_answers'])
      expect(
        (await test.app.db.execute(sql`select 1 from ${sql.identifier(table)} where organisation_id = ${user.account.orgId}`)).rows,
      ).toEqual([]);
    expect(
      (await test.app.db.execute(sql`select 1 from lead_opinions o where not exists (select from campaigns where id = campaign_id)`)).rows,
    ).toEqual([]);
  });

  it('goes on where it was after a restore, which brings no jobs back', async () => {
    const campaignId = await user.launch(24);
    await test.app.db.execute(sql`delete from pgboss.job`);
    expect(await resumeCampaigns(test.app)).toBe(1);
    await test.runJobs();
    expect((await user.readCampaign(campaignId)).data.languageModel).toMatchObject({ movedLeads: 24, problem: null });
  });

  it('is forecast as without the model: it sets no rate', async () => {
    const ranges = async (campaignId: string) =>
      (await test.call(endpoints.listAnalyticsRanges, { token: user.account.token, params: { campaignId } })).body.map(
        ({ expected }) => expected,
      );
    expect(await ranges(await user.run(40))).toEqual(await ranges(await user.run(40, 'off')));
  });

  it('shows replies of the model, only for leads that are drawn as replying', async () => {
    const rows = await user.readResults(await user.run(300));
    const written = rows.filter(({ replyIfOpened }) => replyIfOpened?.startsWith('Thanks for the note'));
    expect(written.length).toBeGreaterThan(2);
    for (const { actionIfOpened } of written) expect(actionIfOpened).toBe('reply');
  });

  it('says of a lead what the model thinks, and how the engines differ', async () => {
    const campaignId = await user.run(20);
    const { body } = await test.call(endpoints.explainLead, {
      token: user.account.token,
      params: { campaignId, leadId: `${campaignId}-3` },
    });
    expect(body.languageModel).toMatchObject({ model: 'local', reaction: expect.stringContaining('I'), objection: expect.any(String) });
    expect(body.languageModel?.openRate).not.toBe(body.openRate);
  });
});
