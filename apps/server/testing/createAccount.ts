import { endpoints } from '@coldcast/contract/endpoints';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './startTestApp.ts';

export type TestAccount = { email: string; password: string; userId: string; orgId: string; token: string };

/** Signs up a new user and signs in; the first credits are granted. */
export async function createAccount(test: TestApp): Promise<TestAccount> {
  const email = `${randomUUID()}@quillstone.example`;
  const password = 'kettle moose lantern';
  const signup = await test.call(endpoints.signup, { body: { email, password, humanReadableName: 'Marta Lindqvist' } });
  if (signup.status !== 201) throw new Error(`sign-up answered ${signup.status}: ${signup.error.message}`);
  await test.runJobs();
  const { body } = await test.call(endpoints.login, { body: { email, password } });
  return { email, password, userId: signup.body.userId, orgId: signup.body.orgId, token: body.token };
}
