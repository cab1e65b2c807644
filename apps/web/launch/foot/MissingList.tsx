import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './MissingList.module.css';

/** What Launch still needs, and what is complete. */
export function MissingList({ requirements }: { requirements: readonly { label: string; isMet: boolean }[] }) {
  return (
    <ul className={styles.list} aria-label="Needed to launch">
      {requirements.map(({ label, isMet }) => (
        <li key={label} className={isMet ? styles.met : undefined}>
          <Icon name={isMet ? 'check' : 'minus'} isSmall />
          <span>
            <span className="sr">{isMet ? 'Done: ' : 'Missing: '}</span>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
