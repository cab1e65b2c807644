const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** The controls that Tab reaches in a part of the page, in the page's order. */
export const findStops = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
