import type { FakeAnswers } from './fakeFetch.ts';
import { gives } from './fakeFetch.ts';
import { config, growth, ines } from './samples.ts';

/** A screen in one of its states: an address and the server's answers. Shown in the gallery and by tests. */
export type Scenario = { path: string; isSignedIn: boolean; answers: FakeAnswers };

const signedInAnswers: FakeAnswers = {
  getConfig: gives(config),
  getMe: gives(ines),
  getSubscription: gives(growth),
  listCampaigns: gives([]),
  getComplaintPrices: gives({ spamReport: 2, unsubscribe: 0.05 }),
  getSenderHistory: gives({ sender: null, posterior: null }),
  listCampaignAnalytics: gives([]),
  logout: gives({ message: 'Signed out' }),
};

/** A screen behind the login, by default for Ines of a Growth organization. */
export const signedIn = (path: string, answers: FakeAnswers = {}): Scenario => ({
  path,
  isSignedIn: true,
  answers: { ...signedInAnswers, ...answers },
});

/** A public screen. */
export const signedOut = (path: string, answers: FakeAnswers = {}): Scenario => ({
  path,
  isSignedIn: false,
  answers: { ...signedInAnswers, login: gives({ token: 'token-of-ines' }), ...answers },
});
