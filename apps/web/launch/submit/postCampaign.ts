import { createCampaign } from '@coldcast/contract/launching';
import type { User } from '@coldcast/contract/users';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { callApi } from '../../api/callApi.ts';

export type CampaignPost = {
  file: Blob;
  fileName: string;
  /** Omitted if blank: the server then uses the file's name. */
  campaignName: string;
  /** Percent; the drawer sends one only for a campaign made from another. */
  mockOpenRate?: string | undefined;
  priority?: 'off' | undefined;
  languageModel?: 'on' | undefined;
  /** Only for a file that is not Unicode, if a person chose one. */
  encoding?: LegacyEncoding | undefined;
  /** The corrections of the email and its send, as form fields. */
  said?: Readonly<Record<string, string | undefined>>;
  user: User;
  idempotencyKey: string;
};

/** Sends a campaign file. Throws ApiError like every call. */
export function postCampaign({
  file,
  fileName,
  campaignName,
  mockOpenRate,
  priority,
  languageModel,
  encoding,
  said = {},
  user,
  idempotencyKey,
}: CampaignPost) {
  const form = new FormData();
  if (campaignName.trim() !== '') form.set('campaignName', campaignName.trim());
  if (mockOpenRate !== undefined) form.set('mockOpenRate', mockOpenRate);
  if (priority !== undefined) form.set('priority', priority);
  if (languageModel !== undefined) form.set('languageModel', languageModel);
  if (encoding !== undefined) form.set('encoding', encoding);
  for (const [field, text] of Object.entries(said)) if (text !== undefined && text !== '') form.set(field, text);
  form.set('orgId', user.orgId);
  form.set('userId', user.userId);
  form.set('file', file, fileName);
  return callApi(createCampaign, { form, idempotencyKey });
}
