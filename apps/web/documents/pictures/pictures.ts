import type { Picture } from '../documentPage.ts';
import campaigns from './campaigns.webp';
import inbox from './inbox.webp';
import newCampaign from './new-campaign.webp';
import performance from './performance.webp';
import replyInsights from './reply-insights.webp';

const SIZE = { width: 1280, height: 800 };

export const PICTURES = {
  campaigns: {
    ...SIZE,
    src: campaigns,
    alt: 'The list of campaigns: for each its status, its progress, and its rates with an arrow, with a line of the reply rate over the ten buckets.',
  },
  newCampaign: {
    ...SIZE,
    src: newCampaign,
    alt: 'The panel for a new campaign: name, subject line and email body with marked variables, a forecast, and the button Launch with what it uses.',
  },
  performance: {
    ...SIZE,
    src: performance,
    alt: 'Performance: the ten mock deliverability buckets with 40-50 chosen, and four rates, each with its count, its label and the range that is expected.',
  },
  inbox: {
    ...SIZE,
    src: inbox,
    alt: 'Inbox: at the left the leads with a simulated reply, each with its intent; at the right the email and the reply of the chosen lead, marked as simulated.',
  },
  replyInsights: {
    ...SIZE,
    src: replyInsights,
    alt: 'Reply insights: factors with a gauge of their impact, a quoted line of the email, what it is worth, and an idea for a better line.',
  },
} as const satisfies Record<string, Picture>;
