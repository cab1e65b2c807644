import { Switch as Base } from '@base-ui/react/switch';
import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** Id of a text with more detail. */
  describedBy?: string;
  className?: string;
};

/** Turns one thing on or off immediately, with its label next to it. */
export function Switch({ label, isOn, onChange, isDisabled = false, describedBy, className = '' }: SwitchProps) {
  return (
    <label className={`${styles.field} ${className}`}>
      <Base.Root
        className={styles.track}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onCheckedChange={(isWanted) => onChange(isWanted)}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
      {label}
    </label>
  );
}
