import { keyedUniform, toNormal } from '../draws.ts';
import { quantile } from '../model/quantiles.ts';
import { getPrior } from '../priors.ts';
import { givenOpen } from './givenOpen.ts';
import { alongPosterior } from './predictReply.ts';
import type { CampaignReading, SenderPosterior, SpreadPosterior } from './sender.ts';
import { logLikelihood } from './tiltedBinomial.ts';

/**
 * What can make a result differ from its forecast. `rest` is the email, the list and the timing, as far as the model does not explain them.
 */
export const GAP_PARTS = ['chance', 'placement', 'sender', 'rest'] as const;
export type GapPart = (typeof GAP_PARTS)[number];

/** A part of the gap in log odds of replying, and the chance that it is the largest of all parts. */
export type GapShare = { part: GapPart; mean: number; interval80: readonly [number, number]; probability: number };

/** What would help to tell the parts apart. `count` is the number of seed addresses, or of further sends. */
export type GapAdvice = { kind: 'seed_test' | 'more_sends' | 'change_one' | 'nothing_to_explain' | 'cannot_tell'; count: number | null };

export type Gap = { parts: GapShare[]; isWithin80: boolean; advice: GapAdvice[] };

export type GapQuestion = {
  /** What is known about the sender without this result; the posterior of an empty history if nothing is. */
  sender: SenderPosterior;
  expected: CampaignReading;
  /** The bucket the forecast was made for. */
  bucket: number;
  delivered: number;
  replies: number;
  hasSeedTest: boolean;
  /** The 80% range of rates that was forecast for this many emails; computed here if there was none. */
  seen80?: readonly [number, number] | undefined;
};

const SAMPLES = 6000;

const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
const logit = (share: number): number => Math.log(share / (1 - share));

type Sample = Record<GapPart, number> & { weight: number; seen: number };

/** The group of spreads, and the spread within it, selected by a uniform. */
function pickGroup(groups: readonly SpreadPosterior[], uniform: number): { group: SpreadPosterior; at: number } | undefined {
  let passed = 0;
  for (const group of groups) {
    for (let at = 0; at < group.spreads.length; at += 1) {
      passed += group.share * (group.spreads[at] ?? 0);
      if (uniform <= passed) return { group, at };
    }
  }
  const group = groups.at(-1);
  return group && { group, at: group.spreads.length - 1 };
}

/** A campaign's slopes at one bucket: along the directions of the history, and along the sender's level. */
function slopesAt({ sender, expected }: GapQuestion, place: number): number[] {
  const slopes = sender.parameters.map((name) => expected.gradient[name]?.[place] ?? 0);
  const { stretch } = givenOpen(expected, place);
  const along = sender.basis.map((direction) => stretch * direction.reduce((sum, value, row) => sum + value * (slopes[row] ?? 0), 0));
  return [...along, getPrior('sender.level').sd];
}

/** The sender's level known before this result at one bucket, which the forecast already included. */
function knownLevel(question: GapQuestion, place: number): number {
  const groups = question.sender.buckets[place]?.groups ?? [];
  const slopes = slopesAt(question, place);
  return groups.reduce((sum, group) => sum + group.share * alongPosterior(group, slopes).mean, 0);
}

/** One possible explanation: a bucket, the sender's part and the campaign's own, weighted by how well they explain the result. */
function drawSample(question: GapQuestion, levels: readonly number[], index: number): Sample | undefined {
  const { sender, expected, bucket, delivered, replies } = question;
  const uniform = (purpose: string) => keyedUniform('gap', String(index), purpose);
  let passed = 0;
  const pick = uniform('bucket');
  const at = sender.buckets.findIndex(({ probability }) => (passed += probability) >= pick);
  const place = at === -1 ? bucket : at;
  const posterior = sender.buckets[place];
  const chosen = posterior && pickGroup(posterior.groups, uniform('spread'));
  if (chosen === undefined) return undefined;
  const [here, forecastAt] = [givenOpen(expected, place), givenOpen(expected, bucket)];
  const known = alongPosterior(chosen.group, slopesAt(question, place));
  const spread = Math.hypot(
    sender.spreads[chosen.group.from + chosen.at] ?? 0,
    expected.isTextKnown ? 0 : getPrior('sender.unknownText').sd,
  );
  const level = known.mean + Math.sqrt(known.variance) * toNormal(uniform('level'));
  const own = spread * toNormal(uniform('own'));
  const rateAt = ({ logOdds, ceiling }: typeof here, shift: number) => logit(ceiling * sigmoid(logOdds + shift));
  const observed = logit((replies + 0.5) / (delivered + 1));
  const truth = rateAt(here, level + own);
  // The forecast if this had been the bucket; the level known before must not explain anything twice.
  const forecastHere = rateAt(here, levels[place] ?? 0);
  return {
    placement: forecastHere - rateAt(forecastAt, levels[bucket] ?? 0),
    sender: rateAt(here, level) - forecastHere,
    rest: truth - rateAt(here, level),
    chance: observed - truth,
    weight: logLikelihood({ trials: delivered, count: replies, ceiling: here.ceiling }, here.logOdds + level + own),
    seen: truth,
  };
}

/** The quantile of weighted values. */
function weighted(samples: readonly (readonly [value: number, weight: number])[], share: number): number {
  const sorted = samples.toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let passed = 0;
  for (const [value, weight] of sorted) {
    passed += weight;
    if (passed >= share * total) return value;
  }
  return 0;
}

/** The 80% range of observable rates for this many emails: true rate and chance together. */
function findSeen80(samples: readonly Sample[], delivered: number): readonly [number, number] {
  const seen = Float64Array.from(samples, ({ seen: truth }, index) => {
    const rate = sigmoid(truth);
    return rate + Math.sqrt((rate * (1 - rate)) / delivered) * toNormal(keyedUniform('gap', String(index), 'seen'));
  }).sort();
  return [quantile(seen, 0.1), quantile(seen, 0.9)];
}

/** What would help to tell the parts apart, most useful first. */
function advise(parts: readonly GapShare[], question: GapQuestion, gap: number): GapAdvice[] {
  const { delivered, replies, hasSeedTest } = question;
  const probability = (part: GapPart) => parts.find((share) => share.part === part)?.probability ?? 0;
  const advice: GapAdvice[] = [];
  if (!hasSeedTest && probability('placement') >= 0.15) advice.push({ kind: 'seed_test', count: 20 });
  const rate = (replies + 0.5) / (delivered + 1);
  // How many sends it takes until chance alone moves the log odds by less than half of the gap.
  const wanted = Math.ceil(4 / (gap * gap * rate * (1 - rate)) / 100) * 100;
  if (probability('chance') >= 0.2 && wanted <= 5000)
    advice.push({ kind: 'more_sends', count: Math.max(100, wanted - Math.min(delivered, wanted - 100)) });
  // Email, list and timing are one part: only another send can separate them.
  if (probability('rest') >= 0.5) advice.push({ kind: 'change_one', count: null });
  return advice.length > 0 ? advice : [{ kind: 'cannot_tell', count: null }];
}

/**
 * Splits the gap between a real result and its forecast into chance for this many sends, placement, the sender, and the rest, by sampling
 * explanations of the result. Log odds of replies per delivered email. Each part has its probability of being the largest.
 */
export function explainGap(question: GapQuestion): Gap {
  const levels = question.sender.buckets.map((_, place) => knownLevel(question, place));
  const samples = Array.from({ length: SAMPLES }, (_, index) => drawSample(question, levels, index)).filter(
    (sample) => sample !== undefined,
  );
  const top = samples.reduce((most, { weight }) => Math.max(most, weight), Number.NEGATIVE_INFINITY);
  const weights = samples.map(({ weight }) => Math.exp(weight - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const center = quantile(Float64Array.from(samples, ({ seen }) => seen).sort(), 0.5);
  const gap = logit((question.replies + 0.5) / (question.delivered + 1)) - center;
  const isLargest = (sample: Sample, part: GapPart) =>
    GAP_PARTS.every((other) => other === part || sample[part] * gap >= sample[other] * gap);
  const parts = GAP_PARTS.map((part): GapShare => {
    const values = samples.map((sample, index) => [sample[part], weights[index] ?? 0] as const);
    return {
      part,
      mean: values.reduce((sum, [value, weight]) => sum + value * weight, 0) / total,
      interval80: [weighted(values, 0.1), weighted(values, 0.9)],
      probability: samples.reduce((sum, sample, index) => sum + (isLargest(sample, part) ? (weights[index] ?? 0) : 0), 0) / total,
    };
  });
  const actual = question.replies / question.delivered;
  const [low, high] = question.seen80 ?? findSeen80(samples, question.delivered);
  const isWithin80 = actual >= low && actual <= high;
  return { parts, isWithin80, advice: isWithin80 ? [{ kind: 'nothing_to_explain', count: null }] : advise(parts, question, gap) };
}
