import { findChangedLines } from './advice/changedLines.ts';
import { isInScope, readAdviceScope, type AdviceScope } from './advice/adviceScope.ts';
import { keepsTerms } from './advice/keepsTerms.ts';
import { NOT_SEARCHED, readsNaturally } from './advice/searchEdits.ts';
import { hashText } from './draws.ts';
import { EDITS, type EditId } from './edits/edits.ts';
import { toSampledLead, tryEdit, type SampledLead, type TriedEdit } from './edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from './edits/tryTemplate.ts';
import { judgeEdits, measureEdit, type MeasuredEdit, type VerifiedEdit } from './edits/verify.ts';
import type { StageName, Verification } from './explain/explanation.ts';
import { measureFactors, type MeasuredFactor } from './explain/measureFactors.ts';
import { groupRows, toRow, type LeadRow } from './explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from './lead.ts';
import { toFields, type ListFacts } from './narrative/facts.ts';
import { writeAdvice } from './narrative/writeAdvice.ts';
import { writeFactor } from './narrative/writeFactor.ts';
import { REFERENCE_BUCKET, type Interval } from './outcome.ts';
import { findPhrases } from './reading/phrases/findPhrases.ts';
import { isSpam } from './reading/phrases/isSpam.ts';
import { splitWords } from './reading/text/splitWords.ts';
import { pickSample } from './pickSample.ts';
import { SIGNS, type FactorId } from './signs/signs.ts';

export type { SharedTemplate } from './edits/tryTemplate.ts';

/** An edit that was simulated on the draft and verified. */
export type DraftFix = {
  editId: EditId;
  /** What to do, in a sentence. */
  text: string;
  verification: Verification;
  /** The whole template after the edit; null if each lead has its own email or the edit is not one of the template. */
  email: Email | null;
};

/** What lowers a draft's rate. */
export type DraftReason = {
  stage: StageName;
  factorId: FactorId;
  title: string;
  /** Rate now minus the rate without this factor, in points of emails sent: below 0. And its 80% interval. */
  deltaPoints: number;
  interval80: Interval;
  /** The best edit that was verified; null if none was. */
  fix: DraftFix | null;
  /** What to do by hand. */
  idea: string;
};

export type DraftOptions = {
  /** The email all leads share, which is then edited; without one, each lead's own email is edited. */
  template?: SharedTemplate;
  /** Bucket 0 to 9; 40-50 by default. */
  bucket?: number;
  /** How many reasons to return; two by default. */
  most?: number;
};

/** Reasons are found and edits tried on this many leads. */
const MOST_SAMPLED = 80;
/** A quotation of at least this many words is a whole sentence, blamed for its length or topic and not for its wording. */
const LONG_QUOTE = 6;
/** Edits are tried for this many factors of a stage. */
const MOST_FACTORS = 5;
const ROWS_A_SLICE = 20;

type Trial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  template: SharedTemplate | undefined;
  bucket: number;
  key: string;
};

/** Edits the template if there is one and the edit is safe there, otherwise each lead's email. */
const tryOne = ({ campaign, sample, template }: Trial, edit: (typeof EDITS)[number]): TriedEdit | undefined =>
  (template && tryTemplateEdit(campaign, edit, { shared: template, sample })) ?? tryEdit(campaign, edit, sample);

/** A change is offered on its own only if a better version may also contain it: it loses no term, and each new sentence reads naturally. */
function isOffered({ edit, before, emails, template: edited }: TriedEdit, { template }: Trial): boolean {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, after] = edited === undefined ? [before[at], emails[at]] : [template?.email, edited];
  if (old === undefined || after === undefined) return true;
  const lines = findChangedLines(old, after);
  return keepsTerms(edit.id, lines) && (edited === undefined || readsNaturally(edit.id, lines));
}

type Found = { stage: StageName; factor: MeasuredFactor; verified: VerifiedEdit | undefined };

/** The strongest faults of one stage, each with its best verified edit. Yields after every step. */
function* searchStage(
  stage: StageName,
  factors: readonly MeasuredFactor[],
  { scope, ...trial }: Trial & { scope: AdviceScope },
): Generator<undefined, Found[]> {
  const isOfText = (factorId: FactorId) => SIGNS[factorId].isOfReaders !== true && factorId !== 'contacts_per_company';
  const costly = factors
    .filter(({ contribution, factorId }) => contribution < 0 && isOfText(factorId) && isInScope(scope, factorId))
    .slice(0, MOST_FACTORS);
  const wanted = EDITS.filter(({ id, fixes }) => !NOT_SEARCHED.includes(id) && costly.some(({ factorId }) => fixes.includes(factorId)));
  const measured: MeasuredEdit[] = [];
  for (const edit of wanted) {
    const tried = tryOne(trial, edit);
    yield;
    if (tried === undefined || !isOffered(tried, trial)) continue;
    measured.push(measureEdit(tried, trial));
    yield;
  }
  const judged = judgeEdits(stage, measured, { ...trial, seed: trial.campaign.seed });
  return costly.map((factor) => {
    const own = judged.filter(({ tried, verification }) => verification.verified && tried.edit.fixes.includes(factor.factorId));
    const [best] = own.toSorted((one, other) => other.verification.lift - one.verification.lift);
    return { stage, factor, verified: best };
  });
}

/** If the template was edited, the advice quotes the template instead of one lead's email. */
function toFix({ tried, verification }: VerifiedEdit, { template: shared }: Trial, say: (tried: TriedEdit) => string): DraftFix {
  const { template } = tried;
  const shown = template === undefined || shared === undefined ? tried : { ...tried, before: [shared.email], emails: [template] };
  return { editId: tried.edit.id, text: say(shown), verification, email: template ?? null };
}

type Told = Found & { reason: DraftReason };

function toReason({ stage, factor, verified }: Found, trial: Trial): DraftReason | undefined {
  const facts: ListFacts = { leads: trial.sample.length, leadCount: trial.campaign.leadCount, bucket: trial.bucket, stage };
  const spoken = writeFactor(factor, facts, trial.key);
  if (spoken === undefined) return undefined;
  const say = (tried: TriedEdit) => writeAdvice(tried, toFields(factor, facts), { key: trial.key });
  return {
    stage,
    factorId: factor.factorId,
    title: spoken.title,
    deltaPoints: factor.deltaPoints,
    interval80: factor.interval80,
    fix: verified === undefined ? null : toFix(verified, trial, say),
    idea: spoken.takeaway.replace(/\.$/, ''),
  };
}

/** Points below this would be printed as zero. */
const LEAST_TOLD = 0.05;

/** Signs found in the same line of the email: one card for all of them is enough. */
const SAME_LINE: readonly (readonly FactorId[])[] = [['wrong_name', 'broken_variables', 'name_use', 'courtesy']];
const sharesLine = (one: Told, other: Told): boolean =>
  SAME_LINE.some((ids) => ids.includes(one.factor.factorId) && ids.includes(other.factor.factorId));

/** Words of the subject that two reasons blame: "50% OFF" and "50%". */
function blamesSame({ factor: one }: Told, { factor: other }: Told): boolean {
  return one.evidence.some(
    (span) =>
      span.part === 'subject' &&
      span.text !== one.shownBy.lead.email.subject &&
      other.evidence.some(
        ({ part, start, end, text }) =>
          part === 'subject' && text !== other.shownBy.lead.email.subject && start < span.end && span.start < end,
      ),
  );
}

/** Words of an email that read like an ad, even if no reason names them. */
function pressedIn({ subject, body }: Email): string[] {
  const text = `${subject}\n${body}`;
  return findPhrases({ text, words: splitWords(text), isQuestionAt: () => false })
    .filter((match) => match.stock === 'hype' || isSpam(match))
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
}

/** Drops a reason's suggested text if that text adds words that another reason blames. */
function withoutBlamedText(one: Told, all: readonly Told[], written: Email): Told {
  const { fix } = one.reason;
  if (fix === null || fix.email === null) return one;
  const lines = findChangedLines(written, fix.email).added.map((line) => line.toLowerCase());
  const blamed = all
    .filter((other) => other !== one && !one.verified?.tried.edit.fixes.includes(other.factor.factorId))
    .flatMap(({ factor }) => factor.evidence)
    .filter(({ part, text }) => text.length > 1 && text !== written[part] && text.split(/\s+/).length < LONG_QUOTE)
    .map(({ text }) => text.toLowerCase());
  const holds = (line: string, words: string): boolean => line.includes(words) && !/^\p{L}{1,2}$/u.test(words);
  const pressed = pressedIn(fix.email).filter((words) => lines.some((line) => holds(line, words)));
  if (pressed.length === 0 && !lines.some((line) => blamed.some((words) => holds(line, words)))) return one;
  return { ...one, reason: { ...one.reason, fix: { ...fix, text: one.reason.idea, email: null } } };
}

/** A factor of the other stage with at least this effect, in log odds, is always shown. */
const LEAST_OF_OTHER = 0.03;
const costOf = ({ factor }: Told): number => Math.abs(factor.contribution);

/** What is true of nearly every template does not distinguish this one, unless there is a text for it. */
const OF_ANY_TEMPLATE: readonly FactorId[] = ['personal_detail', 'company_mention', 'subject_company', 'occasion'];
/** How much of its cost a reason without a verified edit may count: nobody has tested what a new text wins back. */
const UNTRIED = 0.5;
const isGeneral = ({ factor, verified }: Told): boolean =>
  OF_ANY_TEMPLATE.includes(factor.factorId) && (factor.factorId === 'personal_detail' || verified === undefined);
const worthOf = (one: Told): number => costOf(one) * (one.verified === undefined ? UNTRIED : 1);

/** Whether two edits give the same template. */
function writesSame(one: DraftFix | null, other: DraftFix | null): boolean {
  const [left, right] = [one?.email ?? null, other?.email ?? null];
  return left !== null && right !== null && left.subject === right.subject && left.body === right.body;
}

/**
 * The highest cost, and the highest cost in the other stage; then the others by possible gain. No factor, edit or new text occurs twice.
 */
function chooseReasons(told: readonly Told[], most: number): Told[] {
  const own = told.filter((one) => !isGeneral(one));
  const strongest = own.toSorted((one, other) => costOf(other) - costOf(one));
  const [first] = strongest;
  const second = strongest.find((one) => one.stage !== first?.stage && costOf(one) >= LEAST_OF_OTHER);
  const ordered = [first, second, ...strongest.toSorted((one, other) => worthOf(other) - worthOf(one))].flatMap((one) => one ?? []);
  const isFirst = (one: Told, index: number) =>
    ordered.findIndex(
      (other) =>
        other.factor.factorId === one.factor.factorId ||
        (other.verified !== undefined && other.verified.tried.edit.id === one.verified?.tried.edit.id) ||
        writesSame(other.reason.fix, one.reason.fix) ||
        sharesLine(other, one) ||
        blamesSame(other, one),
    ) === index;
  const chosen = ordered.filter(isFirst).slice(0, most);
  // If nothing specific to this email costs it replies, the most costly general factor is shown.
  const general = chosen.length > 0 ? [] : told.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, 1);
  return [...chosen, ...general].toSorted((one, other) => costOf(other) - costOf(one));
}

/**
 * What lowers a draft's opens and replies; each reason comes with its best edit, which was applied, read and simulated again on a sample of
 * at most 80 leads. Only reasons that an edit can address: who the leads are is not the draft's fault. A generator that yields every few
 * milliseconds, so that a newer draft can replace it; its return value is the answer. An empty list has no reasons, nor has an email that
 * asks for private data or money. Pure.
 */
export function* adviseDraft(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, most = 2 }: DraftOptions = {},
): Generator<undefined, DraftReason[]> {
  const rows: LeadRow[] = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_SAMPLED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  const scope = readAdviceScope(campaign, leads);
  if (rows.length === 0 || scope === 'none') return [];
  const { subject, body } = template?.email ?? rows[0]?.lead.email ?? { subject: '', body: '' };
  const sample = rows.map(toSampledLead);
  yield;
  const trial: Trial = { campaign, sample, template, bucket, key: hashText(`${subject}\n${body}`).join(' ') };
  const groups = groupRows(rows);
  const found: Found[] = [];
  for (const stage of ['reply', 'open'] as const) {
    const factors = measureFactors(stage, groups, { bucket });
    yield;
    found.push(...(yield* searchStage(stage, factors, { ...trial, scope })));
    yield;
  }
  const told = found.flatMap((one): Told[] => {
    const reason = toReason(one, trial);
    return reason === undefined ? [] : [{ ...one, reason }];
  });
  const seen = told.filter(({ reason }) => Math.abs(reason.deltaPoints) >= LEAST_TOLD);
  const chosen = chooseReasons(seen, most);
  return chosen.map((one) => withoutBlamedText(one, chosen, { subject, body }).reason);
}
