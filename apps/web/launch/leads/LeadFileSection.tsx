import { memo, Suspense } from 'react';
import type { FileChoice, LaunchMode } from '../draft/launchDraft.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FileCounts } from '../drawerParts.ts';
import { FormSection } from '../FormSection.tsx';
import { FileDrop } from './FileDrop.tsx';
import { findFileProblem } from './fileProblem.ts';
import styles from './LeadFileSection.module.css';
import type { LeadSource } from './leadSource.ts';
import { SampleLink } from './SampleLink.tsx';
import type { FileReading } from './useFileCheck.ts';

const WORDS = {
  quick: { title: 'Lead list', label: 'Lead list file', accept: '.csv,.txt', kinds: '.csv or .txt' },
  csv: { title: 'Campaign file', label: 'Campaign CSV file', accept: '.csv', kinds: '.csv' },
};

const READING = <output className={styles.note}>Reading the file…</output>;

type LeadFileSectionProps = {
  mode: LaunchMode;
  choice: FileChoice;
  source: LeadSource | null;
  reading: FileReading;
  isDragging: boolean;
  isLocked: boolean;
  onFile: (file: File) => void;
  onChange: (patch: Partial<FileChoice>) => void;
};

/** The file of one mode: where to drop it, its row counts, and problems of the whole file. */
export const LeadFileSection = memo(function LeadFileSection({
  mode,
  choice,
  source,
  reading,
  isDragging,
  isLocked,
  onFile,
  onChange,
}: LeadFileSectionProps) {
  const { title, ...drop } = WORDS[mode];
  const { check } = reading;
  const problem = check ? findFileProblem(mode, check) : null;
  return (
    <FormSection title={title} aside={<SampleLink mode={mode} />}>
      {choice.refusal ? <ErrorAlert message={choice.refusal} /> : null}
      <FileDrop {...drop} file={choice.chosen?.file ?? null} isDragging={isDragging} isLocked={isLocked} onFile={onFile}>
        {source && check?.ok ? (
          <Suspense fallback={READING}>
            <FileCounts summary={check} source={source} choice={choice} onChange={onChange} isLocked={isLocked} />
          </Suspense>
        ) : null}
        {source && !check && reading.isReading ? READING : null}
      </FileDrop>
      {problem ? <ErrorAlert message={problem} /> : null}
      {mode === 'csv' ? (
        <p className="small muted">
          Required columns: email_body_1, subject_line, personal_linkedin_url
          <br />
          For follow-ups: email_body_2 to email_body_7, with subject_line_2 and wait_days_2 where you want them
        </p>
      ) : null}
      {check?.ok && check.variableMessage ? <Notice tone="fair">{check.variableMessage}</Notice> : null}
    </FormSection>
  );
});
