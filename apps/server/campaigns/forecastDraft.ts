import type { endpoints } from '@coldcast/contract/endpoints';
import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { findSender } from '../sends/sender.ts';
import { readComplaintPrices } from './audience/complaintPrices.ts';
import { forecastDraftInThread } from './engine/engineThreads.ts';

/** Forecasts a draft in an engine thread: nothing is stored, launched or charged. */
export const forecastDraft: Handler<typeof endpoints.forecastDraft> = async (app, { user, body }) => {
  const { email, leads, against, bucket, sendSize, history } = body;
  if (email === undefined && leads === undefined)
    throw new AppError('invalid_input', { message: 'Send an email, a list of leads with an email each, or both.' });
  const sender = history === 'off' ? undefined : await findSender(app, user.organisationId);
  const reading = await forecastDraftInThread(user.organisationId, {
    email: email ?? null,
    leadsCsv: leads ?? null,
    against: against ?? null,
    bucket: toBucketIndex(bucket ?? DEFAULT_BUCKET),
    sendSize: sendSize ?? null,
    senderJson: sender === undefined ? null : JSON.stringify(sender.posterior),
    prices: await readComplaintPrices(app, user.organisationId),
    seed: user.organisationId,
  });
  if (reading.ok) return { ...reading.answer, assumedHuman: sender?.assumedHuman ?? 0 };
  throw new AppError(reading.code, reading.message === undefined ? {} : { message: reading.message });
};
