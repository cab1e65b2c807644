import type { ReactNode } from 'react';
import { paths } from '../../ui/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import type { LaunchFailure } from './launchFailure.ts';

type LaunchFailureAlertProps = {
  failure: LaunchFailure & { kind: 'message' };
  onRetry: () => void;
  /** Called when a link leaves the drawer. */
  onLeave?: () => void;
};

/** Says why a launch failed, with the next step. */
export function LaunchFailureAlert({ failure: { message, note, wayOn }, onRetry, onLeave }: LaunchFailureAlertProps) {
  const link = (to: string, label: string): ReactNode => (
    <LinkButton size="small" variant="outlined" color="inherit" to={to} onClick={onLeave}>
      {label}
    </LinkButton>
  );
  const ways = {
    billing: link(paths.billing, 'Open billing'),
    upgrade: link(paths.plans, 'Upgrade plan'),
    login: link(paths.login, 'Log in'),
    retry: undefined,
  };
  return (
    <ErrorAlert message={message} onRetry={wayOn === 'retry' ? onRetry : undefined} action={wayOn === null ? undefined : ways[wayOn]}>
      {note}
    </ErrorAlert>
  );
}
