import { memo, useRef, type KeyboardEvent } from 'react';
import type { LaunchMode } from './draft/launchDraft.ts';
import styles from './ModeSwitch.module.css';

const MODES: readonly { mode: LaunchMode; label: string }[] = [
  { mode: 'quick', label: 'Quick Start' },
  { mode: 'csv', label: 'Upload CSV' },
];

type ModeSwitchProps = { mode: LaunchMode; panelId: string; isLocked: boolean; onChange: (mode: LaunchMode) => void };

export const tabIdOf = (panelId: string, mode: LaunchMode): string => `${panelId}-${mode}`;

/** Two tabs; arrow keys go from one to the other. */
export const ModeSwitch = memo(function ModeSwitch({ mode, panelId, isLocked, onChange }: ModeSwitchProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || !['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = event.key === 'Home' ? 'quick' : event.key === 'End' ? 'csv' : mode === 'quick' ? 'csv' : 'quick';
    onChange(other);
    tabs.current?.querySelector<HTMLElement>(`[data-mode="${other}"]`)?.focus();
  };
  return (
    <div ref={tabs} className={styles.switch} role="tablist" aria-label="How to start">
      {MODES.map((entry) => (
        <button
          key={entry.mode}
          type="button"
          role="tab"
          id={tabIdOf(panelId, entry.mode)}
          data-mode={entry.mode}
          aria-selected={entry.mode === mode}
          aria-controls={panelId}
          tabIndex={entry.mode === mode ? 0 : -1}
          disabled={isLocked}
          onKeyDown={onKeyDown}
          onClick={() => onChange(entry.mode)}
        >
          {entry.label}
        </button>
      ))}
    </div>
  );
});
