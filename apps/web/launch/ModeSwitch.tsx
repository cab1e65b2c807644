import { memo } from 'react';
import { Tabs } from '../ui/Tabs.tsx';
import type { LaunchMode } from './draft/launchDraft.ts';

const MODES: readonly { value: LaunchMode; label: string }[] = [
  { value: 'quick', label: 'Quick Start' },
  { value: 'csv', label: 'Upload CSV' },
];

type ModeSwitchProps = { mode: LaunchMode; panelId: string; isLocked: boolean; onChange: (mode: LaunchMode) => void };

/** How a campaign starts: from an email and a list, or from one file. */
export const ModeSwitch = memo(function ModeSwitch({ mode, panelId, isLocked, onChange }: ModeSwitchProps) {
  return <Tabs label="How to start" look="halves" tabs={MODES} value={mode} onChange={onChange} panelId={panelId} isDisabled={isLocked} />;
});
