import { isRefused, listTricksOfAll, readAdviceScope } from './advice/adviceScope.ts';
import { adviseSequence, type StepAdvice } from './adviseSequence.ts';
import type { EditId } from './edits/edits.ts';
import { toSampledLead } from './edits/tryEdit.ts';
import type { EditTrial } from './explain/recommend.ts';
import { MOST_TRIED } from './advice/version/triedLeads.ts';
import { findVersion, tellVersion } from './advice/version/findSureVersion.ts';
import { blamedAfter, sayStaysWhole } from './advice/claims/blamedAfter.ts';
import { withoutHalfMended } from './advice/plan/halfMended.ts';
import { joinVersion } from './advice/plan/joinVersion.ts';
import { withoutReplaced } from './advice/plan/withoutReplaced.ts';
import type { PlannedFactor, StagePlan } from './advice/plan/stagePlan.ts';
import { shareSubject } from './advice/plan/shareSubject.ts';
import { listUnsureCards } from './advice/plan/unsureAsks.ts';
import { isOfSender, sayFix, type NoteReader } from './advice/plan/toReason.ts';
import { wordsKey } from './narrative/wordsKey.ts';
import { findShared } from './advice/version/sharedEmail.ts';
import { tellsNoChange } from './narrative/firstChange.ts';
import { listFaults, makePlan } from './advice/plan/makePlan.ts';
import { blamedBy, measureStage, praisedBy, readStage, tellStage, type StageInput, type StageReading } from './explain/explainStage.ts';
import type { Explanation, ExplainOptions, OfferedVersion } from './explain/explanation.ts';
import { groupRows, toKnownRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { READ_CHARACTERS } from './reading/draft.ts';
import { pickSample } from './pickSample.ts';
import { nameOutside, readCampaign, spreadOf } from './readCampaign.ts';

export type * from './explain/explanation.ts';
export { explainLead } from './explain/explainLead.ts';

/** Edits are tried on at most this much text, because an email is read again after every edit. */
const MOST_CHARACTERS_TRIED = 400_000;
/** A result on fewer leads is meaningless, however long their emails are. */
const LEAST_TRIED = 40;

/** How many leads edits are tried on; fewer if the emails are long. */
function countTried(leads: readonly LeadInList[]): number {
  let characters = 0;
  for (const { email } of leads) characters += Math.min(READ_CHARACTERS, email.body.length);
  const affordable = Math.floor((MOST_CHARACTERS_TRIED * leads.length) / Math.max(1, characters));
  return Math.min(MOST_TRIED, Math.max(LEAST_TRIED, affordable));
}

/** The findings with what each edit leaves of the faults. */
function sayFixes<Findings extends StageReading>(findings: Findings, faults: readonly PlannedFactor[], notesOf?: NoteReader): Findings {
  const blames = faults.map(({ spoken }) => spoken);
  const say = ({ factor, spoken }: PlannedFactor): PlannedFactor => {
    const recommendations = factor.recommendations.map((one) => ({ ...one, text: sayFix(one, spoken, { others: blames, notesOf }) }));
    return { spoken, factor: { ...factor, recommendations } };
  };
  return { ...findings, gains: findings.gains.map(say), losses: findings.losses.map(say) };
}

/** Texts without those that repeat another one or stand in it. */
const apart = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text, _, all) => !all.some((other) => other.length > text.length && other.includes(text)));

/** The effect of a better version, with what it leaves of the faults that have cards and its open lines do not replace. */
function tellTotal(
  { email, total, promiseNote = '', slots, unfilled = [] }: OfferedVersion,
  losses: readonly PlannedFactor[],
  { checks = [] }: Pick<ExplainOptions, 'checks'>,
): Required<Pick<Explanation, 'versionTotal' | 'versionLeft'>> {
  const faults = losses.filter(({ factor }) => factor.polarity === 'negative').map(({ spoken }) => spoken);
  const shown = withoutReplaced(email, slots);
  const left = blamedAfter(faults, email).filter(
    ({ text }) => !unfilled.includes(text) && (shown.subject.includes(text) || shown.body.includes(text)),
  );
  // What has to go before anything else goes is not forgotten beside the version.
  const checked = checks.filter(({ comesFirst, text }) => comesFirst === true && isOfSender(text, email)).map(({ text }) => text);
  const stays = sayStaysWhole([...checked.filter((text) => !left.some((one) => text.includes(one.text))), ...left]);
  return {
    versionTotal: { ...total, sentence: `${total.sentence}${promiseNote}${stays}` },
    versionLeft: apart([...unfilled, ...checked.map((text) => text.replace(/\u2026$/u, '')), ...left.map(({ text }) => text)]),
  };
}

/** The advice on all follow-ups at once. */
function adviseWhole(campaign: CampaignContext, leads: readonly LeadInList[], bucket: number): StepAdvice[] {
  const work = adviseSequence(campaign, leads, { bucket });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

type Findings = { input: StageInput; open: StageReading; reply: StageReading };

/** The factors of both stages with the edits that address them. */
function readFindings(campaign: CampaignContext, leads: readonly LeadInList[], options: ExplainOptions): Findings {
  const reading = readCampaign(campaign, leads);
  const scope = readAdviceScope(campaign, leads);
  // There is no advice on emails that ask for private data or money, or deceive their readers.
  const tried = isRefused(scope) ? [] : pickSample(campaign.seed, leads, { most: countTried(leads), keyOf: ({ leadKey }) => leadKey });
  // Sampled first, while their emails are still parsed.
  const sample = tried.map((lead) => toSampledLead(toKnownRow(campaign, lead)));
  const rows = leads.map((lead) => toKnownRow(campaign, lead));
  const shared = findShared(sample);
  const trial: EditTrial = { campaign, sample, shared, tried: new Map() };
  const input: StageInput = {
    rows,
    groups: groupRows(rows),
    trial,
    scope,
    leadCount: campaign.leadCount,
    bucket: options.bucket ?? REFERENCE_BUCKET,
    spread: spreadOf(reading),
    kindName: nameOutside(reading),
    tricks: isRefused(scope) ? listTricksOfAll(campaign, leads, { isDeceit: false }) : [],
    key: wordsKey(shared?.email ?? leads[0]?.email),
    options,
  };
  const [openMeasured, replyMeasured] = [measureStage('open', input), measureStage('reply', input)];
  const kept = {
    praised: [...praisedBy(openMeasured), ...praisedBy(replyMeasured)],
    blamed: [...blamedBy(openMeasured), ...blamedBy(replyMeasured)],
  };
  return { input, open: readStage(openMeasured, input, kept), reply: readStage(replyMeasured, input, kept) };
}

/** The findings with the edits of requests that no fault blames: the draft offers them, too. */
function withUnsure<Found extends Pick<Findings, 'open' | 'reply'>>({ reply, ...found }: Found) {
  const cards = [...reply.losses, ...reply.gains, ...found.open.losses];
  return { ...found, reply: { ...reply, losses: [...reply.losses, ...listUnsureCards(cards, reply.unsure)] } };
}

/** What pages offer depends on the text, and hardly on the leads: so many show it. */
const MOST_ASKED = 24;

/** The edits that the pages of a campaign offer with a text: a better version contains them. */
export function listOfferedEdits(campaign: CampaignContext, leads: readonly LeadInList[], bucket = REFERENCE_BUCKET): EditId[] {
  if (leads.length === 0) return [];
  const some = pickSample(campaign.seed, leads, { most: MOST_ASKED, keyOf: ({ leadKey }) => leadKey });
  const { open, reply } = readFindings(campaign, some, { bucket });
  return offeredBy(listFaults(open, reply));
}

function offeredBy(faults: readonly PlannedFactor[]): EditId[] {
  const offered = faults.flatMap(({ factor }) => factor.recommendations);
  return [...new Set(offered.flatMap(({ editId, editedEmail }) => (editId === null || editedEmail === null ? [] : [editId])))];
}

/**
 * Why a list opens and replies, or does not: factors for and against with exact attribution (log odds against the reference lead at 40-50),
 * evidence in the texts, and edits that were applied, read again and simulated again with the same random draws. Rates are fractions of emails sent, points
 * run from 0 to 100. Pure. `leads` is the whole list; throws a `RangeError` if it is empty.
 */
export function explain(campaign: CampaignContext, leads: readonly LeadInList[], options: ExplainOptions = {}): Explanation {
  if (leads.length === 0) throw new RangeError('An explanation needs at least one lead.');
  const { input, ...found } = readFindings(campaign, leads, options);
  const { better = null } = options;
  const joined = withUnsure(joinVersion(found, better));
  const { reply } = joined;
  const open = { ...joined.open, losses: shareSubject(joined.open.losses, [...reply.losses, ...reply.gains], input) };
  const faults = listFaults(open, reply);
  const plan = makePlan({ open: sayFixes(open, faults, options.notesOf), reply: sayFixes(reply, faults, options.notesOf) }, options.hollow);
  const costly = faults.map(({ spoken }) => spoken);
  const tellPlan = (one: StagePlan): StagePlan => withoutHalfMended(one, costly, better?.email ?? null);
  const asksVersion = tellsNoChange(plan.open, input.key) || tellsNoChange(plan.reply, input.key);
  const version = tellVersion(
    asksVersion && options.better === undefined
      ? findVersion(campaign, leads, { bucket: input.bucket, wanted: offeredBy(faults) })
      : better,
  );
  const told = {
    leads: leads.length,
    ...(better === null ? {} : tellTotal(better, [...plan.open.losses, ...plan.reply.losses], options)),
    open: tellStage(tellPlan(plan.open), open.segments, { ...input, version: version.open }),
    reply: tellStage(tellPlan(plan.reply), reply.segments, { ...input, version: version.reply }),
  };
  const followUps = adviseWhole(campaign, leads, input.bucket);
  return followUps.length === 0 ? told : { ...told, followUps };
}
