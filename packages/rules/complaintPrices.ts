/** The cost of a complaint, in replies from interested people. */
export type ComplaintPrices = { spamReport: number; unsubscribe: number };

/** A spam report costs as much as two interested replies are worth, an opt-out a twentieth of one. */
export const DEFAULT_COMPLAINT_PRICES: ComplaintPrices = { spamReport: 2, unsubscribe: 0.05 };

/** Expected interested replies minus the cost of complaints; all three rates in the same unit. */
export const netInterest = (
  rates: { interest: number; unsubscribe: number; spam_report: number },
  { spamReport, unsubscribe }: ComplaintPrices,
): number => rates.interest - spamReport * rates.spam_report - unsubscribe * rates.unsubscribe;

/** No complaint costs more than this many interested replies, and none costs less than zero. */
export const MAX_COMPLAINT_PRICE = 100;

/** Whether a number is valid as the price of a complaint. */
export const isComplaintPrice = (price: number): boolean => Number.isFinite(price) && price >= 0 && price <= MAX_COMPLAINT_PRICE;
