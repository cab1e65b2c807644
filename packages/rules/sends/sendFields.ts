/** What a column of an export can contain, about a campaign or one of its emails. */
export const SEND_FIELDS = [
  'name',
  'toolCampaignId',
  'startedOn',
  'sent',
  'delivered',
  'opened',
  'replied',
  'positiveReplies',
  'bounced',
  'unsubscribed',
  'spamReports',
  'automaticReplies',
  'listSize',
  'address',
  'status',
] as const;
export type SendField = (typeof SEND_FIELDS)[number];
