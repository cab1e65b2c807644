import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const tests: TestApp[] = [];
let bare: TestApp;
let configured: TestApp;
beforeAll(async () => {
  bare = await startTestApp();
  configured = await startTestApp({
    config: {
      LANGUAGE_PROVIDER: 'anthropic',
      LANGUAGE_MODEL: 'claude-test',
      LANGUAGE_API_KEY: 'sk-secret-4711',
      LANGUAGE_OUTPUT_PRICE_USD: 15,
    },
  });
  tests.push(bare, configured);
});
afterAll(() => Promise.all(tests.map((test) => test.stop())));

const ask = async (test: TestApp, query: Record<string, string>) =>
  test.call(endpoints.estimateLanguageModel, { token: (await createAccount(test)).token, query });

describe('the language model', () => {
  it('is named to everyone, without any other detail', async () => {
    expect((await bare.call(endpoints.getConfig)).body.languageModel).toBeNull();
    const { body } = await configured.call(endpoints.getConfig);
    expect(body.languageModel).toBe('claude-test');
    expect(JSON.stringify(body)).not.toContain('4711');
  });

  it('is estimated before it is asked, if one is configured', async () => {
    expect((await ask(bare, { leads: '200', emailCharacters: '600' })).body).toBeNull();
    const { body } = await ask(configured, { leads: '200', emailCharacters: '600' });
    expect(body).toMatchObject({ model: 'claude-test', isBeyondCap: false });
    expect(body?.costUsd).toBeGreaterThan(0);
  });

  it('is not estimated for anything but numbers', async () => {
    for (const leads of ['', '-1', '1e3', 'all', '99999999'])
      expect((await ask(configured, { leads, emailCharacters: '1' })).status).toBe(400);
  });
});
