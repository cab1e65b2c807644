import { ERRORS } from '@coldcast/contract/errors';
import type { User } from '@coldcast/contract/users';
import { MAX_BODY_LENGTH, MAX_FILE_BYTES, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import { ApiError } from '../../api/ApiError.ts';
import { toLaunchFields } from '../about/draftAbout.ts';
import type { LaunchDraft } from '../draft/launchDraft.ts';
import { toSequence } from '../followUps/followUp.ts';
import type { LeadSource, SequenceText } from '../leads/leadSource.ts';
import { sharedLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';
import { keyFor, type LaunchKey } from './launchKey.ts';
import { postCampaign } from './postCampaign.ts';

export type LaunchOrder = {
  draft: LaunchDraft;
  source: LeadSource;
  /** Number of leads to send, and of those left out. */
  leadCount: number;
  leftOutCount: number;
  headers: readonly string[] | null;
};

/** The emails every lead gets; null if each row has its own. */
export const emailOf = (draft: LaunchDraft): SequenceText | null => (draft.mode === 'quick' ? toSequence(draft) : null);

const toCsvName = (fileName: string): string => fileName.replace(/\.txt$/i, '.csv');

const fits = ({ subject, body }: { subject: string; body: string }): boolean =>
  subject.length <= MAX_SUBJECT_LENGTH && body.length <= MAX_BODY_LENGTH;

/** The emails stored with the campaign, for duplicating it; none if each row has its own or one is too long. */
function toTemplateFields(draft: LaunchDraft): Record<string, string> {
  const email = emailOf(draft);
  const followUps = email?.followUps ?? [];
  if (email === null || ![email, ...followUps].every(fits)) return {};
  return {
    templateSubject: email.subject,
    templateBody: email.body,
    ...(followUps.length > 0 && { templateFollowUps: JSON.stringify(followUps) }),
  };
}

type Sending = {
  user: User;
  /** How many leads to send; null = all. */
  limit: number | null;
  /** Holds the key of the last attempt, so that a retry of the same payload reuses it. */
  lastKey: { current: LaunchKey | null };
};

/** Builds the campaign file and sends it; returns the new campaign's id. */
export async function sendLaunch(
  { draft, source, leadCount, leftOutCount }: LaunchOrder,
  { user, limit, lastKey }: Sending,
): Promise<string> {
  const campaign = await sharedLeadFileProcessor.writeCampaign({ source, email: emailOf(draft), limit });
  if (campaign.csv.size > MAX_FILE_BYTES) throw new ApiError({ status: 413, code: 'too_large', message: ERRORS.too_large.message });
  const fileName = toCsvName(source.file.name);
  const campaignName = draft.campaignName.trim();
  const mockOpenRate = draft.mockOpenRate === null ? undefined : String(draft.mockOpenRate);
  const said = {
    ...toLaunchFields(draft.about, { leadCount, leftOutCount, limit }),
    ...toTemplateFields(draft),
  };
  const payload = [campaign.fingerprint, fileName, campaignName, draft.priority, draft.languageModel, mockOpenRate, said];
  lastKey.current = keyFor(JSON.stringify(payload), lastKey.current);
  const { campaignId } = await postCampaign({
    file: campaign.csv,
    fileName,
    campaignName,
    mockOpenRate,
    priority: draft.priority === 'off' ? 'off' : undefined,
    languageModel: draft.languageModel === 'on' ? 'on' : undefined,
    said,
    user,
    idempotencyKey: lastKey.current.key,
  });
  lastKey.current = null;
  return campaignId;
}
