import type { SenderSummary } from '@coldcast/contract/sends';
import { Card } from '../ui/Card.tsx';
import { formatCount } from '../ui/formats.ts';
import styles from './sends.module.css';

function levelWords({ level }: SenderSummary): string {
  const [low, high] = [level.mean - 1.28 * level.sd, level.mean + 1.28 * level.sd].map((logOdds) => Math.exp(logOdds).toFixed(1));
  return `Your odds of a reply are about ${Math.exp(level.mean).toFixed(1)} times those of an unknown sender (${low} to ${high}).`;
}

/** What the past campaigns say: the sender's level, and the ten deliverability buckets. */
export function LevelCard({ sender }: { sender: SenderSummary }) {
  const most = Math.max(...sender.buckets.map(({ probability }) => probability));
  const campaigns = sender.campaigns === 1 ? '1 campaign' : `${formatCount(sender.campaigns)} campaigns`;
  return (
    <Card isPadded aria-labelledby="your-level" className={styles.level}>
      <h2 id="your-level">What Coldcast learned</h2>
      <p>
        From {campaigns} and {formatCount(sender.delivered)} delivered emails. {levelWords(sender)}
      </p>
      {sender.isContradicted ? <p>Your last campaign differs a lot from the others, so your range is wider.</p> : null}
      <h3>How likely is each usual open rate?</h3>
      <ul className={styles.buckets}>
        {sender.buckets.map(({ bucket, probability }) => (
          <li key={bucket}>
            <span>{bucket}</span>
            <span>
              <i className={styles.bar} style={{ inlineSize: `${(100 * probability) / most}%` }} aria-hidden="true" />
            </span>
            <span>{Math.round(100 * probability)}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
