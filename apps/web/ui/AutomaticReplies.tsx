import { useId } from 'react';
import styles from './FigureFields.module.css';

export type AutomaticAnswer = 'counted' | 'not_counted';

type Props = { value: AutomaticAnswer | null; onChange: (value: AutomaticAnswer) => void };

/** Asks whether counted replies include automatic ones. Nothing is preselected. */
export function AutomaticReplies({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend>Do the replies include automatic ones, such as out of office?</legend>
      <label>
        <input type="radio" name={name} checked={value === 'not_counted'} onChange={() => onChange('not_counted')} /> No, people only
      </label>
      <label>
        <input type="radio" name={name} checked={value === 'counted'} onChange={() => onChange('counted')} /> Yes, subtract 15%
      </label>
      {value === null ? <p className={styles.hint}>Until you answer, every reply counts as a person’s.</p> : null}
    </fieldset>
  );
}
