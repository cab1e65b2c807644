import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import { formatCount } from '../../ui/formats.ts';
import { Switch } from '../../ui/Switch.tsx';
import styles from './ForWhomSwitch.module.css';

type Props = {
  who: ForWhom;
  onChoose: (who: ForWhom) => void;
  /** Past campaigns behind the forecast for the sender; null if unknown. */
  campaigns: number | null;
  /** Those whose replies all count as human, because nobody said otherwise. */
  assumedHuman: number;
  /** Whether the page is public. */
  isShared?: boolean;
};

const campaignsWords = (campaigns: number | null, owner: string): string =>
  campaigns === null ? '' : `, from ${formatCount(campaigns)} of ${owner} ${campaigns === 1 ? 'campaign' : 'campaigns'}`;

/** Shows whose forecast is drawn first, and switches it; the other stays as an outline. */
export function ForWhomSwitch({ who, onChoose, campaigns, assumedHuman, isShared = false }: Props) {
  const assumed = isShared || who === 'unknown_sender' ? null : assumedReplies(assumedHuman);
  const words =
    who === 'unknown_sender'
      ? 'Expected for an unknown sender'
      : `Expected for ${isShared ? 'this sender' : 'you'}${campaignsWords(campaigns, isShared ? 'the sender’s' : 'your')}`;
  return (
    <div className={styles.line}>
      <p>
        {words}
        {assumed === null ? '' : `. ${assumed}`}
      </p>
      <Switch label="Unknown sender" isOn={who === 'unknown_sender'} onChange={(isOn) => onChoose(isOn ? 'unknown_sender' : 'sender')} />
    </div>
  );
}
