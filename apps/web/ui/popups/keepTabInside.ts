import type { KeyboardEvent } from 'react';
import { findStops } from '../focusStops.ts';

/**
 * Tab moves from the last control of a popup to its first, and back. The library's own guards fail if one dialog is open above another: the
 * focus then reaches the page behind both.
 */
export function keepTabInside(event: KeyboardEvent, popup: HTMLElement | null): void {
  const { target, key, shiftKey } = event;
  // Ignores keys from a dialog opened above this one.
  if (key !== 'Tab' || event.defaultPrevented || popup === null || !(target instanceof HTMLElement) || !popup.contains(target)) return;
  const stops = findStops(popup);
  const [edge, other] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (target !== edge && !(shiftKey && target === popup)) return;
  event.preventDefault();
  other?.focus();
}
