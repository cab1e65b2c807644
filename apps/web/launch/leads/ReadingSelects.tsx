import { NO_COLUMN } from '@coldcast/rules/leadFile';
import { useId } from 'react';
import { Select } from '../../ui/Select.tsx';
import type { FileChoice } from '../draft/launchDraft.ts';
import type { FileSummary } from './fileCheck.ts';
import styles from './FileCounts.module.css';

type Option = { value: string | number; label: string; title?: string };
type ReadingSelectProps = {
  label: string;
  value: string | number | undefined;
  options: readonly Option[];
  isLocked: boolean;
  onChoose: (value: string) => void;
};

function ReadingSelect({ label, value, options, isLocked, onChoose }: ReadingSelectProps) {
  const id = useId();
  return (
    <span className={styles.select}>
      <label className="small" htmlFor={id}>
        {label}
      </label>
      <Select id={id} value={value} disabled={isLocked} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} title={option.title}>
            {option.label}
          </option>
        ))}
      </Select>
    </span>
  );
}

type ReadingSelectsProps = { summary: FileSummary; onChange: (patch: Partial<FileChoice>) => void; isLocked: boolean };

/** Which columns hold profile, company and title, so that a wrong guess can be corrected. */
export function ColumnSelects({ summary, onChange, isLocked }: ReadingSelectsProps) {
  const { headers, profileColumnCandidates, profileColumn, companyColumn, titleColumn } = summary;
  const candidates = profileColumnCandidates.map(({ column, name, samples }) => ({
    value: column,
    label: name,
    title: samples.join('\n'),
  }));
  const columns = [
    { value: NO_COLUMN, label: 'None' },
    ...(headers ?? []).map((name, value) => ({ value, label: name || `Column ${value + 1}` })),
  ];
  return (
    <>
      {candidates.length > 0 ? (
        <ReadingSelect
          label="Profile column"
          value={profileColumn ?? undefined}
          options={candidates}
          isLocked={isLocked}
          onChoose={(value) => onChange({ profileColumn: Number(value) })}
        />
      ) : null}
      {columns.length > 2 ? (
        <>
          <ReadingSelect
            label="Company column"
            value={companyColumn ?? NO_COLUMN}
            options={columns}
            isLocked={isLocked}
            onChoose={(value) => onChange({ companyColumn: Number(value) })}
          />
          <ReadingSelect
            label="Title column"
            value={titleColumn ?? NO_COLUMN}
            options={columns}
            isLocked={isLocked}
            onChoose={(value) => onChange({ titleColumn: Number(value) })}
          />
        </>
      ) : null}
    </>
  );
}

type EncodingSelectProps = {
  summary: Pick<FileSummary, 'encoding' | 'encodingChoices'>;
  onChange: (patch: Pick<FileChoice, 'encoding'>) => void;
  isLocked: boolean;
};

/** Asks for the encoding if the file does not determine it. */
export function EncodingSelect({ summary, onChange, isLocked }: EncodingSelectProps) {
  const { encoding, encodingChoices } = summary;
  if (encodingChoices.length === 0) return null;
  return (
    <ReadingSelect
      label="Encoding"
      value={encoding}
      options={encodingChoices.map(({ encoding: value, name, languages }) => ({ value, label: `${name} (${languages})` }))}
      isLocked={isLocked}
      onChoose={(value) => onChange({ encoding: encodingChoices.find((choice) => choice.encoding === value)?.encoding })}
    />
  );
}
