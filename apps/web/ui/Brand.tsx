import styles from './Brand.module.css';

/** The logo (a point, its cone, its base line) and the name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <path className={styles.cone} d="M4.5 18.5 23 3.5v15Z" />
        <path className={styles.line} d="M4.5 18.5 23 11" />
        <circle className={styles.point} cx="4.75" cy="18.5" r="3.25" />
        <path className={styles.ground} d="M3 23.5h20" />
      </svg>
      <span>Coldcast</span>
    </span>
  );
}
