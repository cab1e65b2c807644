import { gives, refuses, waits } from '../testing/fakeFetch.ts';
import { config } from '../testing/samples.ts';
import { signedOut, signedIn } from '../testing/scenario.ts';

export const sessionStates = {
  login: signedOut('/login'),
  'login-refused': signedOut('/login', { login: refuses('invalid_credentials') }),
  'login-demo': signedOut('/login?demo=true'),
  'login-demo-missing': signedOut('/login?demo=true', { getConfig: gives({ ...config, demo: null }) }),
  signup: signedOut('/signup'),
  'signup-taken': signedOut('/signup', { signup: refuses('email_taken') }),
  'profile-loading': signedIn('/app/campaigns', { getMe: waits }),
  'profile-failed': signedIn('/app/campaigns', { getMe: refuses('not_authenticated') }),
};
