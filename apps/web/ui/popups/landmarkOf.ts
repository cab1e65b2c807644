/** Where a popup is put: inside the landmark of its anchor, so that it is found by region; inside its dialog, whose outside is hidden. */
export const landmarkOf = (anchor: HTMLElement): HTMLElement =>
  anchor.closest<HTMLElement>('[data-base-ui-portal]') ?? document.querySelector('main') ?? document.body;
