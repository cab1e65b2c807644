import { useEffect } from 'react';
import { findStops } from './focusStops.ts';

/** An element above the focused one, and which of its children leads there. */
type Step = { above: Element; index: number };

function stepsTo(element: Element): Step[] {
  const steps: Step[] = [];
  for (let at = element; at.parentElement !== null; at = at.parentElement) {
    steps.push({ above: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return steps;
}

const follows = (control: Node, element: Node | undefined): boolean =>
  element !== undefined && (element === control || (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);

/**
 * The control at or after the place of a removed one, else the last before it; without any, the page or popup around it. Nothing if that is
 * gone too: whoever replaced it moves the focus.
 */
function findNear(steps: readonly Step[]): HTMLElement | undefined {
  const left = steps.filter(({ above }) => above.isConnected);
  const end = left.findIndex(({ above }) => above.matches('main, [data-popup]'));
  for (const { above, index } of left.slice(0, end + 1)) {
    const stops = findStops(above);
    const near = stops.find((stop) => follows(stop, above.children[index])) ?? stops.at(-1);
    if (near !== undefined) return near;
  }
  const around = left[end]?.above;
  return around instanceof HTMLElement ? around : undefined;
}

/** Where the focus was. */
type Place = { element: HTMLElement; steps: Step[] };

const toPlace = (target: EventTarget | null): Place | null =>
  target instanceof HTMLElement && target !== document.body ? { element: target, steps: stepsTo(target) } : null;

/** The place itself if it is still there, else what is near it. */
const findAgain = ({ element, steps }: Place): HTMLElement | undefined => (element.isConnected ? element : findNear(steps));

/** Whether a popup takes the focus because the focused control in it was removed. */
const isPopupInstead = ({ element, steps }: Place, target: EventTarget | null): boolean =>
  !element.isConnected && target instanceof HTMLElement && target.matches('[data-popup]') && steps.some(({ above }) => above === target);

/** Runs after the screen's own moves of the focus, which wait for the next frame. */
const afterOthers = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Keeps the place of whoever uses the keyboard. If the focused control is removed, the control that now stands there gets the focus; if it
 * was disabled for a while, it gets it back. A pointer shows its place by itself, and a field that took the focus would open a phone's
 * keyboard.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    /** The last place in the page, below popups: a popup may remove what opened it, and itself. */
    let lastInPage: Place | null = null;
    let isByKey = false;
    const heard = new AbortController();
    const listen = { capture: true, passive: true, signal: heard.signal };
    const isLost = () => isByKey && last !== null && document.activeElement === document.body;
    const restore = () => {
      if (last === null || !isLost()) return;
      const next = findAgain(last) ?? (lastInPage && findAgain(lastInPage));
      next?.focus({ preventScroll: true });
    };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (isByKey && last !== null && isPopupInstead(last, target)) {
          afterOthers(() => (document.activeElement === target ? last && findAgain(last)?.focus({ preventScroll: true }) : undefined));
          return;
        }
        last = toPlace(target);
        if (last?.element.closest('[data-popup]') === null) lastInPage = last;
      },
      listen,
    );
    document.addEventListener('keydown', () => (isByKey = true), listen);
    for (const pointer of ['pointerdown', 'wheel']) document.addEventListener(pointer, () => (isByKey = false), listen);
    const observer = new MutationObserver(() => {
      if (isLost()) afterOthers(restore);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      heard.abort();
      observer.disconnect();
    };
  }, []);
}
