import { useRef, type KeyboardEvent } from 'react';
import { keepTabInside } from './keepTabInside.ts';

const openPopups = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-popup][data-open]')];

/**
 * Manages the focus when a popup opens and closes. It focuses the control marked with `data-autofocus`, otherwise the first focusable one,
 * and leaves a focus that is already inside. On closing, the focus returns to where it was, or to the popup below. `onTab` keeps it inside
 * in between.
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
    if (below && !below.contains(before.current)) return below;
    if (before.current !== document.body) return true;
    // Opened by a key alone, with the focus nowhere: reading and tabbing continue in the page, and in no field, where keys would be typed.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
    return false;
  };
  const onTab = (event: KeyboardEvent) => keepTabInside(event, popup.current);
  return { popup, initialFocus, finalFocus, onTab };
}
