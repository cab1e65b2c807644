import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { areShortcutsOn, switchShortcuts } from './shortcutSetting.ts';

/** Turns the single-key shortcuts on and off for this browser. */
export function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <FormControlLabel
      control={
        <Switch
          checked={isOn}
          onChange={(_, checked) => {
            switchShortcuts(checked);
            setIsOn(checked);
          }}
        />
      }
      label="Use keyboard shortcuts"
    />
  );
}
