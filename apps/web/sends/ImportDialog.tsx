import type { ImportSendsAnswer } from '@coldcast/contract/sends';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '../api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './sends.module.css';
import { useImportFile } from './useSends.ts';

const FIELDS = [
  ['name', 'Campaign name'],
  ['startedOn', 'First day'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['opened', 'Opened'],
  ['replied', 'Replied'],
  ['positiveReplies', 'Positive replies'],
  ['bounced', 'Bounced'],
  ['unsubscribed', 'Unsubscribed'],
  ['spamReports', 'Spam reports'],
] as const;

function Imported({ answer }: { answer: ImportSendsAnswer }) {
  const hidden = answer.invalidRowCount - answer.invalidRows.length;
  return (
    <div className={styles.part} role="status">
      <p>
        {answer.added} new, {answer.updated} with newer figures, {answer.unchanged} unchanged, {answer.invalidRowCount} not read.
      </p>
      {answer.invalidRows.length > 0 ? (
        <ul className={styles.invalid}>
          {answer.invalidRows.map(({ row, problems }) => (
            <li key={row}>
              Row {row}: {problems.join(' ')}
            </li>
          ))}
          {hidden > 0 ? <li>{hidden} more</li> : null}
        </ul>
      ) : null}
      <p className={styles.quiet}>No address or reply text was kept.</p>
    </div>
  );
}

type MappingProps = { headers: readonly string[]; columns: Record<string, number>; onChange: (columns: Record<string, number>) => void };

function Mapping({ headers, columns, onChange }: MappingProps) {
  const choose = (field: string, value: string) => {
    const { [field]: _left, ...others } = columns;
    onChange(value === '' ? others : { ...others, [field]: Number(value) });
  };
  return (
    <div className={styles.part}>
      <p role="status">We do not know this file’s columns. Choose what each one contains.</p>
      {FIELDS.map(([field, label]) => (
        <label key={field} className={styles.part}>
          {label}
          <Select value={columns[field] ?? ''} onChange={({ target }) => choose(field, target.value)}>
            <option value="">Not in this file</option>
            {headers.map((header, index) => (
              <option key={`${index} ${header}`} value={index}>
                {header || `Column ${index + 1}`}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </div>
  );
}

function Automatic({ value, onChange }: { value: string; onChange: (value: 'counted' | 'not_counted') => void }) {
  return (
    <fieldset className={styles.part}>
      <legend>Do its replies include automatic ones, such as out of office?</legend>
      <label>
        <input type="radio" name="automatic" checked={value === 'not_counted'} onChange={() => onChange('not_counted')} /> No, people only
      </label>
      <label>
        <input type="radio" name="automatic" checked={value === 'counted'} onChange={() => onChange('counted')} /> Yes, take 15% off
      </label>
    </fieldset>
  );
}

/** Takes a file, asks once about automatic replies, and asks for columns only where the headers are not known. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [automaticReplies, setAutomaticReplies] = useState<'counted' | 'not_counted'>('not_counted');
  const [columns, setColumns] = useState<Record<string, number>>({});
  const { mutate, isPending, error, data, reset } = useImportFile();
  const isMapping = data?.result === 'mapping_needed';
  const isDone = data?.result === 'imported';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file && !isPending) mutate({ file, automaticReplies, ...(isMapping || error ? mapped(columns) : {}) });
  };
  const takeFile = (next: File | null) => {
    setFile(next);
    setColumns({});
    reset();
  };
  const done = <Button onClick={onClose}>Done</Button>;
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" disabled={file === null || isPending}>
        {isPending ? 'Importing' : 'Import'}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="Import a file" onClose={onClose} actions={isDone ? done : actions}>
      <form id={formId} className={styles.part} onSubmit={submit}>
        {error ? <ErrorAlert message={errorText(error, 'The file could not be imported. Please try again.')} /> : null}
        {isDone ? (
          <Imported answer={data} />
        ) : (
          <>
            <label className={styles.part}>
              Choose or drop a campaign export (CSV)
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                data-autofocus
                onChange={({ target }) => takeFile(target.files?.[0] ?? null)}
              />
            </label>
            {file ? <p>{file.name}</p> : null}
            <Automatic value={automaticReplies} onChange={setAutomaticReplies} />
            {isMapping ? <Mapping headers={data.headers} columns={columns} onChange={setColumns} /> : null}
          </>
        )}
      </form>
    </Dialog>
  );
}

const mapped = (columns: Record<string, number>) => (Object.keys(columns).length === 0 ? {} : { columns });
