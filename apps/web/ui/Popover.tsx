import { lazy, Suspense, type ReactNode } from 'react';

const PopoverFrame = lazy(async () => ({ default: (await import('./popups/PopoverFrame.tsx')).PopoverFrame }));

export type PopoverProps = {
  /** The button it hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  label: string;
  children: ReactNode;
  /** Asked for by Escape and by a press beside it. */
  onClose: () => void;
};

/** A small dialog under its button, whose right edges meet. The button has `aria-haspopup="dialog"` and `aria-expanded`. */
export function Popover(props: PopoverProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <PopoverFrame {...props} />
    </Suspense>
  );
}
