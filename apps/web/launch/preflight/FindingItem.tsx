import type { Finding } from '@coldcast/rules/preflight/finding';
import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formats.ts';
import { plural } from '../leads/countsText.ts';
import styles from './PreflightSection.module.css';

/** How many row numbers are listed; the rest is a count. */
const MAX_ROWS = 60;

function toRowsText(rowNumbers: readonly number[]): string {
  const listed = rowNumbers.slice(0, MAX_ROWS).map(formatCount).join(', ');
  const rest = rowNumbers.length - MAX_ROWS;
  return `${rowNumbers.length === 1 ? 'Row' : 'Rows'} ${listed}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}

const listFormat = new Intl.ListFormat('en-US');

/** `in 12 emails`, or with follow-ups `in emails 2 and 3 of 12 leads`. */
function toWhereText({ rowNumbers, emailNumbers }: Finding): string {
  if (emailNumbers === undefined) return `in ${plural(rowNumbers.length, 'email', 'emails')}`;
  const which = `${emailNumbers.length === 1 ? 'email' : 'emails'} ${listFormat.format(emailNumbers.map(String))}`;
  return `in ${which} of ${plural(rowNumbers.length, 'lead', 'leads')}`;
}

type FindingItemProps = { finding: Finding; canFix: boolean; isLocked: boolean; onFix: (fix: TextFix) => void };

/** One finding: what it is, in how many emails, what is wrong and what to do. */
export function FindingItem({ finding, canFix, isLocked, onFix }: FindingItemProps) {
  const rowsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { text, place, problem, advice, rowNumbers, fix } = finding;
  return (
    <li className={styles.finding}>
      <div className={styles.words}>
        <p>
          <code dir="auto">{text}</code>{' '}
          <span className="muted num">{place === undefined ? toWhereText(finding) : `${toWhereText(finding)}, ${place}`}</span>
        </p>
        <p className="small">{`${problem} ${advice}`}</p>
        <button
          type="button"
          className="link small"
          aria-label={`${isOpen ? 'Hide' : 'Show'} rows of ${text}`}
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide rows' : 'Show rows'}
        </button>
        <p id={rowsId} className="small muted num" hidden={!isOpen}>
          {toRowsText(rowNumbers)}
        </p>
      </div>
      {fix && canFix ? (
        <Button size="small" variant="outlined" aria-label={`Fix ${text}`} disabled={isLocked} onClick={() => onFix(fix)}>
          Fix
        </Button>
      ) : null}
    </li>
  );
}
