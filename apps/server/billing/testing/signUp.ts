import { endpoints } from '@coldcast/contract/endpoints';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../testing/startTestApp.ts';

/** A signed-up user with a working token; the first credits come once the jobs have run. */
export async function signUp(test: TestApp): Promise<{ token: string; organisationId: string }> {
  const email = `${randomUUID()}@northwind.example`;
  const password = 'correct horse battery';
  const signedUp = await test.call(endpoints.signup, { body: { email, password, humanReadableName: 'Ada Lindqvist' } });
  const { body } = await test.call(endpoints.login, { body: { email, password } });
  return { token: body.token, organisationId: signedUp.body.orgId };
}
