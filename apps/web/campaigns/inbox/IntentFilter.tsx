import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { InboxRow } from './inboxRow.ts';
import { intentWord } from './inboxWords.ts';

type Props = { rows: readonly InboxRow[]; word: string | null; onChoose: (word: string | null) => void };

function countWords(rows: readonly InboxRow[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reply } of rows) counts.set(intentWord(reply), (counts.get(intentWord(reply)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** A menu of the intents in these replies. */
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
        isActive={word !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" />
      </IconButton>
      <Menu
        anchor={anchor}
        label="Intents"
        onClose={() => setAnchor(null)}
        items={options.map(([option, count]) => ({
          label: `${option ?? 'All'} (${count})`,
          isChosen: option === word,
          onChoose: () => choose(option),
        }))}
      />
    </>
  );
}
