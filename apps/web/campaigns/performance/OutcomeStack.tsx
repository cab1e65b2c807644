import type { ReactNode } from 'react';
import { formatCount, formatRatio } from '../../ui/formats.ts';
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

/** Small shares carry no text: the key below names them. */
const SHARE_FOR_COUNT = 0.035;
const SHARE_FOR_WORD = 0.14;

function ActionText({ segment, opened }: { segment: OutcomeSegment; opened: number }) {
  const share = segment.count / opened;
  if (share < SHARE_FOR_COUNT) return null;
  return (
    <>
      {share >= SHARE_FOR_WORD && <span className={styles.word}>{segment.label} </span>}
      {formatCount(segment.count)}
    </>
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
      <Bar label={`Of ${formatCount(total)} leads: ${saidList(mails)}`} segments={mails}>
        {({ key, label, count }) => {
          const text = `${label} ${formatCount(count)}`;
          return key === 'spam' ? <span className={styles.tag}>{text}</span> : text;
        }}
      </Bar>
      {opened > 0 && (
        <>
          <svg className={styles.wedge} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0H${(opened * 100) / total}L100 10H0Z`} />
          </svg>
          <Bar label={`Of ${formatCount(opened)} opened: ${saidList(actions)}`} segments={actions}>
            {(segment) => <ActionText segment={segment} opened={opened} />}
          </Bar>
        </>
      )}
    </>
  );
}

function Key({ outcomes }: { outcomes: Outcomes }) {
  return (
    <ul className={styles.key} aria-label="What those who opened did">
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

/** The answers and complaints only: the long segments name themselves. */
const BRIEF_KEYS = ['reply', 'forward', 'remind', 'unsubscribe', 'report'];

function BriefKey({ outcomes }: { outcomes: Outcomes }) {
  return (
    <ul className={styles.brief} aria-label="What those who opened did">
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

/** What became of the list: inbox, opened and spam above; below, the opened mails widened into what their readers did. */
export function OutcomeStack({ outcomes, isCompact = false }: { outcomes: Outcomes; isCompact?: boolean }) {
  return (
    <div>
      <Bars outcomes={outcomes} />
      {isCompact ? <BriefKey outcomes={outcomes} /> : <Key outcomes={outcomes} />}
    </div>
  );
}
