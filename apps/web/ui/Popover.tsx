import { lazy, Suspense } from 'react';
import type { PopoverProps } from './popups/PopoverFrame.tsx';

const PopoverFrame = lazy(async () => ({ default: (await import('./popups/PopoverFrame.tsx')).PopoverFrame }));

/** A small dialog under its button, whose right edges meet. The button has `aria-haspopup="dialog"` and `aria-expanded`. */
export function Popover(props: PopoverProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <PopoverFrame {...props} />
    </Suspense>
  );
}
