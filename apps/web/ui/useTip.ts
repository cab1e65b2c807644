import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Long enough to cross a screen without flickering tips, and to move the pointer onto the tip itself. */
const ENTER_MS = 100;
const LEAVE_MS = 120;

/** When a tip opens and closes: hover, focus and tap open it (WCAG 1.4.13). */
export function useTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showSoon = useCallback((element: HTMLElement | null, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), waitMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => showSoon(null, 0);
  const leave = (event: PointerEvent<HTMLElement>) => {
    // Lifting a finger does not leave: the tip stays until the next tap.
    if (event.pointerType !== 'touch') showSoon(null, LEAVE_MS);
  };
  const anchorEvents = {
    onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => showSoon(currentTarget, ENTER_MS),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) showSoon(currentTarget, 0);
    },
    onBlur: close,
  };
  const tipEvents = { onPointerEnter: () => showSoon(anchor, 0), onPointerLeave: leave };
  return { anchor, anchorEvents, tipEvents, close };
}
