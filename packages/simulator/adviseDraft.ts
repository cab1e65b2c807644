import { findChangedLines } from './advice/changedLines.ts';
import { isInScope, readAdviceScope, type AdviceScope } from './advice/adviceScope.ts';
import { chooseReasons, hasPlace, withoutBlamedText } from './advice/chooseReasons.ts';
import { presenceOf } from './advice/claims.ts';
import type { DraftReason, Found, Sayable, Told } from './advice/draftReason.ts';
import { isMust, mayBeMinor } from './advice/faultEdits.ts';
import { CARELESS, isWorthTelling, OF_WHOLE } from './advice/isWorthTelling.ts';
import { findListReason, placeList } from './advice/listReason.ts';
import { keepsTerms } from './advice/keepsTerms.ts';
import { mayOffer } from './advice/mayOffer.ts';
import { keptClaims } from './advice/keptClaims.ts';
import { claimFactsOfEmail } from './advice/readClaims.ts';
import { takesAway } from './advice/takesAway.ts';
import { factsOf, leftOf, toReason, withoutUnsendable, type DraftTrial } from './advice/toReason.ts';
import { movesFault, touchesBlamed } from './advice/movesFault.ts';
import { isSayable, listUnsure } from './advice/unsureAsks.ts';
import { NOT_SEARCHED } from './advice/searchEdits.ts';
import { MOST_TRIED } from './advice/triedLeads.ts';
import { hashText } from './draws.ts';
import { EDITS } from './edits/edits.ts';
import { toSampledLead, tryEdit, unfillFor, type TriedEdit } from './edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from './edits/tryTemplate.ts';
import { judgeEdits, measureEdit, type MeasuredEdit, type VerifiedEdit } from './edits/verify.ts';
import type { StageName } from './explain/explanation.ts';
import { measureFactors, type MeasuredFactor } from './explain/measureFactors.ts';
import { centralModel } from './explain/drawnModels.ts';
import { groupRows, toRow, type LeadRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { writeFactor } from './narrative/writeFactor.ts';
import { groupLeads } from './model/groups.ts';
import { groupRates, rateIndex } from './model/rates.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { pickSample } from './pickSample.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import type { Claim } from './signs/claim.ts';
import { SIGNS, type FactorId } from './signs/signs.ts';

export type { DraftReason } from './advice/draftReason.ts';
export type { SharedTemplate } from './edits/tryTemplate.ts';

export type DraftOptions = {
  /** The email all leads share, which is then edited; without one, each lead's own email is edited. */
  template?: SharedTemplate;
  /** Bucket 0 to 9; 40-50 by default. */
  bucket?: number;
  /** How many reasons to return; two by default. */
  most?: number;
  /** How many leads of the whole list rarely decide on the offer; if it is missing, the list is no reason. */
  farLeads?: number;
};

/** Reasons are measured on this many leads, and edits tried on fewer of them. */
const MOST_MEASURED = 200;
/** Edits are tried for this many factors of a stage. */
const MOST_FACTORS = 5;
const ROWS_A_SLICE = 20;

/**
 * Edits the template if there is one, otherwise each lead's email. An edit that only works on filled emails is tried with a template only if
 * it asks for a line about each lead: otherwise nobody could use it.
 */
function tryOne({ campaign, sample, template }: DraftTrial, edit: (typeof EDITS)[number]): TriedEdit | undefined {
  if (template === undefined || edit.needsLead === true) return tryEdit(campaign, edit, sample);
  return tryTemplateEdit(campaign, edit, { shared: template, sample });
}

/** `praised`: what the insights tell to keep. */
type Search = DraftTrial & { praised: readonly Claim[] };

/**
 * A change is offered on its own only if a better version may also contain it: it loses no term, and each new sentence reads naturally; and
 * if it takes away nothing that the insights tell to keep.
 */
function isOffered(tried: TriedEdit, { template, sample, praised }: Search): boolean {
  const rows = sample.map(({ row }) => row);
  const { edit, before, emails, template: edited } = tried;
  if (takesAway(tried, praised, rows)) return false;
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, after] = edited === undefined ? [before[at], emails[at]] : [template?.email, edited];
  if (old === undefined || after === undefined) return true;
  return edited === undefined ? keepsTerms(edit.id, findChangedLines(old, after)) : mayOffer(edit.id, old, after);
}

/** Points below this would be printed as zero. */
const LEAST_TOLD = 0.05;

/** Mistakes that every reader sees: told besides the other reasons if an edit corrects them. */
const isCareless = ({ factor: { factorId } }: Sayable): boolean => factorId === CARELESS;

/** The expected rates of both stages. */
function ratesOf(rows: readonly LeadRow[], bucket: number): Readonly<Record<StageName, number>> {
  const rates = groupRates(groupLeads(rows.map(({ sent }) => [sent])), 0, centralModel(bucket));
  return { open: rates[rateIndex('open')] ?? 0, reply: rates[rateIndex('reply')] ?? 0 };
}

/** The strongest faults of one stage that can be reported. */
function listTold(
  stage: StageName,
  factors: readonly MeasuredFactor[],
  { scope, ...trial }: DraftTrial & { scope: AdviceScope },
): Sayable[] {
  const isOfText = (factorId: FactorId) => SIGNS[factorId].isOfReaders !== true && factorId !== 'contacts_per_company';
  return factors
    .filter(({ contribution, factorId }) => contribution < 0 && isOfText(factorId) && isInScope(scope, factorId))
    .filter(
      ({ factorId, deltaPoints }, index) =>
        factorId === CARELESS || OF_WHOLE.has(factorId) || (index < MOST_FACTORS && Math.abs(deltaPoints) >= LEAST_TOLD),
    )
    .flatMap((factor): Sayable[] => {
      const spoken = writeFactor(factor, factsOf(stage, trial), trial.key);
      return spoken === undefined ? [] : [{ stage, factor, spoken }];
    });
}

/** Faults that an edit must remove whole: with half of one left, the advice would contradict the email it offers. */
const ALL_OR_NONE: ReadonlySet<FactorId> = new Set<FactorId>([
  'several_asks',
  'ask_kind',
  'fake_reply',
  'subject_shouting',
  'subject_emoji',
  'subject_devices',
]);

/** Whether the edited email still has the fault. */
function keepsFault(
  { factor: { factorId }, spoken: { claim } }: Sayable,
  { tried: { before, emails } }: VerifiedEdit,
  trial: DraftTrial,
): boolean {
  if (claim?.states !== 'present' || !ALL_OR_NONE.has(factorId)) return false;
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [row, email] = [trial.sample[at]?.row, emails[at]];
  return row !== undefined && email !== undefined && presenceOf(claim.about, claimFactsOfEmail(row, email)) === 'present';
}

const LEAST_LIFT = -0.005;

/** Whether an edit only removes a fault of the template, and only its gain is in doubt. */
const isMinor = ({ tried: { edit, template }, doubt, verification: { lift } }: VerifiedEdit): boolean =>
  template !== undefined &&
  (isMust(edit) ? doubt !== 'adds_facts' : mayBeMinor(edit) && (doubt === 'too_small' || doubt === 'uncertain') && lift > LEAST_LIFT);

/** The faults of one stage that can be reported, each with its best verified edit. Yields after every step. */
function* searchStage(stage: StageName, told: readonly Sayable[], trial: Search): Generator<undefined, Found[]> {
  const wanted = EDITS.filter(
    ({ id, fixes, isSlight }) =>
      isSlight !== true && !NOT_SEARCHED.includes(id) && told.some(({ factor: { factorId } }) => fixes.includes(factorId)),
  );
  const measured: MeasuredEdit[] = [];
  for (const edit of wanted) {
    const tried = tryOne(trial, edit);
    yield;
    if (tried === undefined || !isOffered(tried, trial)) continue;
    measured.push(measureEdit(tried, trial));
    yield;
  }
  const judged = judgeEdits(stage, measured, { ...trial, ...trial.campaign });
  return told.map((one) => {
    const own = judged.filter(({ tried, verification }) => verification.verified && tried.edit.fixes.includes(one.factor.factorId));
    const rows = trial.sample.map(({ row }) => row);
    const unfilled = unfillFor(trial.sample);
    const isWhole = (found: VerifiedEdit): boolean =>
      touchesBlamed(one.factor, found.tried, unfilled) &&
      movesFault(one.factor.factorId, found.tried, rows) &&
      !keepsFault(one, found, trial);
    const best = own.toSorted((left, right) => right.verification.lift - left.verification.lift).find(isWhole);
    // Of the edits that only take out the fault, the one that takes out most of it.
    const [minor] = judged
      .filter((found) => isMinor(found) && found.tried.edit.fixes.includes(one.factor.factorId) && isWhole(found))
      .map((found) => ({ found, left: leftOf(one, found.tried, trial).length }))
      .toSorted((left, right) => left.left - right.left)
      .map(({ found }) => found);
    return { ...one, verified: best, minor: best === undefined ? minor : undefined };
  });
}

/**
 * What lowers a draft's opens and replies, measured on at most 200 leads; each reason comes with its best edit, which was applied, read and
 * simulated again on at most 100 of them. Who the leads are is a reason only if many of them rarely decide on the offer: it comes besides the others. A generator that yields every few
 * milliseconds, so that a newer draft can replace it; its return value is the answer. An empty list has no reasons, nor has an email that
 * asks for private data or money. Pure.
 */
export function* adviseDraft(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, most = 2, farLeads = 0 }: DraftOptions = {},
): Generator<undefined, DraftReason[]> {
  const rows: LeadRow[] = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_MEASURED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  const scope = readAdviceScope(campaign, leads);
  if (rows.length === 0 || scope === 'none') return [];
  const { subject, body } = template?.email ?? rows[0]?.lead.email ?? { subject: '', body: '' };
  const sample = pickSample(campaign.seed, rows, { most: MOST_TRIED, keyOf: ({ lead }) => lead.leadKey }).map(toSampledLead);
  yield;
  const trial: DraftTrial = {
    campaign,
    sample,
    leads: rows.length,
    template,
    bucket,
    spread: spreadOf(readCampaign(campaign, leads)),
    key: hashText(`${subject}\n${body}`).join(' '),
  };
  const groups = groupRows(rows);
  const rates = ratesOf(rows, bucket);
  const measured: { stage: StageName; factors: readonly MeasuredFactor[] }[] = [];
  for (const stage of ['reply', 'open'] as const) {
    measured.push({ stage, factors: measureFactors(stage, groups, { bucket, spread: trial.spread }) });
    yield;
  }
  const replies = measured.find(({ stage }) => stage === 'reply')?.factors ?? [];
  const ofList = scope === 'all' ? findListReason(campaign, { rows, bucket, farLeads, factors: replies }) : null;
  yield;
  const praised = measured.flatMap(({ stage, factors }) => keptClaims(factors, rates[stage]));
  const found: Found[] = [];
  for (const { stage, factors } of measured) {
    const told = listTold(stage, factors, { ...trial, scope });
    const unsure = stage === 'reply' && scope === 'all' && template !== undefined ? listUnsure(told, rows) : [];
    found.push(...(yield* searchStage(stage, [...told, ...unsure], { ...trial, praised })));
    yield;
  }
  const told = found
    .filter((one) => isSayable(one, found))
    .filter(
      ({ stage, factor, verified, minor }) =>
        factor.polarity === 'neutral' ||
        isWorthTelling(factor, { stage, rate: rates[stage], isVerified: verified !== undefined, isMinor: minor !== undefined }),
    )
    .map((one): Told => ({ ...one, reason: toReason(one, trial) }))
    .filter((one) => hasPlace(one, template));
  const first = chooseReasons(told, most);
  const chosen = [...first, ...told.filter((one) => isCareless(one) && !first.includes(one))];
  const ofText = chosen
    .map((one) => withoutBlamedText(one, chosen, { subject, body }))
    .filter((one) => hasPlace(one, template))
    .map(({ reason }) => withoutUnsendable(reason, trial));
  return ofList === null ? ofText : placeList(ofList, ofText, { rates, isMisfit: 2 * farLeads >= campaign.leadCount });
}
