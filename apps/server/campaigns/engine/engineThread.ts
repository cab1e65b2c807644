import { toAudienceView, type AudienceView } from '@coldcast/rules/audienceAnswer';
import { countEmailsPerLead, toComplaintBudget } from '@coldcast/rules/complaintBudget';
import { netInterest, type ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { findNoCompanies } from '@coldcast/rules/preflight/noCompany';
import { findOneReader } from '@coldcast/rules/preflight/oneReader';
import { findOfferFaults, listWeakNotes, toNote, type WeakNote } from '@coldcast/rules/preflight/weak/findWeakEmail';
import { planAudience } from '@coldcast/simulator/audience/planAudience';
import type { CampaignContext, Corrections, Email, LeadInList, SenderShift } from '@coldcast/simulator/lead';
import {
  explain,
  explainLead,
  listOfferedEdits,
  type ExplainOptions,
  type Explanation,
  type LeadExplanation,
} from '@coldcast/simulator/explain';
import { findBetterVersion, isOfSender, readVain, type BetterSearch } from '@coldcast/simulator/findBetterVersion';
import { forecast, forecastWithSender } from '@coldcast/simulator/forecast';
import type { BucketForecast, SenderForecast } from '@coldcast/simulator/outcome';
import { readCorrectedOffer, type ListOffer } from '@coldcast/simulator/listOffer';
import { readCampaign, type CampaignReading as EmailsReading } from '@coldcast/simulator/readCampaign';
import { readPastEmails } from '@coldcast/simulator/sender/readPastCampaign';
import { toSenderShift } from '@coldcast/simulator/sender/shiftOutcomes';
import type { CampaignReading, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { namesNoEmployer } from '@coldcast/simulator/namesNoEmployer';
import { WEAK_READERS } from '@coldcast/simulator/weakReaders';
import { findSharedEmail, verifyRewrite, type VerifiedRewrite } from '@coldcast/simulator/verifyRewrite';
import { forecastDraft, type DraftReading, type DraftTask } from './forecastDraft.ts';
import { leadOfRow } from './leadOfRow.ts';
import type { CampaignLeadRow } from './leadRows.ts';
import { balanceCampaign, withModel, type BalancedCampaign, type BalanceTask, type ModelAnswersJson } from './modelTask.ts';
import { readCampaignFile, type CampaignFileReading } from './readCampaignFile.ts';
import { planReplies, type PlannedReply } from './planReplies.ts';
import { simulateBatch, type BatchLead, type SimulatedBatch } from './simulateBatch.ts';

/** Tasks that run outside the event loop. Lists travel as the database's JSON text: copying text is cheap, copying objects is not. */

export type FileTask = { bytes: Uint8Array; encoding: LegacyEncoding | undefined };

export const readFile = ({ bytes, encoding }: FileTask): CampaignFileReading => readCampaignFile(bytes, encoding);

/** Ends when the thread can work: a cold one first loads the engine, which takes seconds on a busy machine. */
export const ready = (): void => {};

export const forecastOfDraft = (task: DraftTask): DraftReading => forecastDraft(task);

/** `model` is the language model's part of the batch; without it only the calibrated engine decides. */
export type BatchTask = { campaign: CampaignContext; batchJson: string; model?: ModelAnswersJson | undefined };
export type BatchResult = Omit<SimulatedBatch, 'rows'> & { rowsJson: string; rowCount: number };

export function simulate({ campaign, batchJson, model }: BatchTask): BatchResult {
  // Our own query built the text from rows of this shape.
  const task = withModel(campaign, JSON.parse(batchJson) as BatchLead[], model);
  const { rows, ...rest } = simulateBatch(task.campaign, task.batch);
  return { ...rest, rowsJson: JSON.stringify(rows), rowCount: rows.length };
}

export function planBatchReplies({ campaign, batchJson, model }: BatchTask): PlannedReply[] {
  const task = withModel(campaign, JSON.parse(batchJson) as BatchLead[], model);
  return planReplies(task.campaign, task.batch);
}

/** `senderJson` is the history that the campaign was launched with; null for an unknown sender. */
export type ForecastTask = BatchTask & { senderJson: string | null };

/**
 * The forecast at the ten buckets, the forecast over all of them if the history gives their probabilities, and what later learning uses of
 * the campaign.
 */
export type CampaignForecast = { buckets: readonly BucketForecast[]; overall: SenderForecast | null; reading: CampaignReading };

export function forecastCampaign({ campaign, batchJson, senderJson }: ForecastTask): CampaignForecast {
  const batch = JSON.parse(batchJson) as BatchLead[];
  const leads = batch.map(({ lead }) => lead);
  const reading = readPastEmails(campaign, leads);
  if (senderJson === null) return { buckets: forecast(campaign, leads), overall: null, reading };
  return { ...forecastWithSender(campaign, leads, { sender: JSON.parse(senderJson) as SenderPosterior }), reading };
}

export type ListTask = { leadRowsJson: string; corrections: Corrections | null };

/** What the emails of a list offer, and what kind of emails they are. */
export type ListReading = { listOffer: ListOffer; reading: EmailsReading };

/** Reads the emails of a list once; the campaign stores the result, so that it never changes. */
export function readEmailsOfList({ leadRowsJson, corrections }: ListTask): ListReading {
  const leads = (JSON.parse(leadRowsJson) as CampaignLeadRow[]).map(leadOfRow);
  const campaign = { seed: '', leadCount: leads.length, ...(corrections !== null && { corrections }) };
  return { listOffer: readCorrectedOffer(leads, corrections ?? {}), reading: readCampaign(campaign, leads) };
}

/** How many leads represent a list when the effect of the sender's history is measured. */
const SHIFT_LEADS = 100;

export type ShiftTask = { campaign: CampaignContext; leadRowsJson: string; sender: SenderPosterior; bucket: number };

/** How the sender's history changes a campaign's outcomes. */
export function shiftCampaign({ campaign, leadRowsJson, sender, bucket }: ShiftTask): SenderShift {
  const rows = JSON.parse(leadRowsJson) as CampaignLeadRow[];
  const step = Math.max(1, Math.ceil(rows.length / SHIFT_LEADS));
  const leads = rows.filter((_, position) => position % step === 0).map(leadOfRow);
  return toSenderShift(sender, readPastEmails(campaign, leads), bucket);
}

/** `template` is the template the campaign was made from. */
export type ExplainTask = BatchTask & { options: ExplainOptions; template?: Email };

/** An explanation, with the weak wording of the campaign's email and of its better version with each combination of changes. */
export type ExplainedCampaign = Explanation & { notes: WeakNote[]; notesAfter: { changes: number; notes: WeakNote[] }[] };

/** Whether the check before launch would list weak wording of a campaign: not if it may not write to strangers. */
function mayCheck(campaign: CampaignContext, leads: readonly LeadInList[]): boolean {
  const { isScam, isOutside, isUnsure } = readCampaign(campaign, leads);
  return !isScam && !isOutside && !isUnsure;
}

/** Lists the weak wording of an email. */
function createNoteReader(campaign: CampaignContext, leads: readonly LeadInList[]): (email: Email | undefined) => WeakNote[] {
  const isChecked = mayCheck(campaign, leads);
  const company = leads[0]?.company ?? null;
  return (email) => (email === undefined || !isChecked ? [] : listWeakNotes({ ...email, company }, WEAK_READERS));
}

/** The notes on an email with those on how it presents its offer; a sentence is quoted for one thing. */
function withOfferNotes(notes: readonly WeakNote[], email: Email | undefined, isChecked: boolean): WeakNote[] {
  if (email === undefined || !isChecked) return [...notes];
  const ofOffer = findOfferFaults(email, WEAK_READERS).map(toNote);
  return [...notes, ...ofOffer.filter(({ text }) => !notes.some((note) => note.text === text))];
}

/** The note that no cut mends an email of which most is praise; none for any other. */
function listVain(email: Email | undefined, isChecked: boolean): WeakNote[] {
  const vain = email === undefined || !isChecked ? undefined : readVain(email);
  if (vain === undefined) return [];
  const { quotes, problem, advice } = vain;
  return [
    {
      text: quotes[0] ?? '',
      problem,
      advice,
      isOfSubject: false,
      isHollow: true,
      mayHaveCard: false,
      mayLead: true,
      comesFirst: true,
    },
  ];
}

/** A note quotes only the beginning of a long sentence. */
const MOST_COMPARED = 30;

/** Whether a card of the insights quotes what a note is about, with its figure. */
function hasCard({ text, mayHaveCard }: WeakNote, { open, reply }: Explanation): boolean {
  if (!mayHaveCard) return false;
  const words = text.replace(/\u2026$/u, '').toLowerCase();
  const quoted = [open.negative, reply.negative].flatMap(({ factors }) => factors.flatMap(({ evidence }) => evidence));
  return quoted.some((piece) => {
    const own = piece.text.toLowerCase();
    return own.includes(words) || (own.length > 2 && words.includes(own.slice(0, MOST_COMPARED)));
  });
}

/** Sentences that claim the same of every reader or company of a list, each once: what the check doubts is not praised. */
function listClaimsOfAll(leads: readonly LeadInList[]): WeakNote[] {
  const found = findOneReader(
    leads.map(({ slug, company, email }, at) => ({
      ...email,
      profileUrl: '',
      slug,
      company,
      firstName: null,
      fullName: null,
      rowNumber: at,
    })),
  );
  return [...new Map(found.map(({ sighting }) => [sighting.text, toNote(sighting)])).values()];
}

/** What stands in place of a company of some leads and is named as if it were one: the most frequent such text, for all of them. */
function listNoCompanies(leads: readonly LeadInList[]): WeakNote[] {
  const found = findNoCompanies(
    leads.map(({ company, email: { subject, body } }) => ({ company, subject, body })),
    namesNoEmployer,
  );
  const [most] = found.map(({ sighting }) => sighting).toSorted((one, other) => (other.goesTo ?? 0) - (one.goesTo ?? 0));
  return most === undefined ? [] : [toNote({ ...most, goesTo: found.length })];
}

export function explainCampaign({ campaign, batchJson, options, template }: ExplainTask): ExplainedCampaign {
  const batch = JSON.parse(batchJson) as BatchLead[];
  const leads = batch.map(({ lead }) => lead);
  const readNotes = createNoteReader(campaign, leads);
  const original = template ?? options.better?.original ?? leads[0]?.email;
  const weak = readNotes(original);
  const isChecked = mayCheck(campaign, leads);
  const claims = listClaimsOfAll(leads);
  const doubted = [...weak.filter(({ isHollow }) => isHollow), ...claims];
  const hollow = doubted.map(({ text }) => text.replace(/\u2026$/u, ''));
  const notesOf = (email: Email) => readNotes(email).map(({ text }) => text);
  const written = options.better?.original;
  const isSenders = (text: string): boolean => written === undefined || isOfSender(text, written);
  const isWeak = ({ text }: WeakNote): boolean => weak.some((note) => note.text.includes(text) || text.includes(note.text));
  const vain = listVain(original, isChecked);
  const isTold = ({ text }: WeakNote): boolean => vain.some((one) => one.text.startsWith(text.replace(/\.?\u2026?$/u, '')));
  // What concerns a few leads is told among the notes, and never first.
  const ofFew = isChecked ? listNoCompanies(leads) : [];
  const ofLeads = isChecked ? [...ofFew, ...claims.filter((claim) => !isWeak(claim))] : [];
  const others = withOfferNotes([...ofLeads, ...weak], original, isChecked);
  const notes = [...vain, ...others.filter((note) => !isTold(note))];
  const told = explain(campaign, leads, { ...options, hollow, notesOf, checks: notes.filter((note) => !ofFew.includes(note)) });
  return {
    ...told,
    notes: notes.filter((note) => !hasCard(note, told)),
    notesAfter: (options.better?.combinations ?? []).map(({ changes, email }) => ({
      changes,
      // What the total names already is not said twice.
      notes: withOfferNotes(readNotes(email), email, isChecked).filter(
        ({ text, mayHaveCard }) => isSenders(text) && (!mayHaveCard || told.versionLeft?.includes(text) !== true),
      ),
    })),
  };
}

/** `template` is the template the campaign was made from. */
export type BetterVersionTask = BatchTask & { template?: Email };

export function betterVersionOfCampaign({ campaign, batchJson, template }: BetterVersionTask): BetterSearch {
  const batch = JSON.parse(batchJson) as BatchLead[];
  const leads = batch.map(({ lead }) => lead);
  const search = findBetterVersion(campaign, leads, {
    wanted: listOfferedEdits(campaign, leads),
    ...(template === undefined ? {} : { template }),
  });
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

export type ExplainLeadTask = { campaign: CampaignContext; lead: LeadInList; bucket: number };

export const explainOneLead = ({ campaign, lead, bucket }: ExplainLeadTask): LeadExplanation => explainLead(campaign, lead, { bucket });

export const balance = (task: BalanceTask): BalancedCampaign | null => balanceCampaign(task);

export type RewriteTask = BatchTask & { rewrite: Email };

export function judgeRewrite({ campaign, batchJson, rewrite }: RewriteTask): VerifiedRewrite | null {
  const batch = JSON.parse(batchJson) as BatchLead[];
  return verifyRewrite(
    campaign,
    batch.map(({ lead }) => lead),
    rewrite,
  );
}

export function sharedEmail({ campaign, batchJson }: BatchTask): Email | null {
  const batch = JSON.parse(batchJson) as BatchLead[];
  return findSharedEmail(
    campaign,
    batch.map(({ lead }) => lead),
  );
}

export type AudienceTask = BatchTask & { campaignId: string; bucket: Bucket; prices: ComplaintPrices; cut: number | undefined };

/** Whom to send a campaign's email to; a cut longer than the list means the whole list. */
export function audienceOfCampaign({ campaign, batchJson, campaignId, bucket, prices, cut }: AudienceTask): AudienceView {
  const batch = JSON.parse(batchJson) as BatchLead[];
  const sendSize = campaign.sendSize ?? campaign.leadCount;
  const budget = toComplaintBudget(sendSize, countEmailsPerLead(batch.map(({ lead }) => lead)));
  const plan = planAudience(
    campaign,
    batch.map(({ lead }) => lead),
    {
      bucket: toBucketIndex(bucket),
      netOf: (rates) => netInterest(rates, prices),
      budget,
      cut,
    },
  );
  const leadIdOf = (place: number) => `${campaignId}-${batch[place]?.position ?? place}`;
  return toAudienceView(plan, { bucket, prices, sendSize, budget, leadIdOf });
}
