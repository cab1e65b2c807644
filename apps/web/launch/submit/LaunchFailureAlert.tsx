import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PLANS_PATH } from '../foot/plansPath.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import type { LaunchFailure } from './launchFailure.ts';

type LaunchFailureAlertProps = {
  failure: LaunchFailure & { kind: 'message' };
  onRetry: () => void;
  /** Called when a link leads away. */
  onLeave?: () => void;
};

/** Says why a launch failed, with the way on. */
export function LaunchFailureAlert({ failure: { message, note, wayOn }, onRetry, onLeave }: LaunchFailureAlertProps) {
  const link = (to: string, label: string): ReactNode => (
    <LinkButton size="small" variant="outlined" color="inherit" to={to} onClick={onLeave}>
      {label}
    </LinkButton>
  );
  const ways = {
    billing: link('/app/billing', 'Open billing'),
    upgrade: link(PLANS_PATH, 'Upgrade plan'),
    login: link('/login', 'Log in'),
    retry: undefined,
  };
  return (
    <ErrorAlert message={message} onRetry={wayOn === 'retry' ? onRetry : undefined} action={wayOn === null ? undefined : ways[wayOn]}>
      {note}
    </ErrorAlert>
  );
}
