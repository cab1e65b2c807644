/** Whether a dialog, drawer, menu or popover is open: the screen's keys then do nothing. */
export const isPopupOpen = (): boolean => document.querySelector('[data-popup][data-open]') !== null;
