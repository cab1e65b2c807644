import { useId, useState, type FormEvent, type InputHTMLAttributes, type Ref } from 'react';
import look from './Field.module.css';
import styles from './TextInput.module.css';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** Why the value was refused. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Shows the browser's validation message below the field instead of in a bubble; the first invalid field gets the focus, as usual. */
function useBrowserRefusal() {
  const [refusal, setRefusal] = useState<string>();
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event;
    event.preventDefault();
    setRefusal(field.validity.valueMissing ? 'Fill in this field.' : field.validationMessage);
    if (field.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === field) field.focus();
  };
  return { refusal, onInvalid, clear: () => setRefusal(undefined) };
}

/** A labeled field with its hint or its error below. */
export function TextInput({ label, hint, error: told, ref, onChange, ...input }: TextInputProps) {
  const id = useId();
  const { refusal, onInvalid, clear } = useBrowserRefusal();
  const error = refusal ?? told;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        onInvalid={onInvalid}
        onChange={(event) => {
          if (event.target.validity.valid) clear();
          onChange?.(event);
        }}
        ref={ref}
        id={id}
        className={`${look.field} ${styles.input}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
