import { Tabs as Base } from '@base-ui/react/tabs';
import styles from './Tabs.module.css';
import { tabIdOf } from './tabIdOf.ts';

type TabsProps<Value extends string | number> = {
  /** Name of the choice, such as "Billing". */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Called when a pointer reaches a tab, before it is chosen. */
  onApproach?: (value: Value) => void;
  /** The element with `role="tabpanel"` below; its `aria-labelledby` is `tabIdOf(panelId, value)`. */
  panelId: string;
  /** Underlined words, or a segmented control. */
  look?: 'line' | 'halves';
  isDisabled?: boolean;
  className?: string;
};

/** Arrow keys choose; only the chosen tab is in the Tab order. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, onApproach, panelId, look = 'line', isDisabled = false, className = '' } = props;
  const choose = (next: unknown) => {
    const tab = tabs.find((entry) => entry.value === next);
    if (tab && tab.value !== value) onChange(tab.value);
  };
  return (
    <Base.Root value={value} onValueChange={choose} className={className}>
      <Base.List className={`${styles.list} ${styles[look]}`} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            id={tabIdOf(panelId, tab.value)}
            aria-controls={tab.value === value ? panelId : undefined}
            disabled={isDisabled}
            onPointerEnter={() => onApproach?.(tab.value)}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
    </Base.Root>
  );
}
