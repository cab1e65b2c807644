import styles from './LoadingScreen.module.css';

/** A whole page that waits. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <p role="status">Loading…</p>
    </main>
  );
}
