import { KEY_SCOPES, type Endpoint } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';
import { createAccount, type TestAccount } from './createAccount.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** Calls every endpoint as everyone who may not, about everything they do not own. */
const rows: Endpoint[] = Object.values(endpoints);
const guarded = rows.filter(({ access }) => access !== 'public');
const forPeople = rows.filter(({ access }) => access === 'person');
/** Calls that name a campaign, in the path or in the query. */
const aboutCampaign = guarded.filter(
  ({ path, query }) => path.includes(':campaignId') || query.safeParse({}).error?.issues.some((issue) => issue.path[0] === 'campaignId'),
);

let test: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
const tokens = {
  garbage: 'garbage',
  expired: '',
  'logged out': '',
  demo: '',
  'revoked key': '',
  'unknown key': `cc_${'A'.repeat(43)}`,
  key: '',
};
const webhookIds = { own: '', random: randomUUID(), 'no id at all': "1' or '1'='1" };
const sendIds = { own: '', random: randomUUID(), 'no id at all': "1' or '1'='1" };
const proposalIds = { own: '', random: randomUUID(), 'no id at all': "1' or '1'='1" };
const keyIds = { own: '', random: randomUUID(), 'no id at all': "1' or '1'='1" };
const ids = { own: '', deleted: '', random: randomUUID(), 'no id at all': "1' or '1'='1" };

const logIn = async ({ email, password }: Pick<TestAccount, 'email' | 'password'>): Promise<string> =>
  (await test.call(endpoints.login, { body: { email, password } })).body.token;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  [owner, stranger] = [await createAccount(test), await createAccount(test)];
  tokens.expired = await logIn(stranger);
  test.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
  [owner.token, stranger.token] = [await logIn(owner), await logIn(stranger)];
  tokens['logged out'] = await logIn(stranger);
  await test.call(endpoints.logout, { token: tokens['logged out'] });
  await ensureDemoUser(test.app);
  tokens.demo = await logIn((await findDemoCredentials(test.app)) ?? { email: '', password: '' });
  const revoked = await test.call(endpoints.createApiKey, { token: stranger.token, body: { name: 'revoked' } });
  await test.call(endpoints.revokeApiKey, { token: stranger.token, params: { keyId: revoked.body.keyId } });
  tokens['revoked key'] = revoked.body.key;
  const live = { name: 'live', scopes: [...KEY_SCOPES] };
  tokens.key = (await test.call(endpoints.createApiKey, { token: stranger.token, body: live })).body.key;
  keyIds.own = (await test.call(endpoints.createApiKey, { token: owner.token, body: { name: "the owner's" } })).body.keyId;
  const webhook = { url: 'https://93.184.215.14/', events: ['credits.low' as const] };
  webhookIds.own = (await test.call(endpoints.createWebhook, { token: owner.token, body: webhook })).body.webhookId;
  const past = { campaigns: [{ name: "the owner's past campaign", sent: 400, replied: 9 }] };
  sendIds.own = (await test.call(endpoints.importSends, { token: owner.token, body: past })).body.sends[0]?.sendId ?? '';
  // Marked as used now, so that reading does not mark it again.
  await test.call(endpoints.getMe, { token: tokens.key });
  for (const name of ['deleted', 'own'] as const) {
    ids[name] = (await launchFile(test, owner, { leadCount: 12 })).body.campaignId;
    await test.runJobs();
  }
  await test.call(endpoints.deleteCampaign, { token: owner.token, params: { campaignId: ids.deleted } });
  const said = { params: { campaignId: ids.own }, body: { sentOn: '2026-01-02', sent: 10, replied: 1 } };
  proposalIds.own = (await test.call(endpoints.proposeOutcome, { token: owner.token, ...said })).body.proposal.proposalId;
});
afterAll(() => test.stop());

const VALID_BODIES: Record<string, object> = {
  changePassword: { currentPassword: 'kettle moose lantern', newPassword: 'sunlit granite otter' },
  deleteOrganisation: { confirmation: 'nobody@saltgate.example' },
  createSupportRequest: { topic: 'idea', message: 'x' },
  renameCampaign: { campaignName: 'x' },
  setComplaintPrices: { spamReport: 3, unsubscribe: 0.1 },
  createApiKey: { name: 'x' },
  createWebhook: { url: 'https://93.184.215.14/', events: ['credits.low'] },
  forecastDraft: { email: { subject: 'x', body: 'y' } },
  answerAutomaticReplies: { automaticReplies: 'counted' },
  importSends: { campaigns: [{ name: 'x', sent: 10, replied: 1 }] },
  proposeOutcome: { sentOn: '2026-01-02', sent: 10, replied: 1 },
  recordOutcome: { sentOn: '2026-01-02', sent: 10, replied: 1 },
  updateWebhook: { url: 'https://93.184.215.14/other', events: ['insights.ready'] },
};

const ask = (endpoint: Endpoint, token: string | undefined, campaignId: string) => {
  const isInPath = endpoint.path.includes(':campaignId');
  return test.call(endpoint, {
    token,
    params: {
      campaignId,
      leadId: `${campaignId}-0`,
      keyId: keyIds.own,
      webhookId: webhookIds.own,
      sendId: sendIds.own,
      proposalId: proposalIds.own,
      deliveryId: randomUUID(),
    },
    query: aboutCampaign.includes(endpoint) && !isInPath ? { campaignId } : {},
    body: VALID_BODIES[endpoint.operationId],
  });
};

/** Calls that change something of the caller's own. */
const OWN_TESTS = new Set([
  'logout',
  'changePassword',
  'createSupportRequest',
  'createPortalSession',
  'createApiKey',
  'createWebhook',
  'importSends',
  'answerAutomaticReplies',
  'setComplaintPrices',
]);

/** Every row of every table, except columns that reading itself changes, in a comparable form. */
const readEverything = async (): Promise<string> => {
  const { rows: tables } = await test.app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'attempt_counts', 'learnt_histories') order by 1`);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows: found } = await test.app.db.execute<{ rows: string }>(
      sql`select ${name} || coalesce(string_agg(t::text, ' ' order by t::text), '') as rows from ${sql.identifier(name)} t`,
    );
    parts.push(found[0]?.rows ?? '');
  }
  return parts.join('\n');
};

/** Texts that only the owner's data contains. */
const findSecrets = async (): Promise<string[]> => {
  const { body } = await test.call(endpoints.listResults, { token: owner.token, params: { campaignId: ids.own } });
  return [owner.orgId, owner.userId, owner.email, ...body.map(({ leadId }) => leadId)];
};

describe('the access matrix', () => {
  it('covers every call except the five that anyone may make', () => {
    const open = rows.filter((row) => !guarded.includes(row)).map(({ operationId }) => operationId);
    expect(open).toEqual(['signup', 'login', 'getSharedCampaign', 'getConfig', 'getHealth']);
    expect(aboutCampaign.length).toBeGreaterThanOrEqual(8);
    expect(guarded.length + open.length).toBe(rows.length);
  });

  it.each(guarded)('refuses $operationId without a live session, whatever it asks for', async (endpoint) => {
    for (const campaignId of Object.values(ids)) {
      const none = await ask(endpoint, undefined, campaignId);
      expect([none.status, none.error.code]).toEqual([401, 'not_authenticated']);
      for (const name of ['garbage', 'expired', 'logged out'] as const) {
        const { status, error } = await ask(endpoint, tokens[name], campaignId);
        expect([name, status, error.code]).toEqual([name, 401, 'session_expired']);
      }
      for (const name of ['revoked key', 'unknown key'] as const) {
        const { status, error } = await ask(endpoint, tokens[name], campaignId);
        expect([name, status, error.code]).toEqual([name, 401, 'api_key_unknown']);
      }
    }
  });

  it.each(guarded)('gives nothing of one organization to another or to the demo account through $operationId', async (endpoint) => {
    const [before, secrets] = [await readEverything(), await findSecrets()];
    for (const token of [stranger.token, tokens.key, tokens.demo]) {
      // Calls that would delete the caller are skipped; they have their own tests.
      if (OWN_TESTS.has(endpoint.operationId)) continue;
      const answers = [];
      for (const campaignId of Object.values(ids)) answers.push(await ask(endpoint, token, campaignId));
      for (const answer of answers) {
        const text = JSON.stringify(answer.body ?? answer.error);
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
      if (!aboutCampaign.includes(endpoint)) continue;
      const seen = answers.map(({ status, error }) => [status, error.code, error.message]);
      // Another organization's campaign gets the same answer as one that was deleted, never existed, or cannot exist.
      for (const other of seen) expect(other).toEqual(seen[0]);
      const isBlocked = token === tokens.demo && endpoint.blockedForDemo;
      expect(seen[0]?.slice(0, 2)).toEqual(isBlocked ? [403, 'demo_account'] : [404, 'campaign_not_found']);
    }
    expect(await readEverything()).toBe(before);
  });

  it.each(guarded.filter(({ blockedForDemo }) => blockedForDemo))(
    'refuses $operationId to the demo account before it looks at anything',
    async (endpoint) => {
      const { status, error } = await ask(endpoint, tokens.demo, ids.own);
      expect([status, error.code]).toEqual([403, 'demo_account']);
    },
  );

  it.each(forPeople)('refuses $operationId to an API key before it looks at anything', async (endpoint) => {
    const { status, error } = await ask(endpoint, tokens.key, ids.own);
    expect([status, error.code]).toEqual([403, 'api_key_refused']);
  });

  it("gives the same response for another's key as for an unknown one", async () => {
    for (const keyId of Object.values(keyIds)) {
      const { status, error } = await test.call(endpoints.revokeApiKey, { token: stranger.token, params: { keyId } });
      expect([status, error.code]).toEqual([404, 'api_key_not_found']);
    }
    expect((await test.call(endpoints.listApiKeys, { token: owner.token })).body.map(({ keyId }) => keyId)).toEqual([keyIds.own]);
    expect(JSON.stringify((await test.call(endpoints.listApiKeys, { token: stranger.token })).body)).not.toContain(keyIds.own);
  });

  it.each(guarded.filter(({ path }) => path.includes(':webhookId')))(
    "gives $operationId the same response for another's webhook as for an unknown one",
    async (endpoint) => {
      for (const webhookId of Object.values(webhookIds)) {
        for (const token of [stranger.token, tokens.key]) {
          const body = VALID_BODIES[endpoint.operationId];
          const { status, error } = await test.call(endpoint, { token, params: { webhookId, deliveryId: randomUUID() }, body });
          expect([status, error.code]).toEqual([404, 'webhook_not_found']);
        }
      }
    },
  );

  it("gives the same response for another's proposal as for an unknown one", async () => {
    for (const proposalId of Object.values(proposalIds)) {
      for (const endpoint of [endpoints.confirmOutcome, endpoints.dismissOutcome]) {
        const { status, error } = await test.call(endpoint, { token: stranger.token, params: { proposalId } });
        expect([status, error.code]).toEqual([404, 'proposal_not_found']);
      }
    }
    const { body } = await test.call(endpoints.listOutcomeProposals, { token: owner.token });
    expect(body.map(({ proposalId }) => proposalId)).toEqual([proposalIds.own]);
  });

  it("gives the same response for another's past campaign as for an unknown one", async () => {
    for (const sendId of Object.values(sendIds)) {
      const { status, error } = await test.call(endpoints.deleteSend, { token: stranger.token, params: { sendId } });
      expect([status, error.code]).toEqual([404, 'send_not_found']);
      const versions = await test.call(endpoints.listSendVersions, { token: stranger.token, params: { sendId } });
      expect([versions.status, versions.error.code]).toEqual([404, 'send_not_found']);
      const body = { automaticReplies: 'counted' as const, sendIds: [sendId] };
      const answer = await test.call(endpoints.answerAutomaticReplies, { token: stranger.token, body });
      expect([answer.status, answer.error.code]).toEqual([404, 'send_not_found']);
    }
    const { body } = await test.call(endpoints.listSends, { token: owner.token });
    expect(body.sends.map(({ sendId }) => sendId)).toEqual([sendIds.own]);
  });

  it.each(aboutCampaign)(
    "gives $operationId the same response for the owner's deleted campaign as for an unknown one",
    async (endpoint) => {
      for (const campaignId of [ids.deleted, ids.random, ids['no id at all']]) {
        const { status, error } = await ask(endpoint, owner.token, campaignId);
        expect([status, error.code]).toEqual([404, 'campaign_not_found']);
      }
    },
  );
});
