import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { focusOnMount } from '../ui/focusOnMount.ts';

/** Tells the demo account that it needs an address of its own. */
export function DemoLimitationDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Demo Account Limitation"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" component={Link} to="/signup" onClick={onClose} ref={focusOnMount}>
            Sign up
          </Button>
        </>
      }
    >
      The demo account can look at everything and change nothing. Sign up with your own address to launch campaigns.
    </ConfirmDialog>
  );
}
