import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const WORDS = {
  email:
    'Quick Start already holds an email. Its subject line, body and follow-ups would be replaced; the campaign name and the lead list stay.',
  sample: 'Quick Start already holds an email or a lead list. Both and the campaign name would be replaced.',
  file: 'Upload CSV already holds a file. The file and the campaign name would be replaced; your Quick Start stays.',
};

type ReplaceDraftDialogProps = { replaced: keyof typeof WORDS; onReplace: () => void; onKeep: () => void };

/** Asks before an email or file from elsewhere replaces existing work. */
export function ReplaceDraftDialog({ replaced, onReplace, onKeep }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      isOpen
      title="Replace your draft?"
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep} data-autofocus>
            Keep my draft
          </Button>
          <Button variant="contained" onClick={onReplace}>
            Replace
          </Button>
        </>
      }
    >
      <p>{WORDS[replaced]}</p>
    </Dialog>
  );
}
