import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import look from './Field.module.css';
import styles from './TextInput.module.css';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** Why the value was refused. */
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labeled field of several lines with its hint or its error below. */
export function TextArea({ label, hint, error, ref, ...textarea }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...textarea}
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
