import { useState } from 'react';
import { formatCount } from '../../ui/formats.ts';
import type { FileChoice } from '../draft/launchDraft.ts';
import { plural, toCountsText, toDuplicatesText, toEmailsText } from './countsText.ts';
import { CountsBar } from './CountsBar.tsx';
import { DownloadInvalidRows } from './DownloadInvalidRows.tsx';
import type { FileSummary } from './fileCheck.ts';
import styles from './FileCounts.module.css';
import { FixLinksDialog } from './FixLinksDialog.tsx';
import type { LeadSource } from './leadSource.ts';
import { ColumnSelects, EncodingSelect } from './ReadingSelects.tsx';

type FileCountsProps = {
  summary: FileSummary;
  source: LeadSource;
  choice: FileChoice;
  onChange: (patch: Partial<FileChoice>) => void;
  isLocked: boolean;
};

/** The row counts, and what to do about rows with problems. */
export function FileCounts({ summary, source, choice, onChange, isLocked }: FileCountsProps) {
  const [isFixing, setIsFixing] = useState(false);
  const { fixableCount, fixedCount, duplicateCount } = summary;
  const emails = toEmailsText(summary);
  const isCampaign = summary.columns.length > 0;
  const tool = (label: string, act: () => void) => (
    <button type="button" className="link" disabled={isLocked} onClick={act}>
      {label}
    </button>
  );
  return (
    <div className={styles.counts}>
      <CountsBar summary={summary} />
      <p className="num" role="status">
        <b>{toCountsText(summary)}</b> {toDuplicatesText(summary)}
      </p>
      {isCampaign && emails !== '' ? (
        <p className="small">
          {emails} <span className="muted">One lead costs one credit, whatever the number of emails.</span>
        </p>
      ) : null}
      {summary.leftOutCount > 0 ? (
        <p className="small">
          {`${plural(summary.leftOutCount, 'lead', 'leads')} left out, ${formatCount(summary.validCount)} to send. `}
          {tool('Put them back', () => onChange({ leftOut: [] }))}
        </p>
      ) : null}
      {fixedCount > 0 ? <p className="small muted">{`${plural(fixedCount, 'link', 'links')} fixed.`}</p> : null}
      {summary.quoteNotice ? <p className="small muted">{summary.quoteNotice}</p> : null}
      {summary.encodingNotice ? <p className="small muted">{summary.encodingNotice}</p> : null}
      <div className={styles.tools}>
        {isCampaign ? null : <ColumnSelects summary={summary} onChange={onChange} isLocked={isLocked} />}
        <EncodingSelect summary={summary} onChange={onChange} isLocked={isLocked} />
        {!choice.applyFixes && fixableCount > 0
          ? tool(`Fix ${formatCount(fixableCount)} ${fixableCount === 1 ? 'link' : 'links'}`, () => setIsFixing(true))
          : null}
        {choice.applyFixes ? tool('Undo fixes', () => onChange({ applyFixes: false })) : null}
        {!choice.removeDuplicates && duplicateCount > 0 ? tool('Remove duplicates', () => onChange({ removeDuplicates: true })) : null}
        {choice.removeDuplicates ? tool('Keep duplicates', () => onChange({ removeDuplicates: false })) : null}
        {isCampaign && summary.invalidCount > 0 ? <DownloadInvalidRows source={source} /> : null}
      </div>
      {isFixing ? (
        <FixLinksDialog
          count={fixableCount}
          fixes={summary.firstFixes}
          onClose={() => setIsFixing(false)}
          onFix={() => {
            setIsFixing(false);
            onChange({ applyFixes: true });
          }}
        />
      ) : null}
    </div>
  );
}
