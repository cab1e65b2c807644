import {
  useId,
  useRef,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  type UIEvent,
} from 'react';
import { flushSync } from 'react-dom';
import look from '../../ui/Field.module.css';
import type { TextField } from './insertText.ts';
import { optionId, SuggestList } from './SuggestList.tsx';
import { useTypedText } from './useTypedText.ts';
import { useVariableSuggest } from './useVariableSuggest.ts';
import styles from './VariableField.module.css';
import { VariableMarks } from './VariableMarks.tsx';

type VariableFieldProps = {
  label: string;
  /** Tells fields with the same label apart, for screen readers: `email 2`. */
  of?: string | undefined;
  isLabelHidden?: boolean;
  placeholder?: string;
  value: string;
  /** Called when typing pauses, see `useTypedText`. */
  onChange: (value: string) => void;
  isKnown: (name: string) => boolean;
  isMultiline?: boolean;
  /** Starts with fewer lines. */
  isShort?: boolean;
  isLocked?: boolean;
  /** Why the value cannot be sent. */
  error?: string;
  /** A line inside the frame, below the text. */
  bar?: ReactNode;
  ref?: Ref<TextField>;
};

/** The field's behavior while typing: its text, the list of variables, and the layer that scrolls along. */
function useVariableField(field: RefObject<TextField | null>, { value, onChange }: Pick<VariableFieldProps, 'value' | 'onChange'>) {
  const layer = useRef<HTMLDivElement>(null);
  const { text, type, draw, flush } = useTypedText(field, value, onChange);
  const suggest = useVariableSuggest(field);
  const look = (event: SyntheticEvent<TextField>) => {
    // Draws immediately, because the list appears at the caret.
    if (suggest.look(event)) draw();
  };
  const events = {
    onChange: (event: ChangeEvent<TextField>) => {
      const { nativeEvent } = event;
      type(event.target.value, nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined);
      look(event);
    },
    onCompositionEnd: look,
    onSelect: look,
    onKeyDown: (event: KeyboardEvent) => {
      // A key that launches must send what is in the field.
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) flushSync(flush);
      suggest.onKeyDown(event);
    },
    onBlur: () => {
      flush();
      suggest.close();
    },
    onScroll: ({ currentTarget }: UIEvent<TextField>) => layer.current?.scrollTo?.(currentTarget.scrollLeft, currentTarget.scrollTop),
  };
  return { text, layer, suggest, events };
}

/** A real field over a layer that marks `{{variables}}`: caret, undo, input methods and screen readers see plain text. */
export function VariableField({ ref, ...props }: VariableFieldProps) {
  const { label, of, isLabelHidden, value, onChange, isKnown, isMultiline = false, isShort, isLocked, error, bar, placeholder } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const field = useRef<TextField>(null);
  const { text, layer, suggest, events } = useVariableField(field, { value, onChange });
  const setField = (element: TextField | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const { suggestion, activeIndex } = suggest;
  const listId = `${id}-variables`;
  const input = {
    ...events,
    ref: setField,
    id,
    placeholder,
    readOnly: isLocked,
    autoComplete: 'off',
    className: styles.input,
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': suggestion ? listId : undefined,
    'aria-activedescendant': suggestion ? optionId(listId, activeIndex) : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.block}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
        {of ? <span className="sr">{` of ${of}`}</span> : null}
      </label>
      <div className={`${look.field} ${styles.editor} ${error ? styles.wrong : ''}`}>
        <div className={[styles.field, isMultiline ? styles.text : styles.line, isShort ? styles.short : ''].join(' ').trimEnd()}>
          <VariableMarks text={text} isKnown={isKnown} anchorAt={suggestion?.start} anchor={anchor} ref={layer} />
          {isMultiline ? <textarea {...input} rows={isShort ? 4 : 6} /> : <input {...input} type="text" />}
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
            onTake={suggest.take}
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
