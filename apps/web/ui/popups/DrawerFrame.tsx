import { Dialog } from '@base-ui/react/dialog';
import type { DrawerProps } from '../Drawer.tsx';
import styles from './DrawerFrame.module.css';
import { useFirstFocus } from './useFirstFocus.ts';

/** A dialog at the side: the library's own drawer adds swiping, which takes the place of selecting text in a form. */
export function DrawerFrame({ isOpen, side, className = '', children, onClose, ...popupProps }: DrawerProps) {
  const { popup, initialFocus } = useFirstFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => (isWanted ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup
          {...popupProps}
          ref={popup}
          className={`${styles.drawer} ${styles[side]} ${className}`}
          aria-modal
          initialFocus={initialFocus}
          data-popup=""
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
