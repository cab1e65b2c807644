import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '../../session/shortcutSetting.ts';
import { isPopupOpen } from '../../ui/isPopupOpen.ts';
import { isTyping } from '../../ui/isTyping.ts';

type Actions = { step: (step: 1 | -1) => void; enter: () => void };

const STEPS: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * j and k step through the replies from anywhere outside fields, unless single-key shortcuts are off; the arrows and Enter work inside the
 * list with the given id.
 */
export function useReplyKeys(listId: string, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isPopupOpen()) return;
      const isInList = event.target instanceof Element && event.target.closest(`#${CSS.escape(listId)}`) !== null;
      const step = STEPS[event.key];
      if (step !== undefined && (isInList || (event.key.length === 1 && areShortcutsOn()))) {
        event.preventDefault();
        latest.current.step(step);
      } else if (event.key === 'Enter' && isInList && event.target instanceof Element && !event.target.matches('a[target]')) {
        event.preventDefault();
        latest.current.enter();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [listId]);
}
