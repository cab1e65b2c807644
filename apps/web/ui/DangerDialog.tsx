import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './DangerDialog.module.css';
import { ErrorAlert } from './ErrorAlert.tsx';

type DangerDialogProps = {
  isOpen?: boolean;
  title: string;
  /** The text of the red button. */
  verb: string;
  /** Its text while the action runs. */
  doingVerb?: string;
  isPending: boolean;
  /** False until the required text has been typed. */
  isReady?: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is permanently deleted; Cancel has the focus. */
export function DangerDialog(props: DangerDialogProps) {
  const { isOpen = true, title, verb, doingVerb = verb, isPending, isReady = true, failure, onConfirm, onClose, children } = props;
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button variant="contained" color="error" disabled={!isReady || isPending} onClick={onConfirm}>
            {isPending ? doingVerb : verb}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {children}
        {failure === null ? null : <ErrorAlert message={failure} />}
      </div>
    </Dialog>
  );
}
