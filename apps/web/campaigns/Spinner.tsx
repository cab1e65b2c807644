import styles from './Spinner.module.css';

/** A small turning ring; what it waits for is said beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
