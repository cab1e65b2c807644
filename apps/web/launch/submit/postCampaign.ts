import { endpoints } from '@coldcast/contract/endpoints';
import type { User } from '@coldcast/contract/users';
import { callApi } from '../../api/callApi.ts';

export type CampaignPost = {
  file: Blob;
  fileName: string;
  /** Left out where blank: the server then takes the file's name. */
  campaignName: string;
  /** Percent; the drawer sends one only for a campaign made from another. */
  mockOpenRate?: string | undefined;
  /** People who get the text, where the file is a part of a larger send. */
  sendSize?: string | undefined;
  priority?: 'off' | undefined;
  languageModel?: 'on' | undefined;
  user: User;
  idempotencyKey: string;
};

/** Sends a campaign file. Throws ApiError as every call does. */
export function postCampaign({ file, fileName, campaignName, user, idempotencyKey, ...told }: CampaignPost) {
  const { mockOpenRate, sendSize, priority, languageModel } = told;
  const form = new FormData();
  if (campaignName.trim() !== '') form.set('campaignName', campaignName.trim());
  if (mockOpenRate !== undefined) form.set('mockOpenRate', mockOpenRate);
  if (sendSize !== undefined) form.set('sendSize', sendSize);
  if (priority !== undefined) form.set('priority', priority);
  if (languageModel !== undefined) form.set('languageModel', languageModel);
  form.set('orgId', user.orgId);
  form.set('userId', user.userId);
  form.set('file', file, fileName);
  return callApi(endpoints.createCampaign, { form, idempotencyKey });
}
