import { Tooltip } from '@base-ui/react/tooltip';
import type { PointerEventHandler, ReactNode } from 'react';
import { landmarkOf } from './landmarkOf.ts';
import styles from './TooltipFrame.module.css';

type TooltipFrameProps = {
  id?: string;
  anchor: HTMLElement;
  side?: 'top' | 'right';
  children: ReactNode;
  /** Called on Escape and on a press elsewhere; the anchor handles pointer and focus. */
  onClose: () => void;
  onPointerEnter?: PointerEventHandler<HTMLElement>;
  onPointerLeave?: PointerEventHandler<HTMLElement>;
};

/** The tip beside a known anchor: one for each `Tooltip`, and one for a whole table. */
export function TooltipFrame({ id, anchor, side = 'top', children, onClose, ...pointer }: TooltipFrameProps) {
  return (
    <Tooltip.Root
      open
      onOpenChange={(_, { reason, event }) => {
        const isOnAnchor = event.target instanceof Node && anchor.contains(event.target);
        if (reason === 'escape-key' || (reason === 'outside-press' && !isOnAnchor)) onClose();
      }}
    >
      <Tooltip.Portal container={landmarkOf(anchor)}>
        <Tooltip.Positioner className={styles.place} anchor={anchor} side={side} sideOffset={8} collisionPadding={8} positionMethod="fixed">
          <Tooltip.Popup id={id} role="tooltip" className={styles.tip} {...pointer}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
