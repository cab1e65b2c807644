import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../operations/checkInvariants.ts';
import { startTestApp } from '../../testing/startTestApp.ts';
import { resumeCampaigns } from '../resumeCampaigns.ts';
import { createModelUser, toModelSettings, withoutCampaign } from './testing/modelUser.ts';
import { setUpModelUser } from './testing/setUpModelUser.ts';

const at = setUpModelUser();

describe('a campaign that asks a language model', () => {
  it('ends with every lead, names the model, and moves leads with the same random draws', async () => {
    const plain = await at.user.readResults(await at.user.run(60, 'off'));
    expect(at.server.calls).toHaveLength(0);
    const campaignId = await at.user.run(60);
    const { data, progress } = await at.user.readCampaign(campaignId);
    expect(progress).toEqual({ total: 60, success: 60, failed: 0 });
    expect(data.languageModel).toMatchObject({
      provider: 'openai-compatible',
      model: 'local',
      promptVersion: '1',
      movedLeads: 60,
      problem: null,
    });
    expect(data.languageModel?.calls).toBe(at.server.calls.length);
    expect(data.languageModel?.costUsd).toBeGreaterThan(0);
    const moved = await at.user.readResults(campaignId);
    expect(withoutCampaign(moved)).not.toEqual(withoutCampaign(plain));
    expect(await checkInvariants(at.test.app.db)).toEqual([]);
  });

  it('costs nothing the second time, and gives the same result', async () => {
    const first = await at.user.run(45);
    const asked = at.server.calls.length;
    expect(asked).toBeGreaterThan(2);
    const second = await at.user.run(45);
    expect(at.server.calls).toHaveLength(asked);
    expect(withoutCampaign(await at.user.readResults(second))).toEqual(withoutCampaign(await at.user.readResults(first)));
    expect((await at.user.readCampaign(second)).data.languageModel).toMatchObject({ calls: 0, costUsd: 0, keptCalls: asked });
  });

  it('rates reactions by their meaning if embeddings are available, and caches the ratings', async () => {
    const meaning = await startTestApp({ config: toModelSettings(at.server, { LANGUAGE_EMBEDDING_MODEL: 'vectors' }) });
    const other = await createModelUser(meaning);
    const embeddings = () => at.server.calls.filter(({ dialect }) => dialect === 'embeddings').length;
    for (const run of [1, 2]) {
      const campaignId = await other.launch(30);
      await meaning.runJobs();
      const body = await other.readCampaign(campaignId);
      expect([run, body.data.languageModel?.movedLeads, embeddings()]).toEqual([run, 30, 2]);
    }
    await meaning.stop();
  });

  it('is deleted with its organization', async () => {
    await at.user.run(12);
    await at.test.call(endpoints.deleteOrganisation, { token: at.user.account.token, body: { confirmation: at.user.account.email } });
    for (const table of ['campaign_models', 'model_answers'])
      expect(
        (await at.test.app.db.execute(sql`select 1 from ${sql.identifier(table)} where organisation_id = ${at.user.account.orgId}`)).rows,
      ).toEqual([]);
    expect(
      (await at.test.app.db.execute(sql`select 1 from lead_opinions o where not exists (select from campaigns where id = campaign_id)`))
        .rows,
    ).toEqual([]);
  });

  it('resumes after a restore, which restores no jobs', async () => {
    const campaignId = await at.user.launch(24);
    await at.test.app.db.execute(sql`delete from pgboss.job`);
    expect(await resumeCampaigns(at.test.app)).toBe(1);
    await at.test.runJobs();
    expect((await at.user.readCampaign(campaignId)).data.languageModel).toMatchObject({ movedLeads: 24, problem: null });
  });

  it('has the same forecast as without the model, which sets no rate', async () => {
    const ranges = async (campaignId: string) =>
      (await at.test.call(endpoints.listAnalyticsRanges, { token: at.user.account.token, params: { campaignId } })).body.map(
        ({ expected }) => expected,
      );
    expect(await ranges(await at.user.run(40))).toEqual(await ranges(await at.user.run(40, 'off')));
  });

  it('shows the model’s replies only for leads drawn to reply', async () => {
    const rows = await at.user.readResults(await at.user.run(300));
    const written = rows.filter(({ replyIfOpened }) => replyIfOpened?.startsWith('Thanks for the note'));
    expect(written.length).toBeGreaterThan(2);
    for (const { actionIfOpened } of written) expect(actionIfOpened).toBe('reply');
  });

  it('says what the model thinks of a lead and how the engines differ', async () => {
    const campaignId = await at.user.run(20);
    const { body } = await at.test.call(endpoints.explainLead, {
      token: at.user.account.token,
      params: { campaignId, leadId: `${campaignId}-3` },
    });
    expect(body.languageModel).toMatchObject({ model: 'local', reaction: expect.stringContaining('I'), objection: expect.any(String) });
    expect(body.languageModel?.openRate).not.toBe(body.openRate);
  });
});
