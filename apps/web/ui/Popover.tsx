import { Suspense } from 'react';
import type { PopoverProps } from './popups/PopoverFrame.tsx';
import { lazyPart } from './lazyPart.ts';

const PopoverFrame = lazyPart(async () => ({ default: (await import('./popups/PopoverFrame.tsx')).PopoverFrame }));

/** A small dialog under its button, aligned right. The button has `aria-haspopup="dialog"` and `aria-expanded`. */
export function Popover(props: PopoverProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <PopoverFrame {...props} />
    </Suspense>
  );
}
