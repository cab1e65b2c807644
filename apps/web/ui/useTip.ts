import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Long enough to cross a screen without a flicker of tips, and to move the pointer onto the tip itself. */
const ENTER_MS = 100;
const LEAVE_MS = 120;

/** What opens and closes a tip: hover, focus and tap open it; leaving, Escape and a tap elsewhere close it (WCAG 1.4.13). */
export function useTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showSoon = useCallback((element: HTMLElement | null, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), waitMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return undefined;
    const close = () => showSoon(null, 0);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPointerDown = (event: Event) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [anchor, showSoon]);

  const leave = (event: PointerEvent<HTMLElement>) => {
    // A finger that lifts has not left: its tip stays until the next tap.
    if (event.pointerType !== 'touch') showSoon(null, LEAVE_MS);
  };
  const anchorEvents = {
    onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => showSoon(currentTarget, ENTER_MS),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) showSoon(currentTarget, 0);
    },
    onBlur: () => showSoon(null, 0),
  };
  const tipEvents = { onPointerEnter: () => showSoon(anchor, 0), onPointerLeave: leave };
  return { anchor, anchorEvents, tipEvents };
}
