import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

describe('the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.stop());

  it('answers that it is healthy', async () => {
    const { status, body } = await test.call(endpoints.getHealth);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('tells the pages of the demo and the links', async () => {
    const { status, body } = await test.call(endpoints.getConfig);
    expect(status).toBe(200);
    expect(body.links.documentation).toBe('/documents/guide');
  });
});
