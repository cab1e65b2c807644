import styles from './LoadingScreen.module.css';

/** A whole page that waits. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <output>Loading…</output>
    </main>
  );
}
