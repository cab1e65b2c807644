import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './PopoverFrame.module.css';
import { usePopupFocus } from './usePopupFocus.ts';

export type PopoverProps = {
  /** The button it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  label: string;
  children: ReactNode;
  /** Called on Escape and on a press outside it. */
  onClose: () => void;
};

/** Free space around it, in pixels; at the top this includes the bar of narrow windows. */
const CLEAR = { top: 72, right: 16, bottom: 16, left: 16 };

export function PopoverFrame({ anchor, label, children, onClose }: PopoverProps) {
  const { popup, initialFocus } = usePopupFocus();
  return (
    <Popover.Root open modal onOpenChange={(isWanted) => (isWanted ? undefined : onClose())}>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.place}
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={CLEAR}
          positionMethod="fixed"
        >
          <Popover.Popup
            ref={popup}
            className={styles.popover}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={() => anchor}
            data-popup=""
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
