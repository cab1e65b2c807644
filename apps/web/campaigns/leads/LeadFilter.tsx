import { FILTER_ACTIONS, type FilterAction } from '@coldcast/rules/leadActions';
import { FIT_FILTERS, type FitFilter } from '@coldcast/rules/fitLevels';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import styles from './LeadFilter.module.css';
import { filterByFit, filterLeads, type LeadRow } from '@coldcast/rules/leadRow';

import { FIT_WORDS } from './fitWords.ts';

type Props = {
  rows: readonly LeadRow[];
  action: FilterAction | null;
  fit: FitFilter | null;
  onChoose: (action: FilterAction | null) => void;
  onChooseFit: (fit: FitFilter | null) => void;
};

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

/** Hidden if no lead's fit is known. */
function FitOptions({ rows, fit, onChooseFit }: Props) {
  if (fit === null && rows.every((row) => row.fit === null)) return null;
  return (
    <fieldset>
      <legend>Fit with the offer</legend>
      {[null, ...FIT_FILTERS].map((option) => (
        <label key={option ?? 'all'} className={styles.option}>
          <input type="radio" name="lead-fit" checked={option === fit} onChange={() => onChooseFit(option)} />
          <span>{option === null ? 'All' : FIT_WORDS[option]}</span>
          <span className={styles.count}>{formatCount(filterByFit(rows, option).length)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The Lead List's Filter button with its popup: one action and one fit, or all. */
export function LeadFilter(props: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        className={props.action === null && props.fit === null ? undefined : styles.filtering}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" isSmall />
        Filter
      </Button>
      <Popover anchor={anchor} label="Filter leads" onClose={() => setAnchor(null)}>
        <div className={styles.body}>
          <Options {...props} />
          <FitOptions {...props} />
        </div>
      </Popover>
    </>
  );
}
