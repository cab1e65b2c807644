import { useId, useRef, type ReactNode, type Ref, type UIEvent } from 'react';
import type { TextField } from './insertText.ts';
import { optionId, SuggestList } from './SuggestList.tsx';
import { useVariableSuggest } from './useVariableSuggest.ts';
import styles from './VariableField.module.css';
import { VariableMarks } from './VariableMarks.tsx';

type VariableFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isKnown: (name: string) => boolean;
  isMultiline?: boolean;
  isLocked?: boolean;
  /** Why the value cannot be sent. */
  error?: string;
  /** A line inside the frame, below the text. */
  bar?: ReactNode;
  ref?: Ref<TextField>;
};

/** A real field over a layer that marks `{{variables}}`: caret, undo, input methods and screen readers see plain text. */
export function VariableField({ label, value, onChange, isKnown, isMultiline = false, isLocked, error, bar, ref }: VariableFieldProps) {
  const id = useId();
  const field = useRef<TextField>(null);
  const layer = useRef<HTMLPreElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const { suggestion, activeIndex, look, take, close, onKeyDown } = useVariableSuggest(field);
  const setField = (element: TextField | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const listId = `${id}-variables`;
  const shared = {
    ref: setField,
    id,
    value,
    readOnly: isLocked,
    autoComplete: 'off',
    className: styles.input,
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': suggestion ? listId : undefined,
    'aria-activedescendant': suggestion ? optionId(listId, activeIndex) : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onKeyDown,
    onSelect: look,
    onBlur: close,
    onScroll: ({ currentTarget }: UIEvent<TextField>) => layer.current?.scrollTo?.(currentTarget.scrollLeft, currentTarget.scrollTop),
  };
  return (
    <div className={styles.block}>
      <label htmlFor={id}>{label}</label>
      <div className={error ? `${styles.editor} ${styles.wrong}` : styles.editor}>
        <div className={isMultiline ? `${styles.field} ${styles.text}` : `${styles.field} ${styles.line}`}>
          <VariableMarks text={value} isKnown={isKnown} anchorAt={suggestion?.start} anchor={anchor} ref={layer} />
          {isMultiline ? (
            <textarea {...shared} rows={6} onChange={(event) => (onChange(event.target.value), look(event))} onCompositionEnd={look} />
          ) : (
            <input {...shared} type="text" onChange={(event) => (onChange(event.target.value), look(event))} onCompositionEnd={look} />
          )}
        </div>
        {bar ? <div className={styles.bar}>{bar}</div> : null}
        {suggestion ? (
          <SuggestList
            key={suggestion.start}
            id={listId}
            names={suggestion.names}
            activeIndex={activeIndex}
            anchor={anchor}
            layer={layer}
            onTake={take}
          />
        ) : null}
      </div>
      <output className="sr">{suggestion ? `${suggestion.names.join(', ')}: press Enter to insert` : ''}</output>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
