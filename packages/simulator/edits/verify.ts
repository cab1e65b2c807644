import { drawLeadFit, seedLanes } from '../drawOutcome.ts';
import type { Doubt, StageName, Verification } from '../explain/explanation.ts';
import { centralModel, drawModels, VERIFYING_DRAWS, type ModelAtBucket } from '../explain/drawnModels.ts';
import { anchorRate } from '../model/anchorRate.ts';
import { firstOpenRates } from '../model/firstOpenRates.ts';
import { groupLeads, pickRepresentatives, type Group } from '../model/groups.ts';
import { MODEL } from '../model/model.ts';
import { predictSteps } from '../model/sequenceVector.ts';
import { interval80, toNanos } from '../model/quantiles.ts';
import { rateIndex } from '../model/rates.ts';
import { drawEmails } from '../sequence/drawSequence.ts';
import { shownAt } from '../sequence/shownAt.ts';
import { shrinkAlone } from './shrink.ts';
import { sayCosts, type Costs } from './sayCosts.ts';
import { sayVerification } from './sayVerification.ts';
import { asForecast, type SampledLead, type TriedEdit } from './tryEdit.ts';

/** Groups that represent the sample in each draw. */
const MOST_GROUPS = 40;
/** From this probability of being better on, an edit counts as verified. */
const SURE = 0.8;
/** Complaints per opened email may not rise by more than this factor, with at least the probability above. */
const MOST_COMPLAINTS = 1.1;
const COMPLAINT_CHANCE = 0.2;
/**
 * Variance of true effects in log odds. On interest, 131 edits of 84 everyday sales emails show .053, of which .023 is their own
 * uncertainty; on opens, 42 edits of 74 show .0015, of which .0008 is.
 */
const USUAL_SPREAD: Record<StageName, number> = { open: 0.0008, reply: 0.03 };
/** A lift that would read as less than two percent counts as none: nobody changes an email for less. */
const LEAST_LIFT = 0.015;

const [openAt, replyAt, interestAt] = [rateIndex('open'), rateIndex('reply'), rateIndex('interest')];
/** Up to this share, more complaints per open are those of other readers. */
export const NOT_NOTICED = 0.02;
const complaintRates = [rateIndex('unsubscribe'), rateIndex('spam_report')] as const;
/** The rate that an edit of a stage is judged by, and the rate that its points refer to. */
const judgedAt: Record<StageName, number> = { open: openAt, reply: interestAt };
const pointsAt: Record<StageName, number> = { open: openAt, reply: replyAt };

/**
 * Expected rates before and after, in the central model and in each drawn one. `after` counts only what the edit is about, which decides
 * whether it is verified; `shown` is what a forecast of the edited text shows for the same offer, and `told` what it shows in a campaign of its own.
 */
type EditRates = Record<'before' | 'after' | 'shown' | 'told', Float64Array> & {
  drawn: readonly (readonly [before: Float64Array, after: Float64Array, shown: Float64Array, told: Float64Array])[];
};

const anchor = (drawn: Float64Array, whole: Float64Array, central: Float64Array): Float64Array =>
  drawn.map((value, rate) => anchorRate(whole[rate] ?? 0, { central: central[rate] ?? 0, drawn: value }));

/** An edit with its simulated rates. */
export type MeasuredEdit = { tried: TriedEdit; rates: EditRates };

type Setting = Omit<Search, 'seed'>;

/** Where each version of the groups is first found among them: often an edit changes what its reading gains, but holds nothing back. */
const firstAlike = (groups: readonly Group[]): number[] =>
  [0, 1, 2, 3].map((version) =>
    [0, 1, 2, 3].findIndex((other) => groups.every((group) => isAlike(group.versions[version], group.versions[other]))),
  );

const isAlike = (one: Float64Array | undefined, other: Float64Array | undefined): boolean =>
  one === other || (one !== undefined && one.length === other?.length && one.every((value, column) => Object.is(value, other[column])));

/** What the groups of a sample do before an edit, in each parameter draw: the same for most edits of the sample. */
const drawnBefore = new WeakMap<
  readonly SampledLead[],
  { models: readonly ModelAtBucket[]; some: readonly Group[]; rates: Float64Array[] }
>();

function readDrawnBefore(sample: readonly SampledLead[], some: readonly Group[], models: readonly ModelAtBucket[]): Float64Array[] {
  const known = drawnBefore.get(sample);
  const isKnown =
    known?.models === models &&
    known.some.length === some.length &&
    known.some.every(({ versions, share }, at) => share === some[at]?.share && isAlike(versions[0], some[at].versions[0]));
  if (isKnown) return known.rates;
  const rates = models.map((model) => firstOpenRates(some, 0, model));
  drawnBefore.set(sample, { models, some, rates });
  return rates;
}

/** Both stages measure the same edits. */
const measuredOnce = new WeakMap<TriedEdit, Setting & { rates: EditRates }>();

/** Simulates an edit again on the sample, in every parameter draw it is verified on. */
export function measureEdit(tried: TriedEdit, { sample, bucket, spread }: Setting): MeasuredEdit {
  const known = measuredOnce.get(tried);
  if (known !== undefined && known.sample === sample && known.bucket === bucket && known.spread === spread)
    return { tried, rates: known.rates };
  const rates = measureAnew(tried, { sample, bucket, spread });
  measuredOnce.set(tried, { sample, bucket, spread, rates });
  return { tried, rates };
}

function measureAnew(tried: TriedEdit, { sample, bucket, spread }: Setting): EditRates {
  const pasted = tried.pasted?.();
  const groups = groupLeads(
    sample.map(({ row }, index) => {
      const columns = tried.columns[index] ?? row.sent;
      const plain = asForecast(columns);
      return [row.sent, columns, plain, pasted?.[index] ?? plain];
    }),
  );
  const some: readonly Group[] = pickRepresentatives(groups, MOST_GROUPS);
  const center = centralModel(bucket);
  const models = drawModels(VERIFYING_DRAWS, bucket, spread);
  const [alike, someAlike] = [firstAlike(groups), firstAlike(some)];
  const versions = <Of>(same: readonly number[], of: (version: number) => Of): [Of, Of, Of, Of] => {
    const before = of(0);
    const found = [before];
    for (const version of [1, 2, 3]) found.push(found[same[version] ?? version] ?? of(version));
    const [, after = before, shown = after, told = shown] = found;
    return [before, after, shown, told];
  };
  const [before, after, shown, told] = versions(alike, (version) => firstOpenRates(groups, version, center));
  const wholes = [before, after, shown, told];
  const ofSome = versions(someAlike, (version) => firstOpenRates(some, version, center));
  const drawnOf = versions(someAlike, (version) =>
    version === 0 ? readDrawnBefore(sample, some, models) : models.map((model) => firstOpenRates(some, version, model)),
  );
  const drawn = models.map((_, draw) => {
    const at = (version: number) => {
      const whole = wholes[version] ?? before;
      return anchor(drawnOf[version]?.[draw] ?? whole, whole, ofSome[version] ?? whole);
    };
    return [at(0), at(1), at(2), at(3)] as const;
  });
  return { before, after, shown, told, drawn };
}

const shareWhere = (values: readonly boolean[]): number => values.filter(Boolean).length / Math.max(1, values.length);

/** Why the guardrails reject an edit: it gains through complaints, or costs interest. */
function findHarm({ before, after, shown, told, drawn }: EditRates): Doubt | null {
  const perOpen = (table: Float64Array, rate: number) => (table[rate] ?? 0) / (table[openAt] || 1);
  // An uncertain parameter alone does no harm: a rejected edit must also be expected to bring more complaints.
  const isHarmful = complaintRates.some(
    (rate) =>
      perOpen(shown, rate) > perOpen(before, rate) * (1 + NOT_NOTICED) &&
      shareWhere(drawn.map(([one, , other]) => perOpen(other, rate) > MOST_COMPLAINTS * perOpen(one, rate))) >= COMPLAINT_CHANCE,
  );
  if (isHarmful) return 'more_complaints';
  const least = (before[interestAt] ?? 0) * (1 - 1e-6);
  return Math.min(...[after, shown, told].map((table) => table[interestAt] ?? 0)) < least ? 'less_interest' : null;
}

const lift = (before: Float64Array, after: Float64Array, rate: number): number =>
  Math.log((after[rate] || 1e-12) / (before[rate] || 1e-12));

/** `spread` is how much more such campaigns vary than usual; 1 by default. */
export type Search = {
  seed: string;
  sample: readonly SampledLead[];
  bucket: number;
  spread?: number;
  /** With it, leads are counted only if the sample is the whole list: otherwise one list would have several sizes. */
  campaign?: { leadCount: number };
};

type Run = Pick<Search, 'seed' | 'bucket'>;

/** What this run shows of a lead at the bucket. */
function outcomeOf(leadKey: string, columns: Float64Array, { seed, bucket }: Run): string {
  const lanes = seedLanes(seed);
  const steps = predictSteps(drawLeadFit(lanes, { leadKey, columns }), MODEL.weights);
  return shownAt(drawEmails(lanes, { leadKey, steps }, MODEL.constants), bucket);
}

/** What a run shows of a sample before any edit; every edit of the sample is compared with it. */
const outcomesBefore = new WeakMap<readonly SampledLead[], { run: string; shown: readonly string[] }>();
const keyOf = ({ seed, bucket }: Run): string => `${bucket} ${seed}`;

function readBefore({ seed, sample, bucket }: Search): readonly string[] {
  const known = outcomesBefore.get(sample);
  const run = keyOf({ seed, bucket });
  if (known?.run === run) return known.shown;
  const shown = sample.map(({ row }) => outcomeOf(row.lead.leadKey, row.sent, { seed, bucket }));
  outcomesBefore.set(sample, { run, shown });
  return shown;
}

/** An edit may be judged several times: alone, and together with others. */
const movedBy = new WeakMap<TriedEdit, { run: string; sample: readonly SampledLead[]; moved: number }>();

/** Leads of this run whose email lands, opens or is answered differently at the bucket with the same random draws. */
function countMoved(tried: TriedEdit, search: Search): number {
  const known = movedBy.get(tried);
  const run = keyOf(search);
  if (known?.run === run && known.sample === search.sample) return known.moved;
  const before = readBefore(search);
  const moved = search.sample.filter(({ row }, index) => {
    const edited = tried.columns[index];
    return edited !== undefined && edited !== row.sent && outcomeOf(row.lead.leadKey, edited, search) !== before[index];
  }).length;
  movedBy.set(tried, { run, sample: search.sample, moved });
  return moved;
}

/** Whether a text brings more complaints, as a share, than it gains. */
const outweighs = ({ rise }: Costs, gain: number): boolean => rise > Math.max(0, gain);

export type VerifiedEdit = { tried: TriedEdit; verification: Verification; doubt: Doubt | null };

/** Verifies edits: shrinks each effect for the search, then checks guardrails, then certainty. */
export const verifyEdits = (stage: StageName, edits: readonly TriedEdit[], search: Search): VerifiedEdit[] =>
  judgeEdits(
    stage,
    edits.map((tried) => measureEdit(tried, search)),
    search,
  );

/** Like `verifyEdits`, for edits that were measured one by one. An edit's effect does not depend on the other edits tried. */
export function judgeEdits(stage: StageName, measured: readonly MeasuredEdit[], search: Search): VerifiedEdit[] {
  const { sample, campaign } = search;
  const isSample = campaign !== undefined && sample.length < campaign.leadCount;
  const rate = judgedAt[stage];
  const effects = measured.map(({ rates }) => ({
    mean: lift(rates.before, rates.after, rate),
    draws: Float64Array.from(rates.drawn, ([before, after]) => lift(before, after, rate)),
  }));
  const shrunk = effects.map((effect) => shrinkAlone(effect, USUAL_SPREAD[stage]));
  return measured.map(({ tried, rates }, index) => {
    const effect = shrunk[index] ?? { mean: 0, draws: new Float64Array(1) };
    const chanceBetter = shareWhere([...effect.draws].map((draw) => draw > 0));
    const points = (before: Float64Array, after: Float64Array) => 100 * ((after[pointsAt[stage]] ?? 0) - (before[pointsAt[stage]] ?? 0));
    const promised = Math.expm1(effect.mean);
    const size = Math.expm1(lift(rates.before, rates.told, rate));
    const costs = sayCosts(rates.before, rates.shown);
    const harm = tried.addsFacts ? 'adds_facts' : (findHarm(rates) ?? (outweighs(costs, size) ? 'more_complaints' : null));
    const doubt: Doubt | null = harm ?? (Math.min(promised, size) < LEAST_LIFT ? 'too_small' : chanceBetter < SURE ? 'uncertain' : null);
    const figures = {
      verified: doubt === null,
      deltaPoints: toNanos(points(rates.before, rates.told)),
      interval80: interval80(Float64Array.from(rates.drawn, ([before, , , after]) => points(before, after))),
      lift: toNanos(size),
      lift80: interval80(Float64Array.from(rates.drawn, ([before, , , after]) => Math.expm1(lift(before, after, rate)))),
      promised: toNanos(promised),
      chanceBetter: toNanos(chanceBetter),
      movedLeads: countMoved(tried, search),
      leads: sample.length,
      ...(costs.text !== '' && { costs: costs.text }),
    };
    return { tried, doubt, verification: { ...figures, sentence: sayVerification({ ...figures, stage, isSample }) } };
  });
}
