import { lazy, Suspense, type HTMLAttributes, type ReactNode } from 'react';

const DrawerFrame = lazy(async () => ({ default: (await import('./popups/DrawerFrame.tsx')).DrawerFrame }));

export type DrawerProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'aria-label' | 'aria-labelledby' | 'onKeyDown' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
> & {
  isOpen: boolean;
  side: 'left' | 'right';
  children: ReactNode;
  /** Asked for by Escape and by a press beside the drawer. */
  onClose: () => void;
};

/** A panel as high as the window that slides in from a side. The control that takes the focus carries `data-autofocus`. */
export function Drawer(props: DrawerProps) {
  return props.isOpen ? (
    <Suspense>
      <DrawerFrame {...props} />
    </Suspense>
  ) : null;
}
