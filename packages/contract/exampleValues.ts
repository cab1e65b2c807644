/** An invented campaign of an invented organization, used in the examples of calls and webhooks. */
export const campaignId = '5f0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e90';
export const orgId = '0b9d4c55-1e0a-4c3f-8f1d-6a2b7c8d9e01';
export const createdAt = '2026-03-18T09:30:00.000Z';
export const progress = { total: 180, success: 180, failed: 0 };

export const counts = {
  total: 180,
  not_opened: 98,
  reply: 8,
  reply_positive: 3,
  reply_negative: 2,
  reply_neutral: 3,
  archive: 15,
  delete: 24,
  no_action: 29,
  unsubscribe: 2,
  report_spam: 1,
  forward_internally: 1,
  remind_me_later: 2,
  classify_as_spam: 31,
  openedFirst: 82,
};
