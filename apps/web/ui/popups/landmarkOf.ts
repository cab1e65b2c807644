/**
 * Where a popup is mounted: inside the landmark of its anchor, so that it is found by region, and inside its dialog, because everything
 * outside is hidden.
 */
export const landmarkOf = (anchor: HTMLElement): HTMLElement =>
  anchor.closest<HTMLElement>('[data-base-ui-portal]') ?? document.querySelector('main') ?? document.body;
