/** A `ref` for the control that takes the focus when its dialog or page opens. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
