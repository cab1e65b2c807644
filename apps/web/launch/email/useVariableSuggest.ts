import { useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { insertText, type TextField } from './insertText.ts';
import { findSuggestion, toInsertion, type Suggestion } from './suggestion.ts';

/** Offers variables at the caret. Nothing opens or is taken while an input method composes. */
export function useVariableSuggest(field: RefObject<TextField | null>) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  /** Start of the braces whose list was closed with Escape: it stays closed there. */
  const dismissedAt = useRef<number | null>(null);

  const close = () => setSuggestion(null);
  /** Looks for something to suggest. */
  const look = ({ currentTarget, nativeEvent }: SyntheticEvent<TextField>): boolean => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) {
      close();
      return false;
    }
    const { value, selectionStart, selectionEnd } = currentTarget;
    const found = selectionStart !== null && selectionStart === selectionEnd ? findSuggestion(value, selectionStart) : null;
    if (found?.start !== dismissedAt.current) dismissedAt.current = null;
    const offered = dismissedAt.current === found?.start ? null : found;
    // The usual case: nothing to draw.
    if (offered === null && suggestion === null) return false;
    setActiveIndex(0);
    setSuggestion((previous) =>
      offered && previous?.start === offered.start && previous.names.join() === offered.names.join() ? previous : offered,
    );
    return offered !== null;
  };
  const take = (name: string | undefined) => {
    const { current } = field;
    if (!current || !suggestion || name === undefined) return;
    insertText(current, `{{${name}}}`, toInsertion(current.value, current.selectionEnd ?? suggestion.start, suggestion));
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!suggestion || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = suggestion.names.length;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setActiveIndex((activeIndex + 1) % count),
      ArrowUp: () => setActiveIndex((activeIndex + count - 1) % count),
      Enter: () => take(suggestion.names[activeIndex]),
      Tab: () => take(suggestion.names[activeIndex]),
      Escape: () => {
        dismissedAt.current = suggestion.start;
        close();
      },
    };
    const action = event.shiftKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    // Escape closes the list, not the drawer around it.
    event.stopPropagation();
    action();
  };
  return { suggestion, activeIndex, look, take, close, onKeyDown };
}
