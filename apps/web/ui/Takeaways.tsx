import styles from './Takeaways.module.css';

/** Short conclusions, one a line. */
export function Takeaways({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.takeaways}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
