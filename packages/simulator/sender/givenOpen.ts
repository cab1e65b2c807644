import type { CampaignReading } from './sender.ts';

/**
 * A past or next campaign's reply in the form of the engine's campaign effect: log odds of replying given open, with opens as the ceiling.
 * `stretch` converts slopes of the reply's log odds per sent email to slopes given open.
 */
export type GivenOpen = { logOdds: number; ceiling: number; stretch: number };

const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Splits a reply's log odds per sent email at the opens expected there. */
export function splitAtOpens({ reply, open }: { reply: number; open: number }): GivenOpen {
  const [replied, opened] = [sigmoid(reply), sigmoid(open)];
  const share = Math.min(0.999, replied / opened);
  return { logOdds: Math.log(share / (1 - share)), ceiling: opened, stretch: (1 - replied) / (1 - share) };
}

/** The reply of a read campaign at one bucket. */
export const givenOpen = ({ eta }: CampaignReading, bucket: number): GivenOpen =>
  splitAtOpens({ reply: eta.reply[bucket] ?? 0, open: eta.open[bucket] ?? 0 });
