import { gives, refuses, waits } from '../testing/fakeFetch.ts';
import { config, free, growth, newcomer } from '../testing/samples.ts';
import { signedOut, signedIn } from '../testing/scenario.ts';

const withForm = { ...config, links: { ...config.links, supportForm: '/favicon.svg' } };

export const accountStates = {
  account: signedIn('/app/account', {
    changePassword: gives({ message: 'Password changed' }),
    deleteOrganisation: gives({ message: 'Your organization and all its data were deleted.' }),
  }),
  'account-refused': signedIn('/app/account', { changePassword: refuses('wrong_password'), deleteOrganisation: refuses('overloaded') }),
  billing: signedIn('/app/billing'),
  'billing-loading': signedIn('/app/billing', { getSubscription: waits }),
  'billing-failed': signedIn('/app/billing', { getSubscription: refuses('internal') }),
  'billing-none': signedIn('/app/billing', { getSubscription: gives(null) }),
  'billing-soon': signedIn('/app/billing', { getMe: gives(newcomer(Date.now())), getSubscription: gives(null) }),
  'billing-free': signedIn('/app/billing', { getSubscription: gives(free) }),
  'billing-cancelling': signedIn('/app/billing', { getSubscription: gives({ ...growth, cancelAt: growth.currentPeriodEnd }) }),
  'billing-annual': signedIn('/app/billing', { getSubscription: gives({ ...growth, billingCycle: 'year' }) }),
  'billing-plans': signedIn('/app/billing?tab=plans'),
  support: signedIn('/app/support', { createSupportRequest: gives({ message: 'Thank you', requestNumber: '17' }, 201) }),
  'support-failed': signedIn('/app/support', { createSupportRequest: refuses('internal') }),
  'support-embedded': signedIn('/app/support', { getConfig: gives(withForm) }),
  maintenance: signedOut('/maintenance'),
  'maintenance-uat': signedOut('/maintenance?uat=true'),
};
