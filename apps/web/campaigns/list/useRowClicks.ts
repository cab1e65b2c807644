import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const isForNewTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;

export type RowControls = {
  /** Called when a row's menu button is pressed; the number is the row's index. */
  onMenu: (rowIndex: number, anchor: HTMLElement) => void;
  /** Called when a row's checkbox is ticked or cleared. */
  onChoose: (rowIndex: number) => void;
};

/** Whether the click was for a control of the row. The browser passes a label's click on to its checkbox. */
function serveControl(target: Element, { onMenu, onChoose }: RowControls): boolean {
  const control = target.closest<HTMLElement>('tbody :is(button, input, label)');
  if (control === null) return false;
  if (control.matches('label')) return true;
  const rowIndex = Number(control.closest('tr')?.dataset['index']);
  if (control.matches('input')) onChoose(rowIndex);
  else onMenu(rowIndex, control);
  return true;
}

/**
 * One listener for a table whose rows contain a link: a plain click on a row, or on a link in it, opens the row's first link in the app.
 * The browser handles clicks with Ctrl, Cmd or Shift on a link; elsewhere in the row they open a new tab. Buttons and checkboxes go to
 * `controls`.
 */
export function useRowClicks(controls: RowControls): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const address = target?.closest('tbody tr')?.querySelector('a[href]')?.getAttribute('href');
      if (!target || !address || event.defaultPrevented || serveControl(target, controls)) return;
      const isOnLink = target.closest('a') !== null;
      if (isForNewTab(event)) {
        if (!isOnLink) window.open(address, '_blank', 'noopener');
        return;
      }
      // Selecting text in a row is not a click.
      if (!isOnLink && window.getSelection()?.type === 'Range') return;
      event.preventDefault();
      void navigate(address);
    },
    [navigate, controls],
  );
}
