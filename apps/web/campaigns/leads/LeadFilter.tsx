import { FILTER_ACTIONS, type FilterAction } from '@coldcast/rules/leadActions';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import styles from './LeadFilter.module.css';
import { filterLeads, type LeadRow } from '@coldcast/rules/leadRow';

type Props = { rows: readonly LeadRow[]; action: FilterAction | null; onChoose: (action: FilterAction | null) => void };

function Options({ rows, action, onChoose }: Props) {
  return (
    <fieldset>
      <legend>Lead action</legend>
      {[null, ...FILTER_ACTIONS].map((option) => (
        <label key={option ?? 'All'} className={styles.option}>
          <input type="radio" name="lead-action" checked={option === action} onChange={() => onChoose(option)} />
          <span>{option ?? 'All'}</span>
          <span className={styles.count}>{formatCount(filterLeads(rows, option, '').length)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The Filter button of the Lead List with its popup: one action, or all. */
export function LeadFilter(props: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        className={props.action === null ? undefined : styles.filtering}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" isSmall />
        Filter
      </Button>
      <Popover anchor={anchor} label="Filter by lead action" onClose={() => setAnchor(null)}>
        <div className={styles.body}>
          <Options {...props} />
        </div>
      </Popover>
    </>
  );
}
