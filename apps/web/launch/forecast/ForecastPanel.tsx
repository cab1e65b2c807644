import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { complaintPricesQuery } from '../../api/complaintPricesQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import type { Draft } from './draftProcessor.ts';
import { BucketSelect } from './BucketSelect.tsx';
import styles from './ForecastPanel.module.css';
import { toForecastNote, toForecastSentence, toRateViews, toSequenceNote, type RateView } from './forecastView.ts';
import { RateSkeleton, RateForecast } from './RateForecast.tsx';
import { useSenderHistory, type SenderHistory } from './useSenderHistory.ts';
import { useDraftForecast, useSettledText, type ForecastState } from './useDraftForecast.ts';

type ForecastPanelProps = {
  draft: Draft;
  /** Whether the chosen file is no list at all. */
  isUnreadable: boolean;
  /** Custom variables whose values are unknown without a list. */
  madeUpNames: readonly string[];
  /** What the forecast does with gaps the user still has to fill in. */
  slotNote: string | null;
  bucket: number;
  onBucket: (bucket: number) => void;
};

const PHONE = '(max-width: 37.4375em)';

/** The text shown instead of numbers. */
function wordsFor({ kind }: ForecastState, { source, email }: Draft, isUnreadable: boolean): string | null {
  if (kind === 'failed' && !isUnreadable) return 'No forecast right now. Launching works as usual.';
  if (kind !== 'missing' && kind !== 'failed') return null;
  if (email === null) return source === null ? 'Choose a campaign file to see what to expect.' : 'No row of this file can be sent yet.';
  return source === null || `${email.subject}${email.body}`.trim() === ''
    ? 'Write your email to see what to expect.'
    : 'No row of this list can be sent yet.';
}

type NumbersProps = { state: ForecastState; views: readonly RateView[]; notes: readonly (string | null)[] };

function Numbers({ state, views, notes }: NumbersProps) {
  if (state.kind === 'loading') return <RateSkeleton />;
  if (state.kind !== 'shown') return null;
  return (
    <>
      <dl className={state.isStale ? `${styles.rates} ${styles.stale}` : styles.rates}>
        {views.map((view) => (
          <RateForecast key={view.rate} {...view} />
        ))}
      </dl>
      {notes.map((note) =>
        note ? (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ) : null,
      )}
    </>
  );
}

type StripProps = { words: string; isOpen: boolean; panelId: string; onToggle: () => void };

/** One line on small screens, which opens the rest. */
const Strip = ({ words, isOpen, panelId, onToggle }: StripProps) => (
  <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
    <span>
      <b>Forecast</b> · {isOpen ? 'costs no credits' : words}
    </span>
    <Icon name="down" isSmall />
  </button>
);

type ForWhomProps = { who: ForWhom; history: SenderHistory; onChoose: (who: ForWhom) => void };

/** Whose forecast the numbers are; the outline is the other one. */
function ForWhomLine({ who, history: { campaigns, assumedHuman }, onChoose }: ForWhomProps) {
  const isUnknown = who === 'unknown_sender';
  const assumed = assumedReplies(assumedHuman);
  const own = `${formatCount(campaigns)} of your ${campaigns === 1 ? 'campaign' : 'campaigns'}`;
  return (
    <div className={styles.sender}>
      <p>
        {isUnknown
          ? `For an unknown sender. The outline is you, based on ${own}.`
          : `For you, based on ${own}. The outline is an unknown sender.`}
        {assumed === null ? '' : ` ${assumed}`}
      </p>
      <Switch label="Unknown sender" isOn={isUnknown} onChange={(isOn) => onChoose(isOn ? 'unknown_sender' : 'sender')} />
    </div>
  );
}

/** The forecast of the draft while it is typed: four rates with their bands at one bucket. Never blocks the launch. */
export function ForecastPanel({ draft, isUnreadable, madeUpNames, slotNote, bucket, onBucket }: ForecastPanelProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaMatch(PHONE);
  const history = useSenderHistory();
  const { data: prices = DEFAULT_COMPLAINT_PRICES } = useQuery(complaintPricesQuery);
  const [who, setWho] = useState<ForWhom>('sender');
  const state = useDraftForecast(draft, bucket, history);
  const shown = state.kind === 'shown' ? state.shown : null;
  const views = useMemo(() => (shown ? toRateViews(shown, who) : []), [shown, who]);
  const words = wordsFor(state, draft, isUnreadable);
  const sentence = shown ? toForecastSentence(views) : '';
  const settled = useSettledText(sentence);
  const isFolded = isPhone && !isOpen;
  return (
    <Card tone="quiet" className={styles.forecast} aria-label="Forecast">
      {isPhone ? (
        <Strip
          words={words ?? (shown ? toForecastSentence(views.slice(0, 2)) : 'loading…')}
          isOpen={isOpen}
          panelId={panelId}
          onToggle={() => setIsOpen(!isOpen)}
        />
      ) : null}
      <div id={panelId} className={styles.panel} hidden={isFolded}>
        <div className={styles.title}>
          {isPhone ? null : (
            <p>
              <b>Forecast</b>
              <span className={styles.free}>Costs no credits</span>
            </p>
          )}
          <BucketSelect bucket={bucket} onBucket={onBucket} />
        </div>
        {words ? <p className={styles.words}>{words}</p> : null}
        <Numbers
          state={state}
          views={views}
          notes={shown ? [slotNote, toSequenceNote(shown, prices), toForecastNote(shown, madeUpNames)] : []}
        />
        {shown?.forecast.forSender && history ? <ForWhomLine who={who} history={history} onChoose={setWho} /> : null}
      </div>
      <output className="sr">{settled === '' ? '' : `Forecast: ${settled}`}</output>
    </Card>
  );
}
