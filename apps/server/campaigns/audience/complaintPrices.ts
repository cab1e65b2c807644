import type { endpoints } from '@coldcast/contract/endpoints';
import { DEFAULT_COMPLAINT_PRICES, isComplaintPrice, MAX_COMPLAINT_PRICE, type ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Handler } from '../../http/bindEndpoint.ts';
import { findComplaintPrices, updateComplaintPrices } from './complaintPrices.store.ts';

/** What complaints cost an organization: its own prices, otherwise the defaults. */
export const readComplaintPrices = async (app: App, organisationId: string): Promise<ComplaintPrices> =>
  (await findComplaintPrices(app.db, organisationId)) ?? DEFAULT_COMPLAINT_PRICES;

/** Checks a price; `name` is the caller's name for it. */
export function checkPrice(name: string, price: number): number {
  if (!isComplaintPrice(price))
    throw new AppError('invalid_input', { message: `${name} must be a number from 0 to ${MAX_COMPLAINT_PRICE}.` });
  return price;
}

export const getComplaintPrices: Handler<typeof endpoints.getComplaintPrices> = (app, { user }) =>
  readComplaintPrices(app, user.organisationId);

export const setComplaintPrices: Handler<typeof endpoints.setComplaintPrices> = async (app, { user, body }) => {
  const prices = {
    spamReport: checkPrice('spamReport', body.spamReport),
    unsubscribe: checkPrice('unsubscribe', body.unsubscribe),
  };
  await updateComplaintPrices(app.db, user.organisationId, prices);
  return prices;
};
