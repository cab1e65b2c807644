import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantCredits } from '../billing/grantCredits.ts';
import { organisations, users } from '../database/schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { findOrganisationId, listLedger } from './ledger.ts';

let test: TestApp;
const organisationId = randomUUID();
const userId = randomUUID();

beforeAll(async () => {
  test = await startTestApp();
  const { db, clock } = test.app;
  await db.insert(organisations).values({ id: organisationId, createdAt: clock.now() });
  await db.insert(users).values({
    id: userId,
    organisationId,
    email: 'ada@northwind.example',
    humanReadableName: 'Ada Lindqvist',
    passwordHash: 'none',
    createdAt: clock.now(),
  });
});
afterAll(() => test.stop());

describe('findOrganisationId', () => {
  it('accepts an email, a user id and an organization id', async () => {
    for (const who of ['Ada@Northwind.example', userId, organisationId]) {
      expect(await findOrganisationId(test.app.db, who)).toBe(organisationId);
    }
  });

  it('finds nobody else', async () => {
    for (const who of ['', "' or true --", randomUUID()]) expect(await findOrganisationId(test.app.db, who)).toBeUndefined();
  });
});

describe('listLedger', () => {
  it('lists the oldest row first, with the running balance of each kind', async () => {
    for (let amount = 1; amount <= 12; amount += 1) {
      const creditKind = amount % 2 === 0 ? 'PRIORITY' : 'MOCK';
      await grantCredits(test.app, { organisationId, creditKind, amount, reason: `Gift ${amount}` });
    }
    const rows = await listLedger(test.app.db, organisationId);
    expect(rows.map((row) => row.amount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows.map((row) => row.balance)).toEqual([1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]);
    expect(rows.at(-1)).toMatchObject({ creditKind: 'PRIORITY', entryKind: 'grant', reason: 'Gift 12' });
  });

  it('refuses a grant without a whole number of credits and a reason', async () => {
    const grant = { organisationId, creditKind: 'MOCK' as const, amount: 5, reason: 'Gift' };
    for (const wrong of [{ amount: 0 }, { amount: -1 }, { amount: 1.5 }, { reason: ' ' }]) {
      await expect(grantCredits(test.app, { ...grant, ...wrong })).rejects.toThrow(RangeError);
    }
    expect(await listLedger(test.app.db, organisationId)).toHaveLength(12);
  });
});
