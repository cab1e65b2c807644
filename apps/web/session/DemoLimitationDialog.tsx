import { paths } from '../ui/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Tells users of the demo account to create their own account. */
export function DemoLimitationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Demo Account Limitation"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="contained" to={paths.signup} onClick={onClose} data-autofocus>
            Sign up
          </LinkButton>
        </>
      }
    >
      The demo account is read-only. Sign up with your own address to launch campaigns.
    </Dialog>
  );
}
