import styles from './Icon.module.css';
import { iconDrawings, type IconName } from './iconDrawings.tsx';

/** A stroke icon, 18 px or 14 px; decoration only, the words are next to it or in the control's name. */
export function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? `${styles.icon} ${styles.small}` : styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {iconDrawings[name]}
    </svg>
  );
}
