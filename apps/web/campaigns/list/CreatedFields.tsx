import { useId } from 'react';
import type { CreatedFilter } from './filterCampaigns.ts';
import look from '../../ui/Field.module.css';
import { Select } from '../../ui/Select.tsx';
import styles from './CampaignFilters.module.css';

const RANGES = [7, 30, 90] as const;
const OWN = 'own';

type Props = { created: CreatedFilter | null; onChange: (created: CreatedFilter | null) => void };

const choiceOf = (created: CreatedFilter | null): string => (created === null ? '' : created.kind === 'days' ? OWN : String(created.count));

function toCreated(choice: string): CreatedFilter | null {
  if (choice === '') return null;
  return choice === OWN ? { kind: 'days', from: null, to: null } : { kind: 'last', count: Number(choice) };
}

/** When a campaign was created: the last days, or a custom range. */
export function CreatedFields({ created, onChange }: Props) {
  const id = useId();
  const choice = choiceOf(created);
  // The address may contain any number of days.
  const counts = created?.kind === 'last' && !RANGES.some((count) => count === created.count) ? [...RANGES, created.count] : RANGES;
  return (
    <>
      <label htmlFor={id}>Created</label>
      <Select id={id} value={choice} onChange={({ target }) => onChange(toCreated(target.value))}>
        <option value="">Any time</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            Last {count} days
          </option>
        ))}
        <option value={OWN}>Custom dates…</option>
      </Select>
      {created?.kind === 'days' && (
        <span className={styles.days}>
          <input
            className={look.field}
            type="date"
            aria-label="Created from"
            max={created.to ?? undefined}
            value={created.from ?? ''}
            onChange={({ target }) => onChange({ ...created, from: target.value || null })}
          />
          to
          <input
            className={look.field}
            type="date"
            aria-label="Created until"
            min={created.from ?? undefined}
            value={created.to ?? ''}
            onChange={({ target }) => onChange({ ...created, to: target.value || null })}
          />
        </span>
      )}
    </>
  );
}
