import { useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { insertText, type TextField } from './insertText.ts';
import { findSuggestion, toInsertion, type Suggestion } from './suggestion.ts';

/** Offers variables at the caret. Nothing opens or is taken while an input method composes. */
export function useVariableSuggest(field: RefObject<TextField | null>) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  /** Start of the braces the list was closed at with Escape: it stays closed there. */
  const dismissedAt = useRef<number | null>(null);

  const close = () => setSuggestion(null);
  const look = ({ currentTarget, nativeEvent }: SyntheticEvent<TextField>) => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return close();
    const { value, selectionStart, selectionEnd } = currentTarget;
    const found = selectionStart !== null && selectionStart === selectionEnd ? findSuggestion(value, selectionStart) : null;
    if (found?.start !== dismissedAt.current) dismissedAt.current = null;
    setActiveIndex(0);
    setSuggestion((previous) => {
      if (found === null || dismissedAt.current === found.start) return null;
      return previous?.start === found.start && previous.names.join() === found.names.join() ? previous : found;
    });
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
