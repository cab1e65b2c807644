import { describe, expect, it } from 'vitest';
import { ERRORS } from '@coldcast/contract/errors';
import { ApiFailure } from '../api/ApiFailure.ts';
import { cleanText } from './cleanText.ts';
import { describeFailure } from './describeFailure.ts';
import { renderTable } from './renderTable.ts';

describe('cleanText', () => {
  it('leaves nothing that a terminal acts on', () => {
    expect(cleanText('a\u001b[31mred\u001b[0m\u001b]0;title\u0007b')).toBe('aredb');
    expect(cleanText('one\r\ntwo\u0000\u009b2J')).toBe('one two');
    expect(cleanText('user\u202etxt.exe')).toBe('user txt.exe');
    expect(cleanText('日本 Ñandú 👍🏽')).toBe('日本 Ñandú 👍🏽');
  });

  it('keeps lines where they are wanted', () => {
    expect(cleanText('one\r\ntwo', { keepsLines: true })).toBe('one\ntwo');
  });
});

describe('renderTable', () => {
  it('lines columns up by what a terminal shows', () => {
    const table = renderTable(
      [{ head: 'Name' }, { head: 'Open', isEnd: true }],
      [
        ['日本語', '9.00%'],
        ['a\u001b[2J', '10.00%'],
      ],
    );
    expect(table).toBe('Name      Open\n日本語   9.00%\na       10.00%');
  });
});

describe('describeFailure', () => {
  const fail = (status: number, code: string, details = {}) =>
    describeFailure(new ApiFailure({ status, code, message: 'words', url: 'http://localhost:3000', details }));

  it.each([
    [401, 'session_expired', 3],
    [402, 'insufficient_credits', 4],
    [404, 'campaign_not_found', 5],
    [0, 'no_answer', 7],
    [503, 'overloaded', 7],
    [429, 'too_many_requests', 7],
    [409, 'active_limit', 1],
    [403, 'demo_account', 1],
    [422, 'campaign_too_large', 1],
  ])('ends %i %s with %i and keeps the words', (status, code, exitCode) => {
    expect(fail(status, code)).toMatchObject({ exitCode, message: 'words', code });
  });

  it('says how many leads can be paid for', () => {
    expect(fail(402, 'insufficient_credits', { availableCredits: 120, requestedLeads: 180 }).hint).toBe(
      'You have 120 credits, this list needs 180. Launch the first 120 with --first 120, or choose a larger plan: http://localhost:3000/app/billing',
    );
    expect(fail(402, 'insufficient_credits', { availableCredits: 0, requestedLeads: 180 }).hint).not.toContain('--first');
  });

  it.each(['session_expired', 'active_limit', 'campaign_too_large', 'missing_columns', 'no_valid_rows', 'insights_not_ready'] as const)(
    'says what to do next after %s',
    (code) => {
      expect(fail(ERRORS[code].status, code).hint).not.toBeNull();
    },
  );
});
