import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchFile, usePlan } from '../campaigns/testing/launchFile.ts';
import { startModelServer, type ModelServer } from '../language/testing/modelServer.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let server: ModelServer;
let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  server = await startModelServer();
  test = await startTestApp({
    config: {
      SIGNUPS_PER_HOUR: 1000,
      ALLOW_INTERNAL_ADDRESSES: true,
      LANGUAGE_PROVIDER: 'openai-compatible',
      LANGUAGE_MODEL: 'local',
      LANGUAGE_URL: `${server.origin}/v1`,
    },
  });
});
beforeEach(async () => {
  server.behave(() => ({ kind: 'text' }));
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
});
afterAll(async () => {
  await test.stop();
  await server.close();
});

/** One email to forty people, with faults that a rewrite fixes. */
const long = 'We build software that chases open invoices for carriers and writes a report. '.repeat(9);
const oneEmail = [
  'email_body_1,subject_line,personal_linkedin_url,first_name',
  ...Array.from({ length: 40 }, (_, index) => {
    const name = ['Dana', 'Owen', 'Marta', 'Priya'][index % 4] ?? 'Dana';
    return `"Hi ${name},\n\n${long}\n\nCan we meet? Is this worth it for you?",RE: an exciting opportunity,https://www.linkedin.com/in/lead-of-one-${index},${name}`;
  }),
].join('\n');

async function readInsights(languageModel: 'on' | 'off') {
  const { body } = await launchFile(test, account, { bytes: oneEmail, fields: { languageModel } });
  await test.runJobs();
  const call = { token: account.token, query: { campaignId: body.campaignId } };
  if (body.campaignId === undefined) throw new Error(JSON.stringify(body));
  const [open, reply] = [await test.call(endpoints.generateOpenInsights, call), await test.call(endpoints.generateReplyInsights, call)];
  return { open: open.body.data, reply: reply.body.data };
}
const numbersOf = (text: string): string[] => (text.match(/\d[\d.]*/gu) ?? []).toSorted();

describe('insights worded by a model', () => {
  it('have the same numbers in other words, and say who worded them', async () => {
    const plain = await readInsights('off');
    // Without opinions on leads, the run stays the same.
    server.behave((call) => ({ kind: 'text', ...(call.prompt.includes('"people"') ? { text: 'I cannot.' } : {}) }));
    const worded = await readInsights('on');
    const [own, models] = [plain.open.negativeInsight.summary, worded.open.negativeInsight.summary];
    expect([own.wordedBy, models.wordedBy]).toEqual([undefined, 'local']);
    expect(models.narrative).toBe(`Put shortly: ${own.narrative}`);
    expect(numbersOf(models.narrative)).toEqual(numbersOf(own.narrative));
    expect(models.key_takeaways).toHaveLength(own.key_takeaways.length);
    expect(worded.open.negativeInsight.top_factors).toEqual(plain.open.negativeInsight.top_factors);
  });

  it('stay in the engine’s words if the model adds a number', async () => {
    const plain = await readInsights('off');
    server.behave((call) => ({
      kind: 'text',
      wrap: (text) => (call.prompt.startsWith('{"texts"') ? text.replaceAll('Put shortly:', '90 of 100 agree:') : text),
    }));
    // A different list, so that no cached answer applies.
    const { body } = await launchFile(test, account, { leadCount: 41, fields: { languageModel: 'on' } });
    await test.runJobs();
    const { data } = (await test.call(endpoints.generateOpenInsights, { token: account.token, query: { campaignId: body.campaignId } }))
      .body;
    expect(data.insight.summary.wordedBy).toBeUndefined();
    expect(data.insight.summary.narrative).not.toContain('90 of 100');
    expect(plain.open.insight.summary.narrative).not.toBe('');
  });

  it('come with a rewrite that the verification judged', async () => {
    const { reply } = await readInsights('on');
    expect(reply.rewrite).toMatchObject({
      model: 'local',
      email: { body: expect.stringContaining('worth a look'), isTemplate: true },
      verification: { verified: expect.any(Boolean), sentence: expect.stringContaining('in simulation') },
    });
    expect(reply.rewrite?.verification.verified).toBe(reply.rewrite?.doubt === null);
  });

  it('keep cards, ideas, small effects and the better version as the engine made them', async () => {
    const plain = await readInsights('off');
    server.behave((call) => ({ kind: 'text', ...(call.prompt.includes('"people"') ? { text: 'I cannot.' } : {}) }));
    const worded = await readInsights('on');
    const engineOf = ({ insight, negativeInsight, ...rest }: typeof plain.reply) => ({
      ...rest,
      rewrite: null,
      sides: [insight, negativeInsight].map(({ top_factors, small }) => ({ top_factors, small })),
    });
    expect(engineOf(worded.reply)).toEqual(engineOf(plain.reply));
    expect(plain.reply.rewrite ?? null).toBeNull();
    expect(worded.reply.negativeInsight.summary.key_takeaways.map(numbersOf)).toEqual(
      plain.reply.negativeInsight.summary.key_takeaways.map(numbersOf),
    );
  });

  it('have no verified rewrite if the model adds a customer and a figure', async () => {
    server.behave(() => ({
      kind: 'text',
      wrap: (text) => text.replace('worth a look', 'worth a look, as the 500 carriers around Maersk found, who save 37%'),
    }));
    const { reply } = await readInsights('on');
    expect(reply.rewrite === null || reply.rewrite?.verification.verified === false).toBe(true);
    expect(JSON.stringify(reply.rewrite?.doubt ?? 'dropped')).toMatch(/adds_facts|dropped/);
  });

  it('stay unchanged if the endpoint is down', async () => {
    const { body } = await launchFile(test, account, { leadCount: 12, fields: { languageModel: 'on' } });
    server.behave(() => ({ kind: 'status', status: 401 }));
    await test.runJobs();
    const { data } = (await test.call(endpoints.generateReplyInsights, { token: account.token, query: { campaignId: body.campaignId } }))
      .body;
    expect([data.rewrite ?? null, data.negativeInsight.summary.wordedBy]).toEqual([null, undefined]);
    expect(data.negativeInsight.summary.narrative).not.toBe('');
  });
});
