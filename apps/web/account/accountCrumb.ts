/** The step above the pages of the account. */
export const ACCOUNT = { label: 'Account', to: '/app/account' };
