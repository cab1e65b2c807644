import { Icon } from '../ui/icons/Icon.tsx';
import look from '../ui/Field.module.css';
import box from '../ui/SearchBox.module.css';
import styles from './SearchField.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A search within the page; `/` focuses it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className={`${box.search} ${styles.search}`}>
      <Icon name="search" />
      <input
        className={look.field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
