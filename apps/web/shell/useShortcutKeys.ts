import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '../session/shortcutSetting.ts';
import { isPopupOpen } from '../ui/isPopupOpen.ts';
import { isTyping } from '../ui/isTyping.ts';

/** What each key or pair of keys does. Returning false leaves the key to the browser. */
export type ShortcutActions = Record<string, () => boolean | void>;

const SEQUENCE_MS = 1000;

const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && event.key.length === 1;

/** Listens only outside fields and dialogs, and not at all if switched off (WCAG 2.1.4). */
export function useShortcutKeys(actions: ShortcutActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let previous = { key: '', atMs: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || !areShortcutsOn() || isTyping(event.target) || isPopupOpen()) return;
      const isSequence = event.timeStamp - previous.atMs < SEQUENCE_MS;
      const pair = isSequence ? latest.current[`${previous.key} ${event.key}`] : undefined;
      const action = pair ?? latest.current[event.key];
      previous = { key: event.key, atMs: event.timeStamp };
      if (action && action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
