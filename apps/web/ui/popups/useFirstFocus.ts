import { useRef } from 'react';

/** The control marked with `data-autofocus` takes the focus when the popup opens; without one it is the first that can. */
export function useFirstFocus() {
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = () => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true;
  return { popup, initialFocus };
}
