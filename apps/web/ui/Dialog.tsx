import { lazy, Suspense, type ReactNode } from 'react';

// What opens above the page is fetched when it first opens: no first screen waits for it.
const DialogFrame = lazy(async () => ({ default: (await import('./popups/DialogFrame.tsx')).DialogFrame }));

export type DialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons from text to filled. The control that takes the focus carries `data-autofocus`; else it is the first one. */
  actions: ReactNode;
  /** Asked for by Escape and by a press beside the dialog. */
  onClose: () => void;
};

/** A short question with its answers, 448 px wide. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}
