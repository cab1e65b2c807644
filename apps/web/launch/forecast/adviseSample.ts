import { fillLeads } from '@coldcast/rules/filledLeads';
import { listWeakNotes } from '@coldcast/rules/preflight/weak/findWeakEmail';
import { adviseDraft, type DraftReason, type SharedTemplate } from '@coldcast/simulator/adviseDraft';
import { WEAK_READERS } from '@coldcast/simulator/weakReaders';
import { mayBeSound, readAdviceScope } from '@coldcast/simulator/adviceScope';
import { findStrengths } from '@coldcast/simulator/findStrengths';
import { tellsOfGains } from '@coldcast/simulator/tellsOfGains';
import { findBetterVersion, type BetterSearch } from '@coldcast/simulator/findBetterVersion';
import type { EmailText, SequenceText } from '../leads/leadSource.ts';
import { adviseFollowUps, type FollowUpAdvice } from './adviseFollowUps.ts';
import { toListedLeads } from './draftForecast.ts';
import type { DraftSample } from './draftSample.ts';
import { checkFilled } from '../preflight/checkFilled.ts';
import { runInSlices } from './runInSlices.ts';

/** `sampled`: how many of the list's `leadCount` leads the edits were tried on. */
export type DraftAdvice = {
  reasons: readonly DraftReason[];
  followUps: readonly FollowUpAdvice[];
  /** False if the email is not written to strangers; then there is no advice on selling. */
  isColdEmail: boolean;
  /** False if finding nothing does not mean that nothing is wrong. */
  mayBeSound: boolean;
  /** What a sound email without findings does well, in sentences; otherwise empty. */
  strengths: readonly string[];
  sampled: number;
  leadCount: number;
};

/** The email as the template of its list; fills it as at launch. */
function toTemplate(email: EmailText, { rows, headers }: DraftSample): SharedTemplate {
  const rowOf = new Map(rows.map((row) => [row.leadKey, row]));
  const fill: SharedTemplate['fill'] = (written, { leadKey }) => {
    const row = rowOf.get(leadKey);
    const [lead] = row === undefined ? [] : toListedLeads(fillLeads(written, [row], headers));
    return lead?.email ?? written;
  };
  const company = fillLeads({ subject: '', body: '{{company}}' }, rows, headers);
  return { email, fill, fillsCompany: company.every(({ body }) => body.trim() !== '' && !body.includes('{{')) };
}

/** Whether the row check lists something: that is a fault, too. */
const standsOut = ({ rows, headers, said }: DraftSample, email: EmailText | null): boolean =>
  email !== null && checkFilled(fillLeads(email, rows, headers), { headers, said, isOwnEmails: false }).findings.length > 0;

type EditId = NonNullable<NonNullable<DraftReason['fix']>['editId']>;

/** The edits that the page offered last, and the draft it offered them for. */
let lastOffered: { key: string; editIds: readonly EditId[] } | null = null;
const keyOf = ({ sample, email, bucket, seed }: AdviceWanted): string =>
  [seed, bucket, sample.leadCount, email?.subject, email?.body].join('\n');

export type AdviceWanted = { sample: DraftSample; email: SequenceText | null; bucket: number; seed: string };

/** Finds reasons and fixes for a draft; null if no longer wanted. `email` is null if each row has its own. */
export async function adviseSample(
  { sample, email, bucket, seed }: AdviceWanted,
  isWanted: () => boolean = () => true,
): Promise<DraftAdvice | null> {
  const campaign = { seed, leadCount: sample.leadCount, ...sample.listOffer, ...sample.said };
  const template = email === null ? undefined : toTemplate(email, sample);
  const company = sample.leads[0]?.company ?? null;
  const notesOf = (edited: EmailText) => listWeakNotes({ ...edited, company }, WEAK_READERS).map(({ text }) => text);
  const reasons = await runInSlices(
    adviseDraft(campaign, sample.leads, { template, bucket, ...(sample.whole !== undefined && { whole: sample.whole }), notesOf }),
    isWanted,
  );
  if (reasons !== null) {
    const editIds = reasons.flatMap(({ fix }) => (fix === null || fix.editId === null || fix.email === null ? [] : [fix.editId]));
    lastOffered = { key: keyOf({ sample, email, bucket, seed }), editIds };
  }
  const followUps = reasons && (await adviseFollowUps({ campaign, sample, email, bucket }, isWanted));
  if (reasons === null || followUps === null) return null;
  const isColdEmail = readAdviceScope(campaign, sample.leads) === 'all';
  const isFaultless = reasons.length + followUps.length === 0;
  // What the insights would count as a gain holds the email back here, too.
  const isSound =
    isColdEmail &&
    !standsOut(sample, email) &&
    mayBeSound(campaign, sample.leads) &&
    !(isFaultless && tellsOfGains(campaign, sample.leads, { bucket }));
  // Nobody says of an email that nothing holds it back and shows a better version of it.
  const search = isSound && isFaultless && email !== null ? await improveSample({ sample, email, bucket, seed }, isWanted) : undefined;
  if (search === null) return null;
  const hasBetter = search !== undefined && search.version !== null;
  const isPraised = isSound && isFaultless && !hasBetter;
  const strengths = isPraised ? await runInSlices(findStrengths(campaign, sample.leads), isWanted) : [];
  return (
    strengths && {
      reasons,
      followUps,
      isColdEmail,
      mayBeSound: isSound && !hasBetter,
      strengths,
      sampled: sample.leads.length,
      leadCount: sample.leadCount,
    }
  );
}

/** The edits that the page of this draft offers on their own. */
async function listOffered(wanted: AdviceWanted, isWanted: () => boolean): Promise<readonly EditId[]> {
  if (lastOffered?.key !== keyOf(wanted)) await adviseSample(wanted, isWanted);
  return lastOffered?.key === keyOf(wanted) ? lastOffered.editIds : [];
}

/**
 * The draft rewritten with the edits that help most together and those that its page offers; if there is no better version, what was tried.
 * Null if no longer wanted.
 */
export async function improveSample(
  { sample, email, bucket, seed }: AdviceWanted & { email: EmailText },
  isWanted: () => boolean = () => true,
): Promise<BetterSearch | null> {
  const campaign = { seed, leadCount: sample.leadCount, ...sample.listOffer, ...sample.said };
  const offered = await listOffered({ sample, email, bucket, seed }, isWanted);
  let isCurrent = true;
  const found = await runInSlices(
    findBetterVersion(campaign, sample.leads, { template: email, bucket, hasSwitches: false, wanted: offered }),
    () => (isCurrent = isWanted()),
  );
  return isCurrent ? found : null;
}
