/** A campaign as its menus and dialogs need it. */
export type CampaignSubject = {
  campaignId: string;
  campaignName: string;
  isCompleted: boolean;
  /** False once the retention period of its leads has ended. */
  hasLeads: boolean;
  results: number;
  /** At the bucket of the list. */
  replies: number;
};
