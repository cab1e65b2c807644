import { activeLimitMessage, campaignTooLargeMessage } from '@coldcast/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { free, growth } from '../../testing/samples.ts';
import { toLaunchFailure } from './launchFailure.ts';

const refused = (status: number, code: string, message: string) => new ApiError({ status, code, message });
const read = (error: unknown, subscription: typeof free | null = free) => toLaunchFailure(error, subscription, 'Failed to create campaign');

describe('plan limits', () => {
  it('name the running campaigns of the plan', () => {
    expect(read(refused(409, 'active_limit', activeLimitMessage(1)), growth)).toMatchObject({
      message:
        'Your plan supports maximum 2 running campaign(s). Wait for the active campaign(s) to finish, or consider subscribing to a higher plan. See billing page for details.',
      wayOn: 'billing',
    });
  });

  it('name the campaign size of the plan, in plain digits', () => {
    expect(read(refused(422, 'campaign_too_large', campaignTooLargeMessage(200)), growth)).toMatchObject({
      message:
        'Your plan supports maximum 1500 leads per campaign. Please create a smaller campaign, or consider upgrading to a higher plan. See billing page for details.',
    });
  });

  it("fall back to the server's number without a subscription", () => {
    expect(read(refused(409, '', 'You already have 3 active campaign(s) in progress'), null)).toMatchObject({
      message: expect.stringContaining('maximum 3 running'),
    });
    expect(read(refused(422, '', 'Campaign exceeds the maximum limit of 2000 leads'), null)).toMatchObject({
      message: expect.stringContaining('maximum 2000 leads'),
    });
  });
});

describe('insufficient credits', () => {
  const short = (availableCredits: number) =>
    new ApiError({
      status: 402,
      code: 'insufficient_credits',
      message: 'Insufficient credits',
      details: { availableCredits, requestedLeads: 900 },
    });

  it('offer what there is', () => {
    expect(read(short(120))).toEqual({ kind: 'partial', availableCredits: 120, requestedLeads: 900, offeredLeads: 120 });
  });

  it('offer no more than the plan runs at once', () => {
    expect(read(short(500))).toMatchObject({ offeredLeads: 200 });
    expect(read(short(500), null)).toMatchObject({ offeredLeads: 200 });
  });

  it('are a plain error if there are none', () => {
    expect(read(short(0))).toMatchObject({ kind: 'message', message: 'Insufficient credits', wayOn: 'upgrade' });
  });
});

describe('other failures', () => {
  it('send an expired session to the login', () => {
    expect(read(refused(401, 'session_expired', 'Session expired. Please sign in again.'))).toMatchObject({ wayOn: 'login' });
  });

  it("use the screen's message if no response arrived, and offer a retry", () => {
    expect(read(refused(0, 'no_answer', ''))).toMatchObject({ message: 'Failed to create campaign', wayOn: 'retry' });
  });

  it("keep the server's message", () => {
    expect(read(refused(400, 'invalid_input', 'The request is not valid.'))).toMatchObject({
      message: 'The request is not valid.',
      wayOn: null,
    });
  });

  it('know the demo account', () => {
    expect(read(refused(403, 'demo_account', 'x'))).toEqual({ kind: 'demo' });
  });
});
