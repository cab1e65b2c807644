import Button from '@mui/material/Button';
import { ShortcutList } from '../session/ShortcutList.tsx';
import { ShortcutSwitch } from '../session/ShortcutSwitch.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { focusOnMount } from '../ui/focusOnMount.ts';
import styles from './ShortcutHelp.module.css';

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button onClick={onClose} ref={focusOnMount}>
          Close
        </Button>
      }
    >
      <div className={styles.help}>
        <ShortcutList />
        <ShortcutSwitch />
      </div>
    </ConfirmDialog>
  );
}
