import styles from './LoadingScreen.module.css';

/** A whole page that waits. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <h1 className="sr">Coldcast</h1>
      <output>Loading…</output>
    </main>
  );
}
