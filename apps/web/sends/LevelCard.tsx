import type { ReplyBand, SenderSummary } from '@coldcast/contract/sends';
import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import { BandPair } from '../ui/BandPair.tsx';
import { Card } from '../ui/Card.tsx';
import { formatCount, formatInHundred } from '../ui/formats.ts';
import styles from './sends.module.css';

const bandWords = ({ median, interval80: [low, high] }: ReplyBand): string =>
  `${formatInHundred(median)} in 100 (${formatInHundred(low)} to ${formatInHundred(high)})`;

/** How much narrower or wider one band is than another, as a ratio; nothing if they hardly differ. */
function widthWords(own: ReplyBand, other: ReplyBand): string {
  const width = ({ interval80: [low, high] }: ReplyBand) => Math.log(high / low);
  const share = width(own) / width(other);
  if (!(share < 0.9 || share > 1.1)) return 'Your range is about as wide.';
  return share < 1 ? `Your range is ${Math.round(100 * (1 - share))}% narrower.` : `Your range is ${Math.round(100 * (share - 1))}% wider.`;
}

/** What the past campaigns tell about the sender: its reply rate next to an unknown sender's. */
export function LevelCard({ sender }: { sender: SenderSummary }) {
  const { bucket, sender: own, unknownSender } = sender.reply;
  const campaigns = sender.campaigns === 1 ? '1 of your campaigns' : `${formatCount(sender.campaigns)} of your campaigns`;
  const assumed = assumedReplies(sender.assumedHuman);
  return (
    <Card isPadded aria-labelledby="your-level" className={styles.level}>
      <header className={styles.head}>
        <h2 id="your-level">Your level</h2>
        <p className={styles.quiet}>At bucket {bucket}, for a typical email to 500 leads</p>
      </header>
      <p>
        <span className={styles.say}>{formatInHundred(own.median)}</span> replies in 100 ({formatInHundred(own.interval80[0])} to{' '}
        {formatInHundred(own.interval80[1])}), from {campaigns}
      </p>
      <BandPair
        rows={[
          { label: 'You', band: own },
          { label: 'Unknown sender', band: unknownSender },
        ]}
      />
      <p className={styles.quiet}>
        An unknown sender: {bandWords(unknownSender)}. {widthWords(own, unknownSender)} Learned from {formatCount(sender.delivered)}{' '}
        delivered emails.
      </p>
      {assumed === null ? null : <p className={styles.quiet}>{assumed}</p>}
      {sender.isContradicted ? <p>Your last campaign differs a lot from the others, so your range is wider.</p> : null}
    </Card>
  );
}
