import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';

type ReplaceDraftDialogProps = { onReplace: () => void; onKeep: () => void };

/** Asked before an email from elsewhere overwrites one that was typed. */
export function ReplaceDraftDialog({ onReplace, onKeep }: ReplaceDraftDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Replace your draft?"
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep} ref={focusOnMount}>
            Keep my draft
          </Button>
          <Button variant="contained" onClick={onReplace}>
            Replace
          </Button>
        </>
      }
    >
      <p>Quick Start already holds an email. Its subject line and body would be replaced; the campaign name and the lead list stay.</p>
    </ConfirmDialog>
  );
}
