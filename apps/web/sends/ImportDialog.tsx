import { unreadRows, type ImportSendsAnswer } from '@coldcast/contract/sends';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { errorText } from '../api/errorText.ts';
import { AutomaticReplies, type AutomaticAnswer } from '../ui/AutomaticReplies.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Select } from '../ui/Select.tsx';
import { findFileFault } from './findFileFault.ts';
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
  ['automaticReplies', 'Automatic replies (counted separately)'],
  ['listSize', 'List size'],
  ['toolCampaignId', 'Campaign ID'],
  ['address', 'Email address (one row per email)'],
  ['status', 'Status (one row per email)'],
] as const;

/** Which column each field is read from; null if the file does not have it. */
type Columns = Readonly<Record<string, number | null>>;

const dayWords = {
  day_first: 'Dates such as 03/04/2026 were read day first: April 3.',
  month_first: 'Dates such as 03/04/2026 were read month first: March 4.',
} as const;

type Unread = Pick<ImportSendsAnswer, 'invalidRows' | 'invalidRowCount'>;

function UnreadRows({ invalidRows, invalidRowCount }: Unread) {
  const hidden = invalidRowCount - invalidRows.length;
  if (invalidRows.length === 0) return null;
  return (
    <ul className={styles.invalid}>
      {invalidRows.map(({ row, problems }) => (
        <li key={row}>
          Row {row}: {problems.join(' ')}
        </li>
      ))}
      {hidden > 0 ? <li>{hidden} more</li> : null}
    </ul>
  );
}

/** Why no row of a refused file could be read; null if the refusal has another reason. */
function findUnreadRows(error: unknown): Unread | null {
  const found = unreadRows.safeParse(error instanceof ApiError ? error.details : null);
  return found.success ? found.data : null;
}

function Imported({ answer }: { answer: ImportSendsAnswer }) {
  return (
    <div className={styles.part} role="status">
      <p>
        {answer.added} new, {answer.updated} with newer figures, {answer.unchanged} unchanged, {answer.invalidRowCount} not read.
      </p>
      <UnreadRows {...answer} />
      {answer.notes.map(({ row, text }) => (
        <p key={row}>
          Row {row}: {text}
        </p>
      ))}
      {answer.guessedDays === null ? null : (
        <p>{dayWords[answer.guessedDays]} If that is wrong, delete these campaigns and write dates as 2026-04-03.</p>
      )}
      <p className={styles.quiet}>No address or reply text was kept.</p>
    </div>
  );
}

type MappingProps = {
  headers: readonly string[];
  columns: Columns;
  /** Whether the file was sent with chosen columns, which were not enough. */
  isRefused: boolean;
  onChange: (columns: Columns) => void;
};

function Mapping({ headers, columns, isRefused, onChange }: MappingProps) {
  const choose = (field: string, value: string) => onChange({ ...columns, [field]: value === '' ? null : Number(value) });
  return (
    <div className={styles.part}>
      {isRefused ? (
        <ErrorAlert message="Nothing can be counted from these columns. Check them against what is needed." />
      ) : (
        <p role="status">We do not know this file’s columns. Choose what each one contains.</p>
      )}
      <p className={styles.quiet}>
        Needed: the campaign name, sent or delivered, and replied or opened. With one row per email: the address, and the status or replied.
      </p>
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

/** The chosen file and why it cannot be imported, known as soon as it is chosen. */
function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const last = useRef<File | null>(null);
  const take = async (next: File | null) => {
    last.current = next;
    setFile(next);
    setFault(null);
    // A file that cannot be read here is told about by the server.
    const found = next && (await findFileFault(next).catch(() => null));
    if (last.current === next) setFault(found);
  };
  return { file, fault, take };
}

/** Takes a file, asks once about automatic replies, and asks for columns only if the headers are unknown. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { file, fault, take } = useChosenFile();
  const [automaticReplies, setAutomaticReplies] = useState<AutomaticAnswer | null>(null);
  const [chosen, setChosen] = useState<Columns | null>(null);
  const { mutate, isPending, error, data, variables, reset } = useImportFile();
  const isMapping = data?.result === 'mapping_needed';
  const isDone = data?.result === 'imported';
  // Detected columns are preselected, so that only the rest must be chosen.
  const columns = chosen ?? data?.columns ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file && fault === null && !isPending) mutate({ file, automaticReplies, columns: isMapping ? columns : chosen });
  };
  const takeFile = (next: File | null) => {
    void take(next);
    setChosen(null);
    reset();
  };
  const unread = findUnreadRows(error);
  const problem = fault ?? (error && errorText(error, 'The file could not be imported. Please try again.'));
  const done = <Button onClick={onClose}>Done</Button>;
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" disabled={file === null || fault !== null || isPending}>
        {isPending ? 'Importing' : 'Import'}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="Import a file" onClose={onClose} actions={isDone ? done : actions}>
      <form id={formId} className={styles.part} onSubmit={submit}>
        {problem ? <ErrorAlert message={problem} /> : null}
        {unread && <UnreadRows {...unread} />}
        {isDone ? (
          <Imported answer={data} />
        ) : (
          <>
            <label className={styles.part}>
              Choose or drop a campaign export (CSV)
              <input
                className={styles.file}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                data-autofocus
                onChange={({ target }) => takeFile(target.files?.[0] ?? null)}
              />
            </label>
            <AutomaticReplies value={automaticReplies} onChange={setAutomaticReplies} />
            {isMapping ? (
              <Mapping headers={data.headers} columns={columns} isRefused={Boolean(variables?.columns)} onChange={setChosen} />
            ) : null}
          </>
        )}
      </form>
    </Dialog>
  );
}
