import { gives, refuses, waits } from '../testing/fakeFetch.ts';
import { demoUser, free, newcomer } from '../testing/samples.ts';
import { signedIn } from '../testing/scenario.ts';

/** The frame around the account page, which has little content of its own. */
export const shellStates = {
  shell: signedIn('/app/account'),
  'shell-free': signedIn('/app/account', { getSubscription: gives(free) }),
  'shell-new-account': signedIn('/app/account', { getMe: gives(newcomer(Date.now())), getSubscription: gives(null) }),
  'shell-no-subscription': signedIn('/app/account', { getSubscription: gives(null) }),
  'shell-credits-loading': signedIn('/app/account', { getSubscription: waits }),
  'shell-credits-failed': signedIn('/app/account', { getSubscription: refuses('internal') }),
  'shell-demo': signedIn('/app/billing', { getMe: gives(demoUser) }),
};
