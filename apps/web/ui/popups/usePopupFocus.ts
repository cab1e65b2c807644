import { useRef, type KeyboardEvent } from 'react';
import { keepTabInside } from './keepTabInside.ts';

const openPopups = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-popup][data-open]')];

/**
 * Where the focus goes when a popup opens and closes. It opens at the control marked with `data-autofocus`, else at the first that can take
 * it, and leaves a focus alone that is inside already. It gives the focus back to where it was, or to the popup it stood on.
 * `onTab` keeps it inside between.
 */
export function usePopupFocus() {
  const popup = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const initialFocus = () => {
    const { activeElement } = document;
    if (popup.current?.contains(activeElement)) return false;
    before.current = activeElement;
    return popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true;
  };
  const finalFocus = () => {
    const below = openPopups().findLast((element) => element !== popup.current);
    return below && !below.contains(before.current) ? below : true;
  };
  const onTab = (event: KeyboardEvent) => keepTabInside(event, popup.current);
  return { popup, initialFocus, finalFocus, onTab };
}
