import type { FollowUpAdvice } from '@coldcast/contract/insights';
import { useInsights } from '../../api/useInsights.ts';
import { Card } from '../../ui/Card.tsx';
import { formatInHundred } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './FollowUpInsights.module.css';

/** Smaller effects would round to zero. */
const MIN_SHOWN = 0.05;

type Finding = FollowUpAdvice['findings'][number];

const SIGNS: Record<Finding['effect'], { sign: string; label: string }> = {
  for: { sign: '+', label: 'For: ' },
  against: { sign: '−', label: 'Against: ' },
  neutral: { sign: '·', label: '' },
};

function worthText({ deltaPoints }: Finding): string | null {
  if (Math.abs(deltaPoints) < MIN_SHOWN) return null;
  return `${deltaPoints > 0 ? 'Brings' : 'Costs'} about ${formatInHundred(Math.abs(deltaPoints) / 100)} replies in 100.`;
}

function FindingItem({ finding }: { finding: Finding }) {
  const { label, effect, text, quote } = finding;
  const worth = worthText(finding);
  return (
    <li className={styles.finding}>
      <span className={styles[effect]} aria-hidden="true">
        {SIGNS[effect].sign}
      </span>
      <div>
        <h4>
          <span className="sr">{SIGNS[effect].label}</span>
          {label}
          {worth === null ? null : <span className={styles.worth}>{worth}</span>}
        </h4>
        <p>
          {text}
          {quote === null ? null : <q dir="auto">{quote}</q>}
        </p>
      </div>
    </li>
  );
}

function Fixes({ fixes }: Pick<FollowUpAdvice, 'fixes'>) {
  const verified = fixes.filter(({ verification }) => verification.verified);
  return verified.map(({ text, verification }) => (
    <p key={text} className={styles.fix}>
      <Icon name="bulb" isSmall />
      <span>
        {`${text}.`}
        {verification.sentence === undefined ? null : <span className="small muted">{` ${verification.sentence}.`}</span>}
      </span>
    </p>
  ));
}

/** The findings in each follow-up, with what they cost over the whole sequence; nothing until known, or for a single email. */
export function FollowUpInsights({ campaignId }: { campaignId: string }) {
  const { data } = useInsights('reply', campaignId);
  const followUps = data?.followUps ?? [];
  if (followUps.length === 0) return null;
  const title = 'What your follow-ups add';
  return (
    <Card isPadded aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.steps}>
        {followUps.map(({ step, findings, fixes }) => (
          <section key={step} aria-label={`Email ${step}`}>
            <h3>{`Email ${step}`}</h3>
            {findings.length === 0 ? (
              <p className="muted">Nothing stands out in this email.</p>
            ) : (
              <ul>
                {findings.map((finding) => (
                  <FindingItem key={finding.findingId} finding={finding} />
                ))}
              </ul>
            )}
            <Fixes fixes={fixes} />
          </section>
        ))}
      </div>
    </Card>
  );
}
