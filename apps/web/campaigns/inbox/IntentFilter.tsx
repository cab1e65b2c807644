import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { InboxRow } from './inboxRow.ts';
import { intentWord } from './inboxWords.ts';

type Props = { rows: readonly InboxRow[]; word: string | null; onChoose: (word: string | null) => void };

function countWords(rows: readonly InboxRow[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reply } of rows) counts.set(intentWord(reply), (counts.get(intentWord(reply)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** A menu of the intents that occur. */
export function IntentFilter({ rows, word, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: string | null) => {
    onChoose(next);
    setAnchor(null);
  };
  const options: [string | null, number][] = [[null, rows.length], ...countWords(rows)];
  return (
    <>
      <IconButton
        aria-label={word === null ? 'Filter by intent' : `Filter by intent, now ${word}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        color={word === null ? 'default' : 'primary'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map(([option, count]) => (
          <MenuItem key={option ?? 'All'} selected={option === word} onClick={() => choose(option)}>
            {option ?? 'All'} ({count})
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
