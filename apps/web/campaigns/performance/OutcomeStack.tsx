import type { ReactNode } from 'react';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount } from '../../ui/formats.ts';
import type { OutcomeSegment, Outcomes } from './outcomeSegments.ts';
import styles from './OutcomeStack.module.css';

const saidList = (segments: readonly OutcomeSegment[]): string =>
  segments.map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`).join(', ');

type BarProps = { label: string; segments: readonly OutcomeSegment[]; children: (segment: OutcomeSegment) => ReactNode };

/** One bar whose lengths are true shares; empty segments are left out. */
function Bar({ label, segments, children }: BarProps) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {segments
        .filter(({ count }) => count > 0)
        .map((segment) => (
          <span
            key={segment.key}
            className={`${styles.segment} ${styles[segment.key]}`}
            style={{ flex: segment.count }}
            title={`${segment.label} ${formatCount(segment.count)}`}
          >
            {children(segment)}
          </span>
        ))}
    </div>
  );
}

/** The longer its word, the wider a segment must be to show it. */
function wordClass({ length }: string): string | undefined {
  if (length <= 5) return styles.shortestWord;
  if (length <= 7) return styles.shortWord;
  return length <= 11 ? styles.word : styles.longWord;
}

/** Word and count, each only if the segment is wide enough; the legend names the rest. */
function SegmentText({ segment: { key, label, count } }: { segment: OutcomeSegment }) {
  return (
    <span className={key === 'spam' ? styles.tag : styles.text}>
      <span className={wordClass(label)}>{label} </span>
      {formatCount(count)}
    </span>
  );
}

function Bars({ outcomes }: { outcomes: Outcomes }) {
  const { total, inbox, opened, mails, actions } = outcomes;
  const inboxShare = total === 0 ? 0 : (inbox * 100) / total;
  return (
    <>
      <div className={styles.marks}>
        <div className={styles.mark} style={{ inlineSize: `${inboxShare}%` }}>
          Inbox <b className="num">{formatCount(inbox)}</b> <span className="muted num">{formatRatio(inbox, total)}</span>
        </div>
      </div>
      <Bar label={`Of ${countOf(total, 'lead')}: ${saidList(mails)}`} segments={mails}>
        {(segment) => <SegmentText segment={segment} />}
      </Bar>
      {opened > 0 && (
        <>
          <svg className={styles.wedge} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0H${(opened * 100) / total}L100 10H0Z`} />
          </svg>
          <Bar label={`Of ${formatCount(opened)} opened: ${saidList(actions)}`} segments={actions}>
            {(segment) => <SegmentText segment={segment} />}
          </Bar>
        </>
      )}
    </>
  );
}

function Key({ outcomes }: { outcomes: Outcomes }) {
  return (
    <ul className={styles.key} aria-label="What people who opened did">
      {outcomes.actions.map(({ key, label, count }) => (
        <li key={key}>
          <i className={`${styles.swatch} ${styles[key]}`} aria-hidden="true" />
          <span>{label}</span>
          <span className={styles.count}>{formatCount(count)}</span>
          <span className={styles.share}>{formatRatio(count, outcomes.opened)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Only answers and complaints: the long segments have their names inside. */
const BRIEF_KEYS = ['reply', 'forward', 'remind', 'unsubscribe', 'report'];

function BriefKey({ outcomes }: { outcomes: Outcomes }) {
  return (
    <ul className={styles.brief} aria-label="What people who opened did">
      {outcomes.actions
        .filter(({ key }) => BRIEF_KEYS.includes(key))
        .map(({ key, label, count }) => (
          <li key={key}>
            <i className={`${styles.swatch} ${styles[key]}`} aria-hidden="true" />
            {label} <b className="num">{formatCount(count)}</b>
          </li>
        ))}
    </ul>
  );
}

/** What happened to the emails: inbox, opened and spam above; below, the opened emails enlarged and split by what their readers did. */
export function OutcomeStack({ outcomes, isCompact = false }: { outcomes: Outcomes; isCompact?: boolean }) {
  return (
    <div>
      <Bars outcomes={outcomes} />
      {isCompact ? <BriefKey outcomes={outcomes} /> : <Key outcomes={outcomes} />}
    </div>
  );
}
