export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Replaces part of a field as if typed, so that undo works; the caret ends up behind it. */
export function insertText(field: TextField, text: string, { from, to }: { from: number; to: number }): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but the only way that keeps the browser's undo history.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
