import styles from './SkipLink.module.css';

/** The first link of a frame, shown only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
