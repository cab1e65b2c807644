import type { Difference } from '@coldcast/contract/outcomes';
import { formatInHundred } from '../../ui/formats.ts';
import band from '../../ui/RateBand.module.css';
import styles from './GapPicture.module.css';
import { findGapSteps, type GapStep } from './gapSteps.ts';

const partNames = {
  placement: 'Placement: inbox or spam',
  sender: 'You as a sender',
  rest: 'Email, list and timing',
  chance: 'Chance',
} as const;

/** `+0.4`, `-1.2`, `0` in 100 */
const signed = (change: number): string => {
  const size = formatInHundred(Math.abs(change));
  return size === '0' ? '0' : `${change < 0 ? '-' : '+'}${size}`;
};

/** From one rate to the next: where it starts, and how far it goes. */
function Step({ step: { from, to }, cap }: { step: GapStep; cap: number }) {
  const at = (rate: number) => `${Math.min(100, (100 * rate) / cap)}%`;
  const [low, high] = from < to ? [from, to] : [to, from];
  return (
    <div className={band.line} aria-hidden="true">
      <i
        className={to < from ? styles.fall : styles.rise}
        style={{ insetInlineStart: at(low), inlineSize: `calc(${at(high)} - ${at(low)})` }}
      />
      <i className={band.middle} style={{ insetInlineStart: at(to) }} />
    </div>
  );
}

function Whole({ rate, cap, isFact }: { rate: number; cap: number; isFact: boolean }) {
  return (
    <div className={band.line} aria-hidden="true">
      <i className={isFact ? band.fact : band.middle} style={{ insetInlineStart: `${Math.min(100, (100 * rate) / cap)}%` }} />
    </div>
  );
}

function WholeRow({ name, rate, cap, isFact }: { name: string; rate: number; cap: number; isFact: boolean }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.picture}>
        <Whole rate={rate} cap={cap} isFact={isFact} />
      </td>
      <td className={styles.number}>{formatInHundred(rate)}</td>
      <td className={styles.number}>-</td>
    </tr>
  );
}

function StepRow({ step, cap }: { step: GapStep; cap: number }) {
  return (
    <tr>
      <th scope="row">{partNames[step.part]}</th>
      <td className={styles.picture}>
        <Step step={step} cap={cap} />
      </td>
      <td className={styles.number}>{signed(step.to - step.from)}</td>
      <td className={styles.number}>{step.probability < 0.005 ? '<1' : Math.round(100 * step.probability)}%</td>
    </tr>
  );
}

function Head({ cap }: { cap: number }) {
  return (
    <thead>
      <tr>
        <th scope="col">Reason</th>
        <th scope="col">
          <span className="sr">Replies in 100</span>
          <span className={styles.axis} aria-hidden="true">
            <span>0</span>
            <span>{formatInHundred(cap)} in 100</span>
          </span>
        </th>
        <th scope="col" className={styles.number}>
          In 100
        </th>
        <th scope="col" className={styles.number}>
          Main reason
        </th>
      </tr>
    </thead>
  );
}

/** The path from the forecast to the result, part by part, with the chance that each is the main reason. */
export function GapPicture({ difference }: { difference: Difference }) {
  const { steps, cap } = findGapSteps(difference);
  return (
    <table className={styles.gap}>
      <caption>
        Why the result was different
        <span>Change in replies per 100 emails, and the chance that it is the main reason</span>
      </caption>
      <Head cap={cap} />
      <tbody>
        <WholeRow name="Forecast" rate={difference.expected} cap={cap} isFact={false} />
        {steps.map((step) => (
          <StepRow key={step.part} step={step} cap={cap} />
        ))}
        <WholeRow name="Result" rate={difference.actual} cap={cap} isFact />
      </tbody>
    </table>
  );
}
