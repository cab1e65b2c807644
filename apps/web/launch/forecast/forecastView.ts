import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { summarizeSequence } from '@coldcast/rules/sequence/summarizeSequence';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import type { BucketForecast, Interval } from '@coldcast/simulator/outcome';
import { formatCount, formatInHundred } from '../../ui/formats.ts';
import { plural } from '../leads/countsText.ts';
import type { DraftForecast } from './draftForecast.ts';

/** Rates a draft's forecast shows: those of the campaign list. */
const RATES = ['open', 'reply', 'interest', 'unsubscribe'] as const;
type ForecastRate = (typeof RATES)[number];

const LABELS: Record<ForecastRate, string> = { open: 'Open', reply: 'Reply', interest: 'Interest', unsubscribe: 'Unsubscribe' };
const FORMULAS: Record<ForecastRate, string> = {
  open: 'leads who open / leads',
  reply: 'leads who reply / leads',
  interest: 'leads with a positive reply / leads',
  unsubscribe: 'leads who unsubscribe / leads',
};
/** Right ends of the strips, as fractions; a wider range extends the strip. */
const ENDS: Record<ForecastRate, number> = { open: 0.8, reply: 0.08, interest: 0.03, unsubscribe: 0.02 };

type Strip = { low: number; mean: number; high: number };

export type RateView = {
  rate: ForecastRate;
  label: string;
  /** `Open` of the label `Open of email 1`, for a narrow column. */
  name: string;
  /** `44` in `44 in 100`. */
  mean: string;
  /** `39 to 49`. */
  range: string;
  /** Positions on the strip, in percent of its length. */
  strip: Strip;
  /** The other sender's forecast on the same strip; null if the sender has no history. */
  other: { words: string; strip: Strip } | null;
  tip: { formula: string; detail: string };
};

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

type Expected = { mean: number; interval: Interval; interestOfReplies: BucketForecast['ofReplies']['interest'] };

/** The expectation for this or an unknown sender; for an unknown one if there is no history. */
function expectedFor(rate: ForecastRate, forecast: BucketForecast, who: ForWhom): Expected {
  const { openedFirst, forSender } = forecast;
  const known = who === 'sender' ? forSender : undefined;
  const interestOfReplies = (known ?? forecast).ofReplies.interest;
  if (rate === 'open' && openedFirst !== undefined)
    return { mean: openedFirst.expected, interval: openedFirst.trueRate80, interestOfReplies };
  if (known !== undefined) return { mean: known.median[rate], interval: known.trueRate80[rate], interestOfReplies };
  return { mean: forecast.expected[rate], interval: forecast.trueRate80[rate], interestOfReplies };
}

function interestWords({ interestOfReplies: { expected, interval80 } }: Expected): string {
  return ` Of those who reply, ${formatInHundred(expected)} in 100 (${formatInHundred(interval80[0])} to ${formatInHundred(interval80[1])}) are interested.`;
}

const otherWords = ({ mean, interval: [low, high] }: Expected, shown: ForWhom): string =>
  `${shown === 'sender' ? 'Unknown sender' : 'You'}: ${formatInHundred(mean)} in 100 (${formatInHundred(low)} to ${formatInHundred(high)})`;

function toRateView(rate: ForecastRate, forecast: BucketForecast, who: ForWhom): RateView {
  const isFirst = rate === 'open' && forecast.openedFirst !== undefined;
  const shown = expectedFor(rate, forecast, who);
  const other = forecast.forSender === undefined ? null : expectedFor(rate, forecast, who === 'sender' ? 'unknown_sender' : 'sender');
  const {
    mean,
    interval: [low, high],
  } = shown;
  const end = Math.max(ENDS[rate], high * 1.1, (other?.interval[1] ?? 0) * 1.1);
  const toStrip = ({ mean: middle, interval: [from, to] }: Expected): Strip => ({
    low: (from / end) * 100,
    mean: (middle / end) * 100,
    high: (to / end) * 100,
  });
  const label = rate === 'open' ? openLabel(isFirst) : LABELS[rate];
  const detail = `Expected ${percent(mean)}. The 80% range of the true rate is ${percent(low)} to ${percent(high)}.`;
  return {
    rate,
    label,
    name: LABELS[rate],
    mean: formatInHundred(mean),
    range: `${formatInHundred(low)} to ${formatInHundred(high)}`,
    strip: toStrip(shown),
    other: other && { words: otherWords(other, who), strip: toStrip(other) },
    tip: {
      formula: `${label} = ${isFirst ? 'leads who open email 1 / leads' : FORMULAS[rate]}, at bucket ${BUCKETS[forecast.bucket]}`,
      detail: rate === 'interest' ? `${detail}${interestWords(shown)}` : detail,
    },
  };
}

/** The four rates; with a known history, `who` picks this sender or an average one. */
export const toRateViews = ({ forecast }: DraftForecast, who: ForWhom = 'sender'): RateView[] =>
  RATES.map((rate) => toRateView(rate, forecast, who));

/** Of which email the opens are, and what the email after the stopping point adds, or the last one if all pay off; null for a single email. */
export function toSequenceNote({ forecast: { steps = [] } }: DraftForecast, prices: ComplaintPrices): string | null {
  const words = summarizeSequence(
    steps.map(({ expected }) => expected),
    prices,
  ).at(-1);
  return words === undefined ? null : `Open is of email 1, the other rates are of all emails. ${words}`;
}

/** In a shorter list, chance outweighs anything the email can do. */
const FEW_LEADS = 20;

const countRange = ([low, high]: Interval, leads: number): string => {
  const [from, to] = [Math.round(low * leads), Math.round(high * leads)];
  return from === to ? String(from) : `${from} to ${to}`;
};

/** The note next to the numbers; null if they need none. */
export function toForecastNote({ leadCount, isTypical, forecast }: DraftForecast, madeUp: readonly string[]): string | null {
  if (isTypical) {
    const names = madeUp.map((name) => `{{${name}}}`).join(', ');
    const filled = madeUp.length > 0 ? ` ${names} ${madeUp.length === 1 ? 'counts' : 'count'} as filled.` : '';
    return `For a typical list of ${formatCount(leadCount)} leads. Add your leads to see yours.${filled}`;
  }
  if (leadCount >= FEW_LEADS) return null;
  const opens = countRange(forecast.openedFirst?.run80 ?? forecast.run80.open, leadCount);
  return `${plural(leadCount, 'lead is', 'leads are')} few. One run may show ${opens} opens and ${countRange(forecast.run80.reply, leadCount)} replies.`;
}

/** The forecast in one sentence, for the strip of small screens and for screen readers. */
export const toForecastSentence = (views: readonly RateView[]): string =>
  views.map(({ label, mean }) => `${label} ${mean}`).join(', ') + ' in 100';
