import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type ErrorAlertProps = {
  message: string;
  /** A second line, such as what is still shown below. */
  children?: ReactNode;
  onRetry?: () => void;
  /** An alternative to Retry. */
  action?: ReactNode;
};

/** An error message, announced immediately, with a next step. */
export function ErrorAlert({ message, children, onRetry, action }: ErrorAlertProps) {
  const retry = onRetry ? (
    <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
      Retry
    </Button>
  ) : null;
  return (
    <Notice tone="poor" role="alert" title={children ? message : undefined} action={action ?? retry}>
      {children ?? message}
    </Notice>
  );
}
