import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { useEffect, useState, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FormSection } from '../FormSection.tsx';
import type { Draft } from '../forecast/draftProcessor.ts';
import { plural } from '../leads/countsText.ts';
import { CHECKS_ID } from './checksId.ts';
import { FindingItem } from './FindingItem.tsx';
import styles from './PreflightSection.module.css';
import { usePreflight } from './usePreflight.ts';

/** How many findings are shown at first. */
const FIRST_SHOWN = 5;

type PreflightSectionProps = {
  draft: Draft;
  /** Whether a repair can be made here. */
  canFix: (fix: TextFix) => boolean;
  onFix: (fix: TextFix) => void;
  isLocked: boolean;
  /** Repairs made so far, with an undo button. */
  done?: ReactNode;
  /** Receives the number of findings. */
  onCount?: (count: number) => void;
};

/** What stands out in the emails before launch. It warns and never blocks the launch. */
export function PreflightSection({ draft, canFix, onFix, isLocked, done, onCount }: PreflightSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { check, isCurrent } = usePreflight(draft);
  const count = check?.findings.length ?? 0;
  useEffect(() => {
    onCount?.(count);
    return () => onCount?.(0);
  }, [count, onCount]);
  if (check === null || check?.checkedCount === 0) return null;
  if (check === undefined) return <p className="small muted">Checking the emails…</p>;
  const { findings } = check;
  const checked = `Checked ${plural(check.checkedCount, 'email', 'emails')}`;
  if (findings.length === 0) {
    return (
      <>
        {done}
        <p className={styles.clean} role="status">
          <Icon name="check" isSmall />
          {`${checked}: nothing stands out`}
        </p>
      </>
    );
  }
  const shown = showsAll ? findings : findings.slice(0, FIRST_SHOWN);
  return (
    <FormSection
      title="Before you launch"
      aside={
        <span className="small muted" role="status">
          {`${checked}: ${plural(findings.length, 'thing stands out', 'things stand out')}`}
        </span>
      }
    >
      {done}
      <Card
        as="ul"
        tone="quiet"
        id={CHECKS_ID}
        tabIndex={-1}
        aria-label="Things to check"
        className={isCurrent ? styles.findings : `${styles.findings} ${styles.stale}`}
      >
        {shown.map((finding) => (
          <FindingItem
            key={`${finding.kind} ${finding.text}`}
            finding={finding}
            canFix={finding.fix !== null && canFix(finding.fix)}
            isLocked={isLocked || !isCurrent}
            onFix={onFix}
          />
        ))}
      </Card>
      {findings.length > shown.length ? (
        <button type="button" className="link" onClick={() => setShowsAll(true)}>
          {`Show ${plural(findings.length - shown.length, 'more', 'more')}`}
        </button>
      ) : null}
    </FormSection>
  );
}
