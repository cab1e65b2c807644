import type { PriorRow } from '@coldcast/simulator/priors';
import { useSearchParams } from 'react-router';
import { useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';
import { readCoefficient } from './coefficient.ts';
import { COEFFICIENTS } from './coefficientRows.ts';
import { CoefficientRow } from './CoefficientRow.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './CoefficientList.module.css';
import { GRADES, OUTCOME_GROUPS, type OutcomeGroup } from './outcomeGroups.ts';

const ALL = 'all';

type Choice = { value: string; title: string };

type ChoiceProps = { label: string; value: string; choices: readonly Choice[]; onChoose: (value: string) => void };

function ChoiceField({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value={ALL}>All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
    </label>
  );
}

const countAssumptions = (rows: readonly PriorRow[]): number => rows.filter(({ grade }) => grade === 'assumption').length;

/** A group is folded until someone opens it or searches for something in it. */
function Group({ group, rows, isOpen }: { group: OutcomeGroup; rows: readonly PriorRow[]; isOpen: boolean }) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <h3 id={`of-${group.id}`} tabIndex={-1}>
          {group.title}
        </h3>
        <span className={styles.count}>
          {rows.length}, {countAssumptions(rows)} assumed
        </span>
      </summary>
      <p className={styles.note}>{group.note}</p>
      <ul>
        {rows.map((row) => (
          <CoefficientRow key={row.name} row={row} />
        ))}
      </ul>
    </details>
  );
}

const searchable = new Map(
  COEFFICIENTS.map((row) => [row.name, `${readCoefficient(row).label} ${row.name} ${row.reason}`.toLowerCase()] as const),
);
const holds = (row: PriorRow, terms: readonly string[]): boolean => terms.every((term) => searchable.get(row.name)?.includes(term));

function listGroups(outcome: string, grade: string, terms: readonly string[]) {
  return OUTCOME_GROUPS.filter(({ id }) => outcome === ALL || id === outcome)
    .map((group) => ({
      group,
      rows: COEFFICIENTS.filter(
        (row) => group.outcomes.includes(row.outcome) && (grade === ALL || row.grade === grade) && holds(row, terms),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const outcomeChoices = OUTCOME_GROUPS.map(({ id, title }) => ({ value: id, title }));
const gradeChoices = GRADES.map(({ grade, title }) => ({ value: grade, title }));
const knownOr = (value: string | null, choices: readonly Choice[]) => choices.find((choice) => choice.value === value)?.value ?? ALL;

/** Every coefficient by the outcome it moves; the address keeps the filter. */
export function CoefficientList() {
  const [search, setSearch] = useSearchParams();
  const outcome = knownOr(search.get('outcome'), outcomeChoices);
  const grade = knownOr(search.get('grade'), gradeChoices);
  const choose = (name: string) => (value: string) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === ALL) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const [words, setWords] = useState('');
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = outcome !== ALL || grade !== ALL || terms.length > 0;
  const groups = listGroups(outcome, grade, terms);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={styles.list}>
      <div className={styles.filter}>
        <ChoiceField label="Outcome" value={outcome} choices={outcomeChoices} onChoose={choose('outcome')} />
        <ChoiceField label="Grade" value={grade} choices={gradeChoices} onChoose={choose('grade')} />
        <TextInput label="Filter" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        <output className={styles.count}>
          {count} of {COEFFICIENTS.length} coefficients
        </output>
      </div>
      {groups.map(({ group, rows }) => (
        <Group key={`${group.id} ${isFiltered}`} group={group} rows={rows} isOpen={isFiltered} />
      ))}
      {count === 0 ? <p>No coefficient matches this filter.</p> : null}
    </div>
  );
}
