import { toNormal } from '../../draws.ts';
import { normalsOf } from '../../model/parameterDraws.ts';
import { BUCKET_COUNT } from '../../outcome.ts';
import { binomialQuantile } from '../../model/quantiles.ts';
import { getPrior } from '../../priors.ts';
import { composeReference } from '../../reference/compose.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { expectedLogOdds, readLeads, type Leads } from '../engineSeam.ts';
import { splitAtOpens } from '../givenOpen.ts';
import { learnSender } from '../learnSender.ts';
import { predictReply } from '../predictReply.ts';
import { readPastEmails } from '../readPastCampaign.ts';
import type { CampaignReading, PastCampaign } from '../sender.ts';
import { uniformsOf } from './sampleReply.ts';

/** An email with the engine's reading, and its leads. */
export type Text = { leads: Leads; reading: CampaignReading };

/** Some of the reference emails, each with its own list. */
export const readTexts = (count: number): Text[] =>
  composeReference()
    .slice(0, count)
    .map(({ subject, body }) => {
      const list = buildList(4, () => ({ email: { subject, body } }));
      return { leads: readLeads(buildCampaign(), list), reading: readPastEmails(buildCampaign(), list) };
    });

/** `spread` null draws it from its prior. `openSpread` is how much campaigns vary in opens, in log odds; null if opens are not tracked. */
export type Cell = { campaigns: number; spread: number | null; openSpread: number | null; senders: number; seed: string };

export type Coverage = { covered: number; senders: number; meanLogWidth: number };

const TRUE_WORLDS = 1_000_000;

/** Draws one sender's parameters, bucket, level and spread, counts its campaigns, and checks its next true rate against the band. */
function simulateSender(
  texts: readonly Text[],
  { campaigns, spread, openSpread, seed }: Cell,
  index: number,
): { isCovered: boolean; logWidth: number } {
  const uniforms = uniformsOf(`${seed} ${index}`);
  const normal = () => toNormal(uniforms());
  const world = normalsOf(TRUE_WORLDS + index);
  const bucket = Math.floor(uniforms() * BUCKET_COUNT);
  const level = getPrior('sender.level').sd * normal();
  const spreadPrior = getPrior('sender.spread');
  const own = spread ?? Math.exp(spreadPrior.mean + spreadPrior.sd * normal());
  const rates = new Map<Text, ReturnType<typeof splitAtOpens>>();
  const pick = (): { text: Text; rate: number } => {
    const text = texts[Math.floor(uniforms() * texts.length)];
    if (text === undefined) throw new Error('no text');
    const at = (name: 'reply' | 'open') => expectedLogOdds(text.leads, world, name)[bucket] ?? 0;
    const known = rates.get(text) ?? splitAtOpens({ reply: at('reply'), open: at('open') });
    rates.set(text, known);
    return { text, rate: known.ceiling / (1 + Math.exp(-(known.logOdds + level + own * normal()))) };
  };
  const countOpens = ({ leads }: Text, delivered: number, sd: number): number => {
    const logOdds = (expectedLogOdds(leads, world, 'open')[bucket] ?? 0) + sd * normal();
    return binomialQuantile(delivered, 1 / (1 + Math.exp(-logOdds)), uniforms());
  };
  const past = Array.from({ length: campaigns }, (): PastCampaign => {
    const { text, rate } = pick();
    const delivered = Math.round(100 * 20 ** uniforms());
    const none = { positive: null, unsubscribed: null, spamReports: null };
    const replies = binomialQuantile(delivered, rate, uniforms());
    return {
      delivered,
      replies,
      opened: openSpread === null ? null : countOpens(text, delivered, openSpread),
      ...none,
      expected: text.reading,
    };
  });
  const next = pick();
  const [low, high] = predictReply(learnSender(past), next.text.reading, null).interval80;
  return { isCovered: next.rate >= low && next.rate <= high, logWidth: Math.log(high / low) };
}

/** How often the 80% band contains the next campaign's true rate, over simulated senders with an unknown bucket. */
export function measureCoverage(texts: readonly Text[], cell: Cell): Coverage {
  let [covered, widths] = [0, 0];
  for (let index = 0; index < cell.senders; index += 1) {
    const { isCovered, logWidth } = simulateSender(texts, cell, index);
    if (isCovered) covered += 1;
    widths += logWidth;
  }
  return { covered, senders: cell.senders, meanLogWidth: widths / cell.senders };
}
