import { useLayoutEffect, useRef, type RefObject } from 'react';
import { SMART_VARIABLES } from './suggestion.ts';
import styles from './SuggestList.module.css';

type SuggestListProps = {
  id: string;
  names: readonly string[];
  activeIndex: number;
  /** Position of the braces in the text. */
  anchor: RefObject<HTMLElement | null>;
  /** The layer the anchor scrolls in. */
  layer: RefObject<HTMLElement | null>;
  onTake: (name: string) => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const meaningOf = (name: string): string => SMART_VARIABLES.find((variable) => variable.name === name)?.meaning ?? '';

/** The list at the caret. The focus stays in the field, which names the active option. */
export function SuggestList({ id, names, activeIndex, anchor, layer, onTake }: SuggestListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: mark } = anchor;
    const { current: text } = layer;
    const { current: box } = list;
    if (!mark || !text || !box) return;
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight) || 0;
    box.style.insetInlineStart = `max(0px, min(${mark.offsetLeft - text.scrollLeft}px, 100% - 15.75rem))`;
    box.style.insetBlockStart = `calc(${mark.offsetTop - text.scrollTop + lineHeight}px + 0.375rem)`;
    box.scrollIntoView?.({ block: 'nearest' });
  }, [anchor, layer]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Variables" tabIndex={-1} className={styles.list}>
      {names.map((name, index) => (
        <div
          key={name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          tabIndex={-1}
          onMouseDown={(event) => {
            // The press must not move the focus out of the field.
            event.preventDefault();
            onTake(name);
          }}
        >
          <code>{`{{${name}}}`}</code>
          <span className="small muted">{meaningOf(name)}</span>
        </div>
      ))}
    </div>
  );
}
