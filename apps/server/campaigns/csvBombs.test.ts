import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile } from './testing/launchFile.ts';

const MEBIBYTE = 1024 * 1024;
const HEADER = 'email_body_1,subject_line,personal_linkedin_url';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
});
afterAll(() => test.stop());

describe('a malicious file', () => {
  it.each([
    ['one quote that never closes', `${HEADER}\n"${'a'.repeat(9 * MEBIBYTE)}`],
    ['a million columns', `${HEADER}${',c'.repeat(1_000_000)}\na,b,c`],
    ['five million empty lines', `${HEADER}\n${'\n'.repeat(5_000_000)}`],
    ['a zip with another name', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(MEBIBYTE, 0x9c)])],
    ['nothing but NUL', Buffer.alloc(MEBIBYTE)],
    ['nothing but quotes', `${HEADER}\n${'"'.repeat(2_000_001)}`],
    ['nothing but separators', ','.repeat(5_000_000)],
  ])('of %s is refused with a message while the server keeps responding', { timeout: 60_000 }, async (_what, bytes) => {
    let isDone = false;
    const launched = launchFile(test, account, { bytes }).finally(() => (isDone = true));
    let answered = 0;
    do {
      expect((await test.api.inject({ url: '/health' })).statusCode).toBe(200);
      answered += 1;
      await new Promise((resolve) => setImmediate(resolve));
    } while (!isDone);
    const { status, error } = await launched;
    expect([400, 413, 422]).toContain(status);
    expect(error.message.length).toBeGreaterThan(10);
    expect(answered).toBeGreaterThan(0);
  });
});
