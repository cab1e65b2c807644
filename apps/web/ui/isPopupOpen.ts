/** Whether a dialog, drawer, menu or popover has the page: keys of the screen below it wait. */
export const isPopupOpen = (): boolean => document.querySelector('[data-popup][data-open]') !== null;
