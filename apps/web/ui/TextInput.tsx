import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './TextInput.module.css';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** Why the value was refused. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A labeled field with its hint or its error below. */
export function TextInput({ label, hint, error, ref, ...input }: TextInputProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={ref}
        id={id}
        className={styles.input}
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
