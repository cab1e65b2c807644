import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  label: string;
  /** What a screen reader says instead of the share, such as "20 / 200". */
  valueText: string;
  /** Filled share, 0 to 1. */
  share: number;
  /** `soft` = full and quiet, nothing is used up; `done` = quieter still, the work has finished. */
  tone?: 'strong' | 'soft' | 'done';
  className?: string;
};

/** A 4 px bar. */
export function ProgressBar({ label, valueText, share, tone = 'strong', className = '' }: ProgressBarProps) {
  return (
    <progress
      className={`${styles.bar} ${styles[tone]} ${className}`}
      max={1}
      value={Math.min(1, Math.max(0, share))}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
