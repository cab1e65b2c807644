import { Button } from '../ui/Button.tsx';
import { ShortcutList } from '../session/ShortcutList.tsx';
import { ShortcutSwitch } from '../session/ShortcutSwitch.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ShortcutHelp.module.css';

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <div className={styles.help}>
        <ShortcutList />
        <ShortcutSwitch />
      </div>
    </Dialog>
  );
}
