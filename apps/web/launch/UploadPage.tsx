import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { paths } from '../ui/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeldPage } from '../session/useHeldPage.ts';
import { useSession } from '../session/useSession.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { isCsvName, isTooLarge, nextFileId } from './leads/chooseFile.ts';
import { EncodingSelect } from './leads/ReadingSelects.tsx';
import { useFileCheck } from './leads/useFileCheck.ts';
import type { LeadSource } from './leads/leadSource.ts';
import { FileFixes } from './preflight/FileFixes.tsx';
import { PreflightSection } from './preflight/PreflightSection.tsx';
import { InsufficientCreditsDialog } from './submit/InsufficientCreditsDialog.tsx';
import { LaunchFailureAlert } from './submit/LaunchFailureAlert.tsx';
import { useUpload, type UploadState } from './submit/useUpload.ts';
import { Select } from '../ui/Select.tsx';
import styles from './UploadPage.module.css';

/** Percent. */
const OPEN_RATES = ['80', '60', '40', '20', '10'];
const DEFAULT_OPEN_RATE = '20';

type OpenRateSelectProps = { value: string; isLocked: boolean; onChange: (openPercent: string) => void };

function OpenRateSelect({ value, isLocked, onChange }: OpenRateSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Mock open rate</label>
      <Select id={id} isLarge value={value} disabled={isLocked} onChange={({ target }) => onChange(target.value)}>
        {OPEN_RATES.map((percent) => (
          <option key={percent} value={percent}>{`${percent}%`}</option>
        ))}
      </Select>
    </div>
  );
}

type CsvFieldProps = { file: File | null; isLocked: boolean; onFile: (file: File) => void };

function CsvField({ file, isLocked, onFile }: CsvFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className={styles.field}>
      <div className={styles.file}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv"
          aria-label="CSV file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // The same file may be chosen again after it was edited.
            target.value = '';
          }}
        />
        <Button variant="outlined" color="inherit" disabled={isLocked} aria-describedby={hintId} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          Choose CSV
        </Button>
        <output className={file ? styles.name : 'muted'}>{file ? file.name : 'No file chosen'}</output>
      </div>
      <p id={hintId} className="small muted">
        Headers required: email_body_1, subject_line, personal_linkedin_url
      </p>
    </div>
  );
}

function UploadOutcome({ state, onRetry }: { state: UploadState; onRetry: (limit: number | null) => void }) {
  if (state.kind === 'refused') return <ErrorAlert message={state.message} />;
  if (state.kind === 'failed' && state.failure.kind === 'message') {
    return <LaunchFailureAlert failure={state.failure} onRetry={() => onRetry(state.limit)} />;
  }
  if (state.kind !== 'done') return null;
  const toList = (
    <LinkButton size="small" variant="outlined" color="inherit" to={paths.campaigns}>
      View campaigns
    </LinkButton>
  );
  return (
    <Notice tone="good" action={toList}>
      {state.message}
    </Notice>
  );
}

type EncodingFieldProps = { source: LeadSource; isLocked: boolean; onChange: (encoding: LegacyEncoding | undefined) => void };

/** The file's encoding, if it is uncertain; UTF-8 and UTF-16 files need no choice. */
function EncodingField({ source, isLocked, onChange }: EncodingFieldProps) {
  const { check } = useFileCheck(source);
  if (!check?.ok || check.encodingNotice === null) return null;
  return (
    <div className={styles.field}>
      <p className="small muted">{check.encodingNotice}</p>
      <EncodingSelect summary={check} onChange={({ encoding }) => onChange(encoding)} isLocked={isLocked} />
    </div>
  );
}

type FileCheckProps = { source: LeadSource; isLocked: boolean; onChange: (patch: { textFixes: readonly TextFix[] }) => void };

/** What stands out in the file's emails; the server checks the rows. */
function FileCheck({ source, isLocked, onChange }: FileCheckProps) {
  const draft = useMemo(() => ({ source, email: null }), [source]);
  return (
    <PreflightSection
      draft={draft}
      canFix={() => true}
      onFix={(fix) => onChange({ textFixes: [...source.textFixes, fix] })}
      isLocked={isLocked}
      done={<FileFixes choice={source} isLocked={isLocked} onChange={onChange} />}
    />
  );
}

function UploadForm() {
  const { user } = useSession();
  const [campaignName, setCampaignName] = useState('');
  const [mockOpenRate, setMockOpenRate] = useState(DEFAULT_OPEN_RATE);
  const [source, setSource] = useState<LeadSource | null>(null);
  const file = source?.file ?? null;
  const { state, isUploading, upload, dismiss } = useUpload(() => {
    setSource(null);
    setCampaignName('');
  });
  const send = (limit: number | null = null) => {
    if (user) upload({ source, campaignName, mockOpenRate, user }, limit);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const choose = (chosen: File) => {
    setSource({ fileId: nextFileId(), file: chosen, options: { mode: 'campaign' }, textFixes: [] });
    dismiss();
  };
  // Repairs belong to the text as it was decoded.
  const setEncoding = (encoding: LegacyEncoding | undefined) =>
    setSource((last) => last && { ...last, options: { mode: 'campaign', ...(encoding && { encoding }) }, textFixes: [] });
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Upload CSV">
      <TextInput
        label="Campaign name (optional)"
        placeholder="Q4 outreach"
        maxLength={200}
        autoComplete="off"
        value={campaignName}
        readOnly={isUploading}
        onChange={({ target }) => setCampaignName(target.value)}
      />
      <OpenRateSelect value={mockOpenRate} isLocked={isUploading} onChange={setMockOpenRate} />
      <CsvField file={file} isLocked={isUploading} onFile={choose} />
      {source && isCsvName(source.file.name) && !isTooLarge(source.file) ? (
        <>
          <EncodingField source={source} isLocked={isUploading} onChange={setEncoding} />
          <FileCheck source={source} isLocked={isUploading} onChange={(patch) => setSource({ ...source, ...patch })} />
        </>
      ) : null}
      <UploadOutcome state={state} onRetry={send} />
      <Button type="submit" variant="contained" disabled={isUploading}>
        {isUploading ? 'Uploading…' : 'Upload'}
      </Button>
      {state.kind === 'failed' && state.failure.kind === 'partial' ? (
        <InsufficientCreditsDialog failure={state.failure} onRun={send} onClose={dismiss} />
      ) : null}
    </form>
  );
}

export function UploadPage() {
  useHeldPage(true);
  return (
    <>
      <PageHeader title="Upload CSV" subtitle="One file with an email for each lead." />
      <Card isPadded className={styles.card}>
        <UploadForm />
      </Card>
    </>
  );
}
