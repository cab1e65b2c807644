import { Suspense, useMemo } from 'react';
import { AboutSection, AudienceLink, ColumnChecks, DraftReasons, EmailPreview, PreflightSection, UnplacedRows } from './drawerParts.ts';
import { Link } from 'react-router';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { paths } from '../ui/paths.ts';
import { FormSection } from './FormSection.tsx';
import styles from './LaunchForm.module.css';
import { LeadFileSection } from './leads/LeadFileSection.tsx';
import { FileFixes } from './preflight/FileFixes.tsx';
import { OpenRateNote } from './OpenRateNote.tsx';
import type { LaunchFormState } from './useLaunchForm.ts';

type ModePanelProps = {
  form: LaunchFormState;
  isDragging: boolean;
  /** Bucket 0 to 9 of the forecast. */
  bucket: number;
  /** Receives the number of findings about the emails. */
  onChecks: (count: number) => void;
};

const nothing = () => undefined;

/** Upload CSV: a file that contains its emails. */
export function CsvPanel({ form, isDragging, bucket, onChecks }: ModePanelProps) {
  const { draft, change, choice, source, reading, summary, isLaunching } = form;
  const { about } = draft;
  const file = useMemo(() => ({ source, email: null, about }), [source, about]);
  const hasRows = source !== null && summary !== undefined && summary.validCount > 0;
  return (
    <>
      <LeadFileSection
        mode="csv"
        choice={choice}
        source={source}
        reading={reading}
        isDragging={isDragging}
        isLocked={isLaunching}
        onFile={form.takeFile}
        onChange={form.changeFile}
      />
      <Suspense fallback={<LoadingRows />}>
        {source && summary && summary.missingColumns.length === 0 ? <ColumnChecks summary={summary} /> : null}
        {summary ? <UnplacedRows summary={summary} /> : null}
        {hasRows ? (
          <>
            <AboutSection form={form} draft={file} bucket={bucket} />
            <AudienceLink
              draft={file}
              campaignName={draft.campaignName}
              bucket={bucket}
              isLocked={isLaunching}
              onLeave={form.drawer.close}
            />
            <PreflightSection
              onCount={onChecks}
              draft={file}
              canFix={() => true}
              onFix={(fix) => form.changeFile({ textFixes: [...choice.textFixes, fix] })}
              isLocked={isLaunching}
              done={<FileFixes choice={choice} isLocked={isLaunching} onChange={form.changeFile} />}
            />
            <DraftReasons draft={file} bucket={bucket} seed={form.seed} isLocked={isLaunching} onUse={nothing} onUseFollowUp={nothing} />
            <FormSection title="Preview">
              <EmailPreview key={source.fileId} source={source} email={null} leadCount={summary.validCount} />
            </FormSection>
          </>
        ) : null}
      </Suspense>
      <OpenRateNote openPercent={draft.mockOpenRate} isLocked={isLaunching} onForget={() => change({ mockOpenRate: null })} />
      <p className="small muted">
        Prefer a page?{' '}
        <Link to={paths.upload} className={styles.page} onClick={form.drawer.close}>
          Open Upload CSV
        </Link>
      </p>
    </>
  );
}
