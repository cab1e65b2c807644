import { paths } from '../ui/paths.ts';
/** The breadcrumb above the account pages. */
export const ACCOUNT = { label: 'Account', to: paths.account };
