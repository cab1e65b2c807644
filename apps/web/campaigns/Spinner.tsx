import styles from './Spinner.module.css';

/** A small spinning ring; the text next to it says what it waits for. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
