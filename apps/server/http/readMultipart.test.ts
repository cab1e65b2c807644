import { createCampaign } from '@coldcast/contract/launching';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { bindEndpoint } from './bindEndpoint.ts';
import type { UploadedFile } from './callRequest.ts';
import { BODY_LIMIT_BYTES } from './readMultipart.ts';

const user = {
  userId: 'u',
  organisationId: 'o',
  email: 'a@b.example',
  isDemo: false,
  sessionTokenHash: Buffer.alloc(32),
  keyScopes: null,
  keyName: null,
};
const answer = { message: 'Campaign launched', campaignId: 'c', totalRows: 1, validRows: 1, invalidRows: 0 };
const boundary = 'XX';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = (content: string, name = 'leads.csv'): string => part(`name="file"; filename="${name}"`, content);
const end = `--${boundary}--\r\n`;

describe('multipart bodies', () => {
  let test: TestApp;
  let seen: { body: unknown; file: UploadedFile | null } | undefined;
  beforeAll(async () => {
    const bound = bindEndpoint(createCampaign, async (_app, { body, file: upload }) => {
      seen = { body, file: upload };
      return answer;
    });
    test = await startTestApp({ jobs: [], parts: { endpoints: [bound], findSessionUser: async () => user, rawRoutes: [] } });
  });
  afterAll(() => test.stop());

  const post = async (payload: string | Buffer, contentType = type) => {
    seen = undefined;
    const headers = { 'content-type': contentType, 'x-api-key': 'x' };
    const { statusCode, body } = await test.api.inject({ method: 'POST', url: '/campaign', payload, headers });
    return { status: statusCode, code: JSON.parse(body).code };
  };

  it('hand over the text fields and the file, in any order', async () => {
    await post(file('a,b') + part('name="campaignName"', 'Spring') + end);
    expect(seen).toEqual({ body: { campaignName: 'Spring' }, file: { fileName: 'leads.csv', bytes: Buffer.from('a,b') } });
  });

  it('may come without a file', async () => {
    await post(part('name="campaignName"', 'Spring') + end);
    expect(seen?.file).toBeNull();
  });

  it('accept a file of exactly 10 MB and refuse one byte more with 413', async () => {
    expect((await post(file('x'.repeat(BODY_LIMIT_BYTES)) + end)).status).toBe(201);
    expect(await post(file('x'.repeat(BODY_LIMIT_BYTES + 1)) + end)).toEqual({ status: 413, code: 'too_large' });
  });

  it('are refused with 413 at the first byte over the limit, even if their sender never stops', async () => {
    const address = await test.api.listen({ port: 0, host: '127.0.0.1' });
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(file('x'.repeat(BODY_LIMIT_BYTES + 1)).slice(0, -2))),
    });
    const headers = { 'content-type': type, 'x-api-key': 'x' };
    const answer = await fetch(`${address}/campaign`, { method: 'POST', headers, body: endless, duplex: 'half' });
    expect(answer.status).toBe(413);
  });

  it.each([
    ['an unknown field', part('name="colour"', 'red') + end],
    ['a field that is sent twice', part('name="campaignName"', 'a') + part('name="campaignName"', 'b') + end],
    ['two files', file('a') + file('b') + end],
    ['a file under another name', part('name="leads"; filename="a.csv"', 'a') + end],
    ['a field too long', part('name="campaignName"', 'x'.repeat(300_000)) + end],
    ['more fields than there can be', Array.from({ length: 30 }, (_, index) => part(`name="f${index}"`, '')).join('') + end],
    ['the field __proto__', part('name="__proto__"', 'a') + end],
    ['a body that is cut off', file('a').slice(0, 70)],
    ['a NUL in a field', part('name="campaignName"', 'a\0b') + end],
    ['a body without any boundary', 'hello'],
  ])('are refused with 400 when they hold %s', async (_name, payload) => {
    expect(await post(payload)).toEqual({ status: 400, code: 'invalid_input' });
    expect(seen).toBeUndefined();
  });

  it('are refused without a boundary in the content type', async () => {
    expect((await post(file('a') + end, 'multipart/form-data')).status).toBe(400);
  });
});
