import { paths } from '../ui/paths.ts';
/** The step above the pages of the account. */
export const ACCOUNT = { label: 'Account', to: paths.account };
