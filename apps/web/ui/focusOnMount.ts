/** A `ref` for the control of a dialog that takes the focus when the dialog opens. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
