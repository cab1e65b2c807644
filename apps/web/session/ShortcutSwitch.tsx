import { useState } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { areShortcutsOn, switchShortcuts } from './shortcutSetting.ts';

/** Turns the single-key shortcuts on and off for this browser. */
export function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Switch
      label="Use keyboard shortcuts"
      isOn={isOn}
      onChange={(isWanted) => {
        switchShortcuts(isWanted);
        setIsOn(isWanted);
      }}
    />
  );
}
