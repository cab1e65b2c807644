import type { Factor } from '@coldcast/contract/insights';

/** One line on a factor's effect: "About 5.2 points of the open rate." Undefined if the answer has no figure. */
export function factorLine(factor: Factor, rate: 'open' | 'reply'): string | undefined {
  const { deltaPoints, shareOfLeads, polarity } = factor;
  const points =
    deltaPoints === undefined ? undefined : `about ${Math.abs(deltaPoints).toFixed(Math.abs(deltaPoints) < 0.095 ? 2 : 1)} points`;
  const worth = points && (polarity === 'negative' ? `${points} of the ${rate} rate lost` : `${points} of the ${rate} rate`);
  const touched =
    shareOfLeads === undefined
      ? undefined
      : shareOfLeads >= 0.9995
        ? 'affects every lead'
        : `affects ${Math.round(shareOfLeads * 100)} in 100 leads`;
  const line = [touched, worth].filter((part) => part !== undefined).join('; ');
  return line === '' ? undefined : `${line.slice(0, 1).toUpperCase()}${line.slice(1)}.`;
}
