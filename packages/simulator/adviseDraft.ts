import { isInScope, isRefused, readAdviceScope, type AdviceScope } from './advice/adviceScope.ts';
import { chooseReasons, hasPlace } from './advice/plan/chooseReasons.ts';
import { isVerified, type DraftReason, type Found, type Sayable, type Told } from './advice/plan/draftReason.ts';
import { mayBeMinor } from './advice/version/faultEdits.ts';
import { ALWAYS_NAMED } from './advice/plan/alwaysNamed.ts';
import { CARELESS, costsNothing, isSmall, isWorthTelling, OF_WHOLE } from './advice/plan/isWorthTelling.ts';
import { findListReason, placeList } from './advice/list/listReason.ts';
import type { WholeList } from './advice/list/tryShorterList.ts';
import { findShared } from './advice/version/sharedEmail.ts';
import { factsOf, toReason, withLeft, type DraftTrial, type NoteReader } from './advice/plan/toReason.ts';
import { isSayable, listUnsure } from './advice/plan/unsureAsks.ts';
import { MOST_TRIED } from './advice/version/triedLeads.ts';
import { toSampledLead } from './edits/tryEdit.ts';
import type { SharedTemplate } from './edits/tryTemplate.ts';
import { blamedBy, praisedBy } from './explain/explainStage.ts';
import type { Recommendation, StageName } from './explain/explanation.ts';
import { measureFactors, type MeasuredFactor } from './explain/measureFactors.ts';
import { centralModel } from './explain/drawnModels.ts';
import { searchEditsFor, type EditTrial } from './explain/recommend.ts';
import { groupRows, isFar, toRow, type LeadRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { writeFactor } from './narrative/writeFactor.ts';
import { wordsKey } from './narrative/wordsKey.ts';
import { groupLeads } from './model/groups.ts';
import { groupRates, rateIndex } from './model/rates.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { pickSample } from './pickSample.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import { SIGNS, type FactorId } from './signs/signs.ts';

export type { DraftReason } from './advice/plan/draftReason.ts';
export type { WholeList } from './advice/list/tryShorterList.ts';
export type { SharedTemplate } from './edits/tryTemplate.ts';

export type DraftOptions = {
  /** The email all leads share, which is then edited; without one, each lead's own email is edited. */
  template?: SharedTemplate;
  /** Bucket 0 to 9; 40-50 by default. */
  bucket?: number;
  /** How many reasons to return; two by default. */
  most?: number;
  /** What is known of the whole list, if the leads are only some of it; without it, who they are is no reason. */
  whole?: WholeList;
  /** What the check beside the draft would quote of an email, so that an offered text says what it leaves. */
  notesOf?: NoteReader;
};

/** Reasons are measured on this many leads, and edits tried on fewer of them. */
const MOST_MEASURED = 200;
/** Edits are tried for this many factors of a stage. */
const MOST_FACTORS = 6;
const ROWS_A_SLICE = 20;

/** Points below this would be printed as next to nothing, unless they are a good part of the rate. */
const LEAST_TOLD = 0.05;

/** Told besides the other reasons: mistakes that every reader sees, if an edit corrects them, and threats and insults. */
const isAlwaysTold = ({ factor: { factorId } }: Sayable): boolean => factorId === CARELESS || ALWAYS_NAMED.has(factorId);

/** The expected rates of both stages. */
function ratesOf(rows: readonly LeadRow[], bucket: number): Readonly<Record<StageName, number>> {
  const rates = groupRates(groupLeads(rows.map(({ sent }) => [sent])), 0, centralModel(bucket));
  return { open: rates[rateIndex('open')] ?? 0, reply: rates[rateIndex('reply')] ?? 0 };
}

/** What can be said about one stage. */
function listSpoken(
  stage: StageName,
  factors: readonly MeasuredFactor[],
  { scope, ...trial }: DraftTrial & { scope: AdviceScope },
): Sayable[] {
  return factors
    .filter(({ factorId }) => isInScope(scope, factorId) && (stage === 'reply' || SIGNS[factorId].isOfRepliesOnly !== true))
    .flatMap((factor): Sayable[] => {
      const spoken = writeFactor(factor, factsOf(stage, trial), trial.key);
      return spoken === undefined ? [] : [{ stage, factor, spoken }];
    });
}

/** The strongest faults of one stage. */
function listTold(spoken: readonly Sayable[], rate: number): Sayable[] {
  const isOfText = (factorId: FactorId) => SIGNS[factorId].isOfReaders !== true && factorId !== 'contacts_per_company';
  const faults = spoken.filter(
    ({ factor }) => factor.contribution < 0 && isOfText(factor.factorId) && (ALWAYS_NAMED.has(factor.factorId) || !costsNothing(factor)),
  );
  const strongest = faults.slice(0, MOST_FACTORS);
  return faults.filter(
    (one) =>
      isAlwaysTold(one) ||
      OF_WHOLE.has(one.factor.factorId) ||
      (strongest.includes(one) && (Math.abs(one.factor.deltaPoints) >= LEAST_TOLD || !isSmall(one.factor, rate))),
  );
}

/** An idea that the draft may offer: one with a text, or a verified one. */
const mayStandAlone = ({ verification, editedEmail, editId }: Recommendation): boolean =>
  verification?.verified === true || (editedEmail !== null && mayBeMinor({ id: editId ?? 'rewrite' }));

/**
 * What lowers a draft's opens and replies, measured on at most 200 leads; each reason comes with its best edit, which was applied, read and
 * simulated again on at most 100 of them. Who the leads are is a reason only if many of them rarely decide on the offer: it comes besides the others. A generator that yields every few
 * milliseconds, so that a newer draft can replace it; its return value is the answer. An empty list has no reasons, nor has an email that
 * asks for private data or money. Pure.
 */
export function* adviseDraft(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, most = 2, whole, notesOf }: DraftOptions = {},
): Generator<undefined, DraftReason[]> {
  const isPart = leads.length < campaign.leadCount;
  const pickMeasured = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
    pickSample(campaign.seed, items, { most: MOST_MEASURED, keyOf });
  const read: LeadRow[] = [];
  for (const lead of isPart ? pickMeasured(leads, ({ leadKey }) => leadKey) : leads) {
    read.push(toRow(campaign, lead));
    if (read.length % ROWS_A_SLICE === 0) yield;
  }
  const rows = pickMeasured(read, ({ lead }) => lead.leadKey);
  const scope = readAdviceScope(campaign, leads);
  if (rows.length === 0 || isRefused(scope)) return [];
  const sample = pickSample(campaign.seed, rows, { most: MOST_TRIED, keyOf: ({ lead }) => lead.leadKey }).map(toSampledLead);
  const shared = template ?? findShared(sample);
  yield;
  const trial: DraftTrial = {
    campaign,
    sample,
    leads: rows.length,
    template,
    bucket,
    spread: spreadOf(readCampaign(campaign, leads)),
    key: wordsKey(shared?.email ?? rows[0]?.lead.email),
  };
  const groups = groupRows(rows);
  const rates = ratesOf(rows, bucket);
  const measured: { stage: StageName; factors: readonly MeasuredFactor[] }[] = [];
  for (const stage of ['reply', 'open'] as const) {
    measured.push({ stage, factors: measureFactors(stage, groups, { bucket, spread: trial.spread }) });
    yield;
  }
  const replies = measured.find(({ stage }) => stage === 'reply')?.factors ?? [];
  const ofList =
    scope === 'all' && (!isPart || whole !== undefined) ? findListReason(campaign, { rows: read, bucket, whole, factors: replies }) : null;
  yield;
  const spoken = measured.flatMap(({ stage, factors }) => listSpoken(stage, factors, { ...trial, scope }));
  const edits: EditTrial = { campaign, sample, shared, tried: new Map() };
  const said = spoken.map((one) => one.spoken);
  const kept = { praised: praisedBy({ spoken: said }), blamed: blamedBy({ spoken: said }) };
  const found: Found[] = [];
  for (const { stage } of measured) {
    const told = listTold(
      spoken.filter((one) => one.stage === stage),
      rates[stage],
    );
    const unsure = stage === 'reply' && scope === 'all' && template !== undefined ? listUnsure(told, rows) : [];
    const all = [...told, ...unsure];
    const offered = yield* searchEditsFor(
      all.map(({ factor }) => factor),
      { trial: edits, facts: factsOf(stage, trial), spread: trial.spread, kept: kept.praised, blamed: kept.blamed },
    );
    found.push(...all.map((one) => ({ ...one, offered: offered.get(one.factor.factorId)?.find(mayStandAlone) })));
    yield;
  }
  const worth = found
    .filter((one) => isSayable(one, found))
    .filter(
      (one) =>
        one.factor.polarity === 'neutral' ||
        isWorthTelling(one.factor, {
          stage: one.stage,
          rate: rates[one.stage],
          isVerified: isVerified(one),
          isMinor: one.offered !== undefined,
        }),
    );
  const told = withLeft(worth, notesOf)
    .map((one): Told => ({ ...one, reason: toReason(one, trial) }))
    .filter((one) => hasPlace(one, template));
  const first = chooseReasons(told, most);
  const chosen = [...first, ...told.filter((one) => isAlwaysTold(one) && !first.includes(one))];
  const ofText = chosen.map(({ reason }) => reason);
  return ofList === null
    ? ofText
    : placeList(ofList, ofText, { rates, isMisfit: 2 * (whole?.far ?? read.filter(isFar).length) > campaign.leadCount });
}
