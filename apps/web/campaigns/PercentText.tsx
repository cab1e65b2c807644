import styles from './PercentText.module.css';

/** `45.48%` as one text with a lighter percent sign. */
export function PercentText({ text }: { text: string }) {
  if (!text.endsWith('%')) return text;
  return (
    <>
      {text.slice(0, -1)}
      <span className={styles.sign}>%</span>
    </>
  );
}
