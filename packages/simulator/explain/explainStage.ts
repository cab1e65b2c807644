import { isInScope, type AdviceScope } from '../advice/adviceScope.ts';
import { isWorkKnown } from '../advice/list/listReason.ts';
import type { Claim } from '../signs/claim.ts';
import { mayMisread } from '../advice/list/mayMisread.ts';
import { listUnsure } from '../advice/plan/unsureAsks.ts';
import type { PlannedFactor, StageFindings, StagePlan } from '../advice/plan/stagePlan.ts';
import type { ToldVersion } from '../narrative/summaryInput.ts';
import { writeNarrative } from '../narrative/writeNarrative.ts';
import { writeTakeaways } from '../narrative/writeTakeaways.ts';
import { writeFactor, type SpokenFactor } from '../narrative/writeFactor.ts';
import type { ListFacts } from '../narrative/facts.ts';
import type { ExplainOptions, ExplanationSide, Factor, Recommendation, Segment, StageExplanation, StageName } from './explanation.ts';
import { isListBlamed } from '../fit/isTold.ts';
import { expectRate } from './expectRates.ts';
import { listPlainMerits, type PlainMerit } from '../advice/plan/plainMerits.ts';
import { quoteOnce } from '../narrative/quoteOnce.ts';
import { unfill } from '../edits/template.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { SIGNS } from '../signs/signs.ts';
import { measureFactors, type MeasuredFactor } from './measureFactors.ts';
import { recommend, type EditTrial } from './recommend.ts';
import { hasUntold, mayBeMoreFar, isFar, type LeadRow, type RowGroup } from './rows.ts';
import { findSegments } from './segments.ts';

export type StageInput = {
  rows: readonly LeadRow[];
  groups: readonly RowGroup[];
  trial: EditTrial;
  scope: AdviceScope;
  leadCount: number;
  bucket: number;
  /** How much more such campaigns vary than usual. */
  spread: number;
  /** What an email to others than strangers is called; null if it is none or that is uncertain. */
  kindName: string | null;
  /** What emails that are refused do to their readers, each as the end of "It ...". */
  tricks: readonly string[];
  /** Key for the choice of wording. */
  key: string;
  options: ExplainOptions;
};

/** For several leads, only shared passages are quoted: not one lead's name or company. */
function sharedEvidence({ evidence, touched, shownBy: { lead, persona } }: MeasuredFactor): MeasuredFactor['evidence'] {
  const own = { firstName: persona.firstName, company: lead.company };
  return touched.length > 1 ? evidence.filter(({ text }) => unfill(text, own) === text) : evidence;
}

function toFactor(
  { factor, title, paragraph }: SpokenFactor,
  segments: readonly Segment[],
  recommendations: readonly Recommendation[],
): Factor {
  const { factorId, polarity, score, contribution, weight, deltaPoints, interval80, shareOfLeads } = factor;
  const added = segments.filter(({ kind }) => SIGNS[factorId].segments?.includes(kind)).map(({ sentence }) => sentence);
  return {
    factorId,
    label: SIGNS[factorId].label,
    polarity,
    score,
    contribution,
    weight,
    title,
    paragraph: [paragraph, ...added].join(' '),
    evidence: sharedEvidence(factor),
    deltaPoints,
    interval80,
    shareOfLeads,
    recommendations,
  };
}

/** For whom an offer is not, is said only where the draft says it. */
function mayBlameList(trial: EditTrial, rows: readonly LeadRow[]): boolean {
  const { offer = null } = trial.campaign;
  return (
    offer !== null && isWorkKnown(offer) && isListBlamed(offer, { far: countFar(rows), leads: rows.length }) && !mayMisread(offer, rows)
  );
}

const countFar = (rows: readonly LeadRow[]): number => rows.filter(isFar).length;

/** The figures of one stage: its factors with their words. */
export type MeasuredStage = { stage: StageName; measured: readonly MeasuredFactor[]; spoken: readonly SpokenFactor[]; facts: ListFacts };

/** A list with fewer leads is called a small one. */
const FEW_LEADS = 100;

/** Measures the factors of a stage and finds their wording. At its own bucket the sender's standing costs nothing, and nothing is said of it. */
export function measureStage(stage: StageName, { rows, groups, trial, scope, leadCount, bucket, spread, key }: StageInput): MeasuredStage {
  const facts: ListFacts = {
    leads: rows.length,
    leadCount,
    bucket,
    stage,
    hasUnclear: mayBeMoreFar(rows),
    mayBeMoreStrangers: hasUntold(rows),
    rows,
  };
  const measured = measureFactors(stage, groups, { bucket, spread });
  const mayBlame = mayBlameList(trial, rows);
  const told = measured.filter(
    ({ factorId, polarity }) =>
      isInScope(scope, factorId) &&
      (stage === 'reply' || SIGNS[factorId].isOfRepliesOnly !== true) &&
      (factorId !== 'fit' || polarity === 'positive' || mayBlame) &&
      // Nobody calls hundreds of people few, and whoever chose many with other work did not choose carefully.
      (factorId !== 'list_size' || polarity !== 'positive' || (leadCount < FEW_LEADS && !mayBlame)),
  );
  return { stage, measured: told, spoken: told.flatMap((factor) => writeFactor(factor, facts, key) ?? []), facts };
}

/** What a stage's factors praise, so that no edit removes it. */
export const praisedBy = ({ spoken }: Pick<MeasuredStage, 'spoken'>): Claim[] =>
  spoken.flatMap(({ factor, claim }) => (claim !== undefined && factor.contribution > 0 ? [claim] : []));

/** Words of the subject that a stage's factors blame, so that no edit suggests them. */
export const blamedBy = ({ spoken }: Pick<MeasuredStage, 'spoken'>): string[] =>
  spoken.flatMap(({ factor }) =>
    factor.contribution < 0 ? factor.evidence.flatMap(({ part, text }) => (part === 'subject' ? [text] : [])) : [],
  );

/** `unsure`: requests that no fault blames, with the edits that may bring more. */
export type StageReading = StageFindings & { segments: readonly Segment[]; unsure: readonly PlannedFactor[] };

/** Requests about which nothing certain can be said against the email. */
const listUnsureOf = (spoken: readonly SpokenFactor[], rows: readonly LeadRow[]): SpokenFactor[] =>
  listUnsure(
    spoken.filter(({ factor }) => factor.polarity !== 'positive').map((one) => ({ stage: 'reply', factor: one.factor, spoken: one })),
    rows,
  ).map((one) => one.spoken);

/** The factors of a stage with the edits that address them, and its expected rate. */
export function readStage(
  { stage, measured, spoken, facts }: MeasuredStage,
  input: StageInput,
  kept: { praised: readonly Claim[]; blamed: readonly string[] },
): StageReading {
  const { rows, groups, trial, scope, bucket, spread, key, options } = input;
  const own = expectRate(stage, rows, { bucket, spread });
  const at = options.forecast;
  const [expected, expected80] = at === undefined ? [own.rate, own.interval80] : [at.expected[stage], at.trueRate80[stage]];
  const losses = spoken.filter(({ factor }) => factor.contribution <= 0);
  const unsure = stage === 'reply' && scope === 'all' && trial.shared !== null ? listUnsureOf(spoken, rows) : [];
  const ids = unsure.map(({ factor }) => factor.factorId);
  const recommendations = recommend(
    [...measured.filter(({ factorId }) => !ids.includes(factorId)), ...unsure.map(({ factor }) => factor)],
    {
      trial,
      facts,
      spread,
      kept: kept.praised,
      blamed: kept.blamed,
      rows,
      key,
    },
  );
  const segments = findSegments(stage, groups, { bucket, key });
  const plan = (one: SpokenFactor): PlannedFactor => {
    const { factorId, polarity } = one.factor;
    // What is praised needs no edit, though one is tried for it as a request that nothing blames.
    const isPraised = polarity === 'positive' && ids.includes(factorId);
    return { factor: toFactor(one, segments, isPraised ? [] : (recommendations.get(factorId) ?? [])), spoken: one };
  };
  return {
    stage,
    scope,
    // Opens do not depend on what is offered.
    farShare: stage === 'reply' && mayBlameList(trial, rows) ? countFar(rows) / rows.length : 0,
    expected,
    expected80,
    gains: spoken.filter(({ factor }) => factor.contribution > 0).map(plan),
    losses: losses.map(plan),
    unsure: unsure.map(plan),
    segments,
  };
}

/** What speaks for the email of a list in plain sight: in each lead's email, quoted by no card or check, and not taken out by a text that is offered. */
function meritsOf(
  { scope, gains, losses }: StagePlan,
  { rows, options: { better, checks = [] } }: Pick<StageInput, 'rows' | 'options'>,
): PlainMerit[] {
  const [row] = rows;
  if (row === undefined || scope !== 'all') return [];
  const own = ({ lead, persona }: LeadRow) => ({ firstName: persona.firstName, company: lead.company });
  const toTemplate = (text: string, of: LeadRow): string => unfill(text, own(of));
  const factors = [...gains, ...losses].map(({ factor }) => factor);
  const offered = factors.flatMap(({ recommendations }) => recommendations.flatMap(({ editedEmail }) => editedEmail ?? []));
  const texts = [...offered, ...(better === undefined || better === null ? [] : [better.email])].map(({ body }) => toTemplate(body, row));
  const quoted = [
    ...factors.flatMap(({ evidence }) => evidence.map(({ text }) => text)),
    ...checks.map(({ text }) => text.replace(/\u2026$/u, '')),
  ];
  const isIn = (text: string, of: LeadRow): boolean => toTemplate(of.lead.email.body, of).includes(text);
  return listPlainMerits(row).filter(
    ({ text }) =>
      [rows[Math.floor(rows.length / 2)], rows.at(-1)].every((other) => other === undefined || isIn(text, other)) &&
      texts.every((body) => body.includes(text)) &&
      !quoted.some((words) => text.includes(words) || words.includes(text)),
  );
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
/** The language of a lead's email if it is another one than English; null if nobody can tell. */
function nameForeign({ lead }: LeadRow): string | null {
  const { language } = toEmailDraft(lead, lead.context);
  return language === 'en' || language === 'und' ? null : (languageNames.of(language) ?? null);
}

/** A stage as presented, according to its plan. */
export function tellStage(
  plan: StagePlan,
  segments: readonly Segment[],
  {
    options,
    key,
    version,
    kindName,
    tricks,
    rows,
  }: Pick<StageInput, 'options' | 'key' | 'kindName' | 'tricks' | 'rows'> & { version: ToldVersion | null },
): StageExplanation {
  // A page on opens is about the subject, and one on replies about the body: nothing is told first on both.
  const { counts, forecast, checks = [] } = options;
  const language = rows[0] === undefined ? null : nameForeign(rows[0]);
  const merits = plan.stage === 'reply' ? meritsOf(plan, { rows, options }) : [];
  const leading = checks.filter(({ mayLead }) => mayLead);
  const check =
    leading.find(({ comesFirst }) => comesFirst && plan.stage === 'reply') ??
    leading.find(({ isOfSubject }) => isOfSubject === (plan.stage === 'open')) ??
    checks.find(({ isOfSubject }) => isOfSubject === (plan.stage === 'open'));
  const toSide = (isFor: boolean): ExplanationSide => {
    const [narrative = '', ...keyTakeaways] = quoteOnce([
      writeNarrative({
        plan,
        isFor,
        counts,
        key,
        check,
        language,
        isForSender: forecast?.isForSender ?? false,
        version,
        kindName,
        tricks,
        merits,
      }),
      ...writeTakeaways({ plan, isFor, counts, key, check, merits }),
    ]);
    return {
      factors: (isFor ? plan.gains : plan.losses).map(({ factor }) => factor),
      small: isFor ? plan.small.gains : plan.small.losses,
      narrative,
      keyTakeaways,
    };
  };
  const { stage, expected, expected80, ranked } = plan;
  return { stage, expected, expected80, positive: toSide(true), negative: toSide(false), ranked, segments };
}
