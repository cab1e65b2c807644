import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ShownOnce } from './ShownOnce.tsx';

type CreateSecretDialogProps = {
  title: string;
  submitLabel: string;
  formId: string;
  /** The form with that id. */
  children: ReactNode;
  isPending: boolean;
  /** Once the secret is known, it replaces the form. */
  shown: { title: string; what: string; secret: string; words?: string } | undefined;
  onClose: () => void;
};

const nothing = (): void => undefined;

/** Asks for what a secret needs, then shows the secret. */
export function CreateSecretDialog({ title, submitLabel, formId, children, isPending, shown, onClose }: CreateSecretDialogProps) {
  if (shown === undefined) {
    return (
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="contained" disabled={isPending}>
              {isPending ? 'Creating…' : submitLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    );
  }
  return (
    // Only the button closes it, and it does not have the focus: a click outside the dialog, or Enter pressed twice, would lose the secret.
    <Dialog
      isOpen
      title={shown.title}
      onClose={nothing}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ShownOnce what={shown.what} secret={shown.secret} />
      {shown.words === undefined ? null : <p>{shown.words}</p>}
    </Dialog>
  );
}
