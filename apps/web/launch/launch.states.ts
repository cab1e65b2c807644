import { activeLimitMessage, campaignTooLargeMessage } from '@coldcast/contract/errors';
import { gives, offline, refuses, waits, type FakeAnswer, type FakeAnswers } from '../testing/fakeFetch.ts';
import { config, demoUser, free, growth } from '../testing/samples.ts';
import { signedIn, type Scenario } from '../testing/scenario.ts';

const launched: FakeAnswer = gives(
  { message: 'Campaign launched', campaignId: 'campaign-1', totalRows: 3, validRows: 3, invalidRows: 0 },
  201,
);

const withMessage = (status: number, code: string, message: string): FakeAnswer => gives({ message, code, requestId: 'req_1' }, status);

/** The server's possible answers to a launch, for the drawer and the page. */
const outcomes = {
  '': launched,
  '-waiting': waits,
  '-offline': [offline, launched],
  '-expired': refuses('session_expired'),
  '-part': [refuses('insufficient_credits', { availableCredits: 2, requestedLeads: 3 }), launched],
  '-no-credits': refuses('insufficient_credits', { availableCredits: 0, requestedLeads: 3 }),
  '-active-limit': withMessage(409, 'active_limit', activeLimitMessage(1)),
  '-too-many-leads': withMessage(422, 'campaign_too_large', campaignTooLargeMessage(200)),
  '-failed': refuses('internal'),
} satisfies Record<string, FakeAnswers['createCampaign']>;

const onFree: FakeAnswers = { getSubscription: gives({ ...free, creditBalance: 200 }), login: gives({ token: 'token-of-later' }) };

const statesAt = <Name extends string>(name: Name, path: string) =>
  Object.fromEntries(
    Object.entries(outcomes).map(([outcome, createCampaign]) => [name + outcome, signedIn(path, { ...onFree, createCampaign })]),
  ) as Record<`${Name}${keyof typeof outcomes}`, Scenario>;

/** The drawer opens with New Campaign, on any page. */
export const launchStates = {
  ...statesAt('launch', '/app/account'),
  'launch-over-balance': signedIn('/app/account', { getSubscription: gives({ ...free, creditBalance: 2 }), createCampaign: launched }),
  'launch-priority': signedIn('/app/account', { createCampaign: launched }),
  'launch-unlimited': signedIn('/app/account', {
    getSubscription: gives({ ...growth, priorityCreditBalance: 1 }),
    createCampaign: launched,
  }),
  'launch-language-model': signedIn('/app/account', {
    getConfig: gives({ ...config, languageModel: 'llama3.1:8b' }),
    estimateLanguageModel: gives({
      model: 'llama3.1:8b',
      calls: 7,
      inputTokens: 9000,
      outputTokens: 4000,
      costUsd: 0.12,
      seconds: 42,
      isBeyondCap: false,
    }),
    createCampaign: launched,
  }),
  'launch-about': signedIn('/app/account', {
    ...onFree,
    createCampaign: launched,
    findEarlierSends: gives({
      corrections: { offer: 'yard software', emailKind: 'sales' },
      sameText: { campaigns: 2, people: 245, knownProfiles: 0 },
    }),
  }),
  'launch-no-subscription': signedIn('/app/account', { getSubscription: gives(null), createCampaign: launched }),
  'launch-demo': signedIn('/app/account', { ...onFree, getMe: gives(demoUser), createCampaign: launched }),
  ...statesAt('upload', '/app/upload'),
  'upload-demo': signedIn('/app/upload', { ...onFree, getMe: gives(demoUser), createCampaign: launched }),
};
