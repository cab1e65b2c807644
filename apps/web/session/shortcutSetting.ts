const STORAGE_KEY = 'coldcast.shortcuts';

/** Whether single-key shortcuts work in this browser; on unless switched off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage they stay on.
  }
}
