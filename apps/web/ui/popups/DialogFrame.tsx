import { Dialog } from '@base-ui/react/dialog';
import { useId, type ReactNode } from 'react';
import styles from './DialogFrame.module.css';
import { usePopupFocus } from './usePopupFocus.ts';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons, from text to filled. The control that takes the focus carries `data-autofocus`; otherwise it is the first one. */
  actions: ReactNode;
  /** Called on Escape and on a press outside the dialog. */
  onClose: () => void;
};

export function DialogFrame({ isOpen, title, children, actions, onClose }: DialogProps) {
  const textId = useId();
  const { popup, initialFocus, finalFocus, onTab } = usePopupFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => (isWanted ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <div className={styles.room}>
          <Dialog.Popup
            ref={popup}
            className={styles.dialog}
            aria-modal
            aria-describedby={textId}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            onKeyDown={onTab}
            data-popup=""
          >
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <div id={textId} className={styles.content}>
              {children}
            </div>
            <div className={styles.actions}>{actions}</div>
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
