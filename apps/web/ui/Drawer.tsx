import { Dialog } from '@base-ui/react/dialog';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Drawer.module.css';
import { usePopupFocus } from './popups/usePopupFocus.ts';

type DrawerProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'aria-label' | 'aria-labelledby' | 'onKeyDown' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
> & {
  isOpen: boolean;
  side: 'left' | 'right';
  children: ReactNode;
  /** Called on Escape and on a press outside the drawer. */
  onClose: () => void;
};

/**
 * A full-height panel that slides in from a side; the control that takes the focus carries `data-autofocus`. It is a dialog, because the
 * library's own drawer adds swiping, which prevents selecting text in a form. Its code is loaded when it first opens.
 */
export function Drawer({ isOpen, side, className = '', children, onClose, onKeyDown, ...popupProps }: DrawerProps) {
  const { popup, initialFocus, finalFocus, onTab } = usePopupFocus();
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
          finalFocus={finalFocus}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            onTab(event);
          }}
          data-popup=""
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
