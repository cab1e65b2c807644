import styles from './Skeleton.module.css';

/** A bar that holds the place of a text while it loads. `width` is any CSS length. */
export function Skeleton({ width = '100%', height = '0.75rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}
