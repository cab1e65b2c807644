import { EDITS, type Edit, type EditId } from '../../edits/edits.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { sayPromise } from '../../edits/sayVerification.ts';
import { toSampledLead, type SampledLead } from '../../edits/tryEdit.ts';
import type { OfferedChange, Verification } from '../../explain/explanation.ts';
import { toKnownRow } from '../../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../../lead.ts';
import { REFERENCE_BUCKET } from '../../outcome.ts';
import { pickSample } from '../../pickSample.ts';
import { readCampaign, spreadOf, type CampaignReading } from '../../readCampaign.ts';
import { isRefused, readAdviceScope } from '../adviceScope.ts';
import { dropUseless } from './dropUseless.ts';
import { judgeSteps, type JudgedSteps } from './judgeSteps.ts';
import { listCombinations, listEnds, type Combination } from './listCombinations.ts';
import { openSlots, type OpenSlot } from './openSlots.ts';
import { isMust, isOfFault, isPlainlyWrong } from './faultEdits.ts';
import { sayStays } from '../claims/blamedAfter.ts';
import { placeholdersLeft, sayChange } from './sayChange.ts';
import { mendSubject } from './mendSubject.ts';
import { polish, withLast } from './polishEmail.ts';
import { claimFactsOfEmail } from '../claims/readClaims.ts';
import { findBestSingle } from './bestSingle.ts';
import { isOfVersion, mayPrefer, onlyCuts } from './ofVersion.ts';
import { readVain } from './sayDropped.ts';
import { searchAfter, searchEdits, type Found, type RefusedEdit } from './searchEdits.ts';
import { isBrokenEnglish, isForeignEnglish } from '../../signs/prose/foreignEnglish.ts';
import { chooseShared } from './sharedEmail.ts';
import { MOST_TRIED } from './triedLeads.ts';
import { mayChange, columnsOf, showsLoss, type Step, type Trial } from './trial.ts';

export type BetterVersion = {
  original: Email;
  email: Email;
  /** True if the leads share it; otherwise it is one chosen email. */
  isTemplate: boolean;
  changes: readonly OfferedChange[];
  /** All changes together, corrected because the best of many was chosen. */
  total: Verification;
  /** Expected rates before and after, as fractions of emails sent. */
  replies: readonly [before: number, after: number];
  interest: readonly [before: number, after: number];
  leads: number;
  /** How much may be counted on, where that is less than the version shows; empty otherwise. */
  promiseNote: string;
  /** Placeholders that the total tells the sender to fill in. */
  unfilled: readonly string[];
  /** Lines that only the sender can fill; they do not affect the rates. */
  slots: readonly OpenSlot[];
  /** Edits that the page offers on their own and that this version does without, and why. */
  left: readonly LeftChange[];
  /** Every combination of changes, for the switches; without switches, only none and all of them. */
  combinations: readonly Combination[];
};

/** An edit that the page offers on its own, and why a version does without it: `rewritten` if another change replaces the same words. */
export type LeftChange = { editId: EditId; why: 'less_interest' | 'rewritten' };

/** A change that applies to the email and was not used, and why; `unsure`: the email is not clearly better with it. */
export type TriedChange = { text: string; why: RefusedEdit['why'] | 'unsure' };

/** The result of the search: a version, or null with what was tried and what only the sender can add. */
export type BetterSearch = {
  version: BetterVersion | null;
  /** Number of kinds of changes tried. */
  kinds: number;
  tried: readonly TriedChange[];
  slots: readonly OpenSlot[];
  /** Why no version can help, in sentences: most of the email is praise and empty words, or its language is not read. */
  vain?: string;
};

export { isOfSender } from '../plan/toReason.ts';
export { readVain } from './sayDropped.ts';

export type BetterOptions = {
  /** The campaign's template; otherwise the one its leads share. */
  template?: Email;
  bucket?: number;
  /** Whether the email is undamaged after some edits, apart from the changes they are meant to make. */
  isSound?: typeof isUndamaged;
  /** Whether each change can be switched off on its own; true by default. */
  hasSwitches?: boolean;
  /** Edits that the page offers on their own: the version contains them, or says why not. */
  wanted?: readonly EditId[];
};

const MOST_SEARCHED = 16;
const ROWS_A_SLICE = 20;

/** If the subject is still a fault, the sender must rewrite it: changes in it do not count, but for those that take out another fault. */
function* judgeSoundSteps(trial: Trial, steps: readonly Step[]) {
  const found = yield* judgeSteps(trial, steps);
  if (found === null || !openSlots(trial, found.judged.email).some(({ about }) => about === 'subject')) return found;
  const ofBody = found.kept.filter(
    ({ edit, email }, index) =>
      isMust(edit) || isOfFault(edit) || email.subject === (found.kept[index - 1]?.email ?? trial.shared.email).subject,
  );
  return ofBody.length === found.kept.length ? found : yield* judgeSteps(trial, ofBody);
}

/** Whether the version still threatens or insults its reader: whatever else it gains, nobody should send it. */
function keepsHostility({ sample, shared }: Trial, { judged }: JudgedSteps): boolean {
  const [first] = sample;
  if (first === undefined) return false;
  const { threat, insult } = claimFactsOfEmail(first.row, shared.fill(judged.email, first.row.lead)).values;
  return (threat ?? 0) + (insult ?? 0) > 0;
}

/** So many loud words, marks or pictures are shouting still: half of it is no letter to send. */
const LOUD = 3;
function staysLoud({ sample, shared }: Trial, { judged }: JudgedSteps): boolean {
  const [first] = sample;
  if (first === undefined) return false;
  const { capsWords, exclamations, emoji, subjectAllCaps } = claimFactsOfEmail(first.row, shared.fill(judged.email, first.row.lead)).values;
  return (subjectAllCaps ?? 0) > 0 || (capsWords ?? 0) + (exclamations ?? 0) >= LOUD || (emoji ?? 0) >= LOUD;
}

type JudgedFound = { found: Found; judged: JudgedSteps | null };

/** What was found, judged on all leads; null if it is nothing to show. */
function* judgeFound(whole: Trial, few: Trial, found: Found): Generator<undefined, JudgedFound> {
  const steps = withLast(few, yield* mendSubject(few, found.steps));
  const sound = yield* judgeSoundSteps(whole, isBrokenEnglish(whole.shared.email) ? steps.filter(({ edit }) => onlyCuts(edit)) : steps);
  const judged = yield* dropUseless(whole, sound);
  return {
    found,
    judged: judged === null || isUnfit(whole, judged) ? null : judged,
  };
}

/** Whether a version is nothing to send, or not worth it. */
const isUnfit = (whole: Trial, judged: JudgedSteps): boolean =>
  keepsHostility(whole, judged) || staysLoud(whole, judged) || isWorse(whole, judged) || costsInterest(judged) || isHalfCorrected(judged);

/** Whether a version corrects some mistakes, and leaves others that only a rewrite mends. */
const isHalfCorrected = ({ judged: { email }, kept }: JudgedSteps): boolean =>
  kept.some(({ edit: { id, parts = [] } }) => [id, ...parts].includes('correct_spelling')) && isForeignEnglish(email);

/** Whether a version is forecast to bring less; a placeholder goes whatever that costs. */
const costsInterest = ({ judged: { total }, kept }: JudgedSteps): boolean =>
  total.lift < -UNSEEN && !kept.some(({ edit: { id, parts = [] } }) => [id, ...parts].includes('write_variables'));
/** So much is printed as no percent. */
const UNSEEN = 0.005;

/** A version that begins with the best single edit, if that alone brings more interest: what is offered as a whole is no less than one of its parts. */
function* preferSingle(whole: Trial, few: Trial, chosen: JudgedFound): Generator<undefined, JudgedFound> {
  const { judged } = chosen;
  const version = { email: judged?.judged.email ?? few.shared.email, edits: judged?.kept.map(({ edit }) => edit) ?? [] };
  const single = yield* findBestSingle(few, version);
  if (single === undefined) return chosen;
  const other = yield* judgeFound(whole, few, yield* searchAfter(few, single, whole.wanted ?? []));
  return other.judged !== null && other.judged.judged.total.lift > (judged?.judged.total.lift ?? 0) ? other : chosen;
}

/** What each lead of the sample gets of a version, read. */
const readVersion = (whole: Trial, email: Email, edits: readonly Edit[]): Float64Array[] =>
  whole.sample.map((one) => columnsOf(whole, one, { email, edits }));

/** Whether a forecast of a version's text is worse than that of the original; a placeholder goes whatever that costs. */
const isWorse = (whole: Trial, { judged, kept }: JudgedSteps): boolean =>
  !kept.some(({ edit }) => isMust(edit)) &&
  showsLoss(
    readVersion(whole, whole.shared.email, []),
    readVersion(
      whole,
      judged.email,
      kept.map(({ edit }) => edit),
    ),
    whole.bucket,
  );

const KINDS = EDITS.filter((edit) => edit.needsLead !== true && isOfVersion(edit)).length;
const MOST_TOLD = 5;

/** What was tried, in words; a failed search also lists the changes that were not certain enough. */
function tellTried(trial: Trial, { steps, refused }: Found): TriedChange[] {
  const { email } = trial.shared;
  const say = ({ edit, email: after }: Step) => sayChange(edit, [email, after]);
  const told = [
    ...steps
      .filter((step, index) => index === 0 || step.edit.isTidy === true)
      .map((step): TriedChange => ({ text: say(step), why: 'unsure' })),
    ...refused.map((one): TriedChange => ({ text: say(one), why: one.why })),
  ];
  return told.filter(({ text }, index) => told.findIndex((one) => one.text === text) === index).slice(0, MOST_TOLD);
}

function* listRows(campaign: CampaignContext, leads: readonly LeadInList[]): Generator<undefined, SampledLead[]> {
  const rows = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_TRIED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toKnownRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  return rows.map(toSampledLead);
}

const NOTHING: BetterSearch = { version: null, kinds: 0, tried: [], slots: [] };

/** An email that gets no advice on selling, with its placeholders replaced; a version only if it has some. */
function* findRepaired(whole: Trial, wish: Omit<ForVersion, 'found'>): Generator<undefined, BetterSearch> {
  const steps = withLast(whole, yield* polish(whole, [], EDITS.filter(isMust)));
  const judged = steps.length === 0 ? null : yield* judgeSteps(whole, steps);
  if (judged === null || keepsHostility(whole, judged)) return NOTHING;
  const version = yield* toVersion(whole, judged, { ...wish, found: { steps, refused: [], left: [] } });
  return version === null ? NOTHING : { ...NOTHING, version: { ...version, slots: [] } };
}

/**
 * Finds the combination of edits with the most expected interest that damages nothing, adds no fact, keeps the guardrails and is very
 * likely better, on the email the leads share or on one of them; otherwise what was tried. A generator that yields every few milliseconds; its return value is the answer. Pure.
 */
export function* findBetterVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, isSound = isUndamaged, hasSwitches = true, wanted = [] }: BetterOptions = {},
): Generator<undefined, BetterSearch> {
  // We help nobody write a better scam, and what helps a cold email does not help other kinds.
  const scope = leads.length === 0 ? 'none' : readAdviceScope(campaign, leads);
  if (isRefused(scope)) return NOTHING;
  const all = yield* listRows(campaign, leads);
  const { shared, isTemplate } = chooseShared(all, template);
  const sample = isTemplate ? all : all.slice(0, 1);
  const reading = readCampaign(campaign, leads);
  const spread = spreadOf(reading);
  const whole: Trial = { campaign, sample, shared, bucket, spread, isSound, wanted };
  const few: Trial = { ...whole, sample: sample.slice(0, MOST_SEARCHED) };
  if (scope !== 'all') return yield* findRepaired(whole, { isTemplate, leads: leads.length, hasSwitches, wanted });
  const vain = readVain(shared.email);
  if (vain !== undefined) return { ...NOTHING, kinds: KINDS, vain: `${vain.problem} ${vain.advice}` };
  const edited = yield* judgeFound(whole, few, yield* searchEdits(few, wanted));
  const { found, judged } = yield* preferSingle(whole, few, edited);
  const made = judged === null ? null : yield* toVersion(whole, judged, { isTemplate, leads: leads.length, hasSwitches, wanted, found });
  const isNothing = made === null || !mayPrefer(made.changes) || isHalfFilled(whole, made);
  if (!isNothing) return { version: made, kinds: KINDS, tried: [], slots: made.slots };
  const foreign = readForeign(reading.banners);
  return foreign === undefined
    ? { version: null, kinds: KINDS, tried: tellTried(whole, found), slots: openSlots(whole, shared.email) }
    : { ...NOTHING, kinds: KINDS, vain: foreign };
}

/** The note that an email is in a language whose sentences are not read: few changes are tried on it. */
const readForeign = (banners: CampaignReading['banners']): string | undefined => banners.find(({ about }) => about === 'language')?.text;

/** The result with the total that the insights tell: it names what the version leaves of what they blame. */
export const withTotal = (search: BetterSearch, total: Verification | undefined): BetterSearch =>
  search.version === null || total === undefined ? search : { ...search, version: { ...search.version, total } };

type ForVersion = Pick<BetterVersion, 'isTemplate' | 'leads'> & { hasSwitches: boolean; wanted: readonly EditId[]; found: Found };

/** The wanted edits that are not part of a version. */
const listLeft = (edits: readonly Edit[], { wanted, found }: ForVersion): LeftChange[] =>
  wanted
    .filter((id) => isOfVersion({ id }) && !edits.some((edit) => edit.id === id || edit.parts?.includes(id) === true))
    .map((editId) => ({ editId, why: found.left.find(({ edit }) => edit.id === editId)?.why ?? 'less_interest' }));

/** The placeholders that a version leaves, if no change of its own names them. */
const listUnfilled = (whole: Trial, { email, changes }: JudgedSteps['judged']): string[] =>
  changes.some(({ editId }) => editId === 'write_variables') ? [] : placeholdersLeft(whole, email);

/** Whether a version leaves placeholders in a text that needed other repairs, too: nobody should send it as a better one. */
const isHalfFilled = (whole: Trial, { email, changes }: BetterVersion): boolean =>
  placeholdersLeft(whole, email).length > 0 &&
  changes.some(({ editId, parts = [] }) => [editId, ...parts].some((id) => !isMust({ id }) && isPlainlyWrong({ id })));

/** The version with some changes, and every combination of them; null if they cause damage together. */
function* toVersion(whole: Trial, { judged, kept }: JudgedSteps, wish: ForVersion): Generator<undefined, BetterVersion | null> {
  const edits = kept.map(({ edit }) => edit);
  const { isTemplate, leads, hasSwitches } = wish;
  const { shared, isSound } = whole;
  if (!isSound(shared.email, judged.email, mayChange(edits))) return null;
  const unfilled = listUnfilled(whole, judged);
  const total = { ...judged.total, sentence: `${judged.total.sentence}${sayStays(unfilled, 'fill in')}` };
  const combinations = hasSwitches ? yield* listCombinations(whole, edits) : listEnds(whole, edits);
  const [before, after] = [combinations[0], combinations.at(-1)];
  return {
    original: shared.email,
    email: judged.email,
    isTemplate,
    changes: judged.changes.map(({ editId, text, parts, fixes, lines, verification }) => ({
      editId,
      text,
      parts,
      fixes,
      lines,
      verification,
    })),
    total,
    unfilled,
    promiseNote: sayPromise(total),
    replies: [before?.replies ?? 0, after?.replies ?? 0],
    interest: [before?.interest ?? 0, after?.interest ?? 0],
    leads,
    slots: openSlots(whole, judged.email),
    left: listLeft(edits, wish),
    combinations,
  };
}
