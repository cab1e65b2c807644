import { Suspense } from 'react';
import type { DialogProps } from './popups/DialogFrame.tsx';
import { lazyPart } from './lazyPart.ts';

// Popups are loaded when first opened: no first screen waits for them.
const DialogFrame = lazyPart(async () => ({ default: (await import('./popups/DialogFrame.tsx')).DialogFrame }));

/** A short question with its answers, 448 px wide. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}
