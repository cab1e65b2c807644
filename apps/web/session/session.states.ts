import { gives, refuses, waits } from '../testing/fakeFetch.ts';
import { config } from '../testing/samples.ts';
import { atTheDoor, signedIn } from '../testing/scenario.ts';

export const sessionStates = {
  login: atTheDoor('/login'),
  'login-refused': atTheDoor('/login', { login: refuses('invalid_credentials') }),
  'login-demo': atTheDoor('/login?demo=true'),
  'login-demo-missing': atTheDoor('/login?demo=true', { getConfig: gives({ ...config, demo: null }) }),
  signup: atTheDoor('/signup'),
  'signup-taken': atTheDoor('/signup', { signup: refuses('email_taken') }),
  'profile-loading': signedIn('/app/campaigns', { getMe: waits }),
  'profile-failed': signedIn('/app/campaigns', { getMe: refuses('not_authenticated') }),
};
