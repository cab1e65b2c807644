import { ERRORS } from '@coldcast/contract/errors';
import type { User } from '@coldcast/contract/users';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { ApiError } from '../../api/ApiError.ts';
import type { LaunchDraft } from '../draft/launchDraft.ts';
import type { EmailText, LeadSource } from '../leads/leadSource.ts';
import { sharedLeadDesk } from '../leads/sharedLeadDesk.ts';
import { keyFor, type LaunchKey } from './launchKey.ts';
import { postCampaign } from './postCampaign.ts';

export type LaunchOrder = {
  draft: LaunchDraft;
  source: LeadSource;
  headers: readonly string[] | null;
};

/** The email every lead gets; null where each row brings its own. */
export const emailOf = ({ mode, subject, body }: LaunchDraft): EmailText | null => (mode === 'quick' ? { subject, body } : null);

const toCsvName = (fileName: string): string => fileName.replace(/\.txt$/i, '.csv');

type Sending = {
  user: User;
  /** Leads to send; null = all. */
  limit: number | null;
  /** Holds the key of the last try, so that a retry of the same payload carries it again. */
  lastKey: { current: LaunchKey | null };
};

/** Builds the campaign file and sends it; gives the new campaign's id. */
export async function sendLaunch({ draft, source }: LaunchOrder, { user, limit, lastKey }: Sending): Promise<string> {
  const campaign = await sharedLeadDesk.writeCampaign({ source, email: emailOf(draft), limit });
  if (campaign.csv.size > MAX_FILE_BYTES) throw new ApiError({ status: 413, code: 'too_large', message: ERRORS.too_large.message });
  const fileName = toCsvName(source.file.name);
  const campaignName = draft.campaignName.trim();
  // A Quick Start has no campaign behind it whose rate it could carry on.
  const mockOpenRate = draft.mode === 'csv' && draft.mockOpenRate !== null ? String(draft.mockOpenRate) : undefined;
  const sendSize = source.sendSize ? String(source.sendSize) : undefined;
  const payload = [campaign.fingerprint, fileName, campaignName, draft.priority, draft.languageModel, mockOpenRate, sendSize];
  lastKey.current = keyFor(JSON.stringify(payload), lastKey.current);
  const { campaignId } = await postCampaign({
    file: campaign.csv,
    fileName,
    campaignName,
    mockOpenRate,
    sendSize,
    priority: draft.priority === 'off' ? 'off' : undefined,
    languageModel: draft.languageModel === 'on' ? 'on' : undefined,
    user,
    idempotencyKey: lastKey.current.key,
  });
  lastKey.current = null;
  return campaignId;
}
