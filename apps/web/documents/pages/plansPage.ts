import { PLANS, type Plan } from '@coldcast/rules/plans';
import type { DocumentPage, Prose } from '../documentPage.ts';
import { formatCount } from '../../ui/formats.ts';

const planRow = (plan: Plan): Prose[] => [
  plan.isMostPopular ? `${plan.planName} (Most Popular)` : plan.planName,
  `$${plan.monthlyPriceUsd}`,
  plan.annualPriceUsd === null ? 'none' : `$${formatCount(plan.annualPriceUsd)}`,
  plan.monthlyCredits === null ? 'unlimited' : formatCount(plan.monthlyCredits),
  formatCount(plan.monthlyPriorityCredits),
  String(plan.maxConcurrentCampaigns),
  formatCount(plan.maxCampaignSize),
];

export const plansPage: DocumentPage = {
  title: 'Plans and credits',
  lead: 'What each plan includes, what a credit pays for, and when credits are given back.',
  sections: [
    {
      id: 'plans',
      title: 'The plans',
      blocks: [
        {
          kind: 'table',
          caption: 'Plans',
          columns: ['Plan', 'Per month', 'Per year', 'Mock credits', 'Priority credits', 'Campaigns at once', 'Leads per campaign'],
          rows: PLANS.map(planRow),
        },
        {
          kind: 'list',
          items: [
            'Paid plans get unlimited mock credits.',
            'Annual plans are 10% off. Their priority credits, twelve months of them, are granted upfront.',
            'A higher plan holds at once. A lower plan or a cancellation holds from the end of the period.',
            'Change your plan under Settings, [Billing](/app/billing).',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        {
          kind: 'list',
          items: [
            '**One mock credit pays for one valid lead.** It is taken at the launch. Invalid rows and refused launches cost nothing.',
            'Leads that could not be simulated are refunded when the campaign ends.',
            'Deleting a campaign gives no credits back.',
            'If your credits do not cover the list, you can run its first leads: as many as you have credits for.',
          ],
        },
      ],
    },
    {
      id: 'lanes',
      title: 'Regular and priority',
      blocks: [
        {
          kind: 'text',
          text: 'Regular mocks take up to 24 hours. Priority mocks take as soon as 1 minute, at most 1 hour. A campaign runs in the priority lane as a whole, if your priority credits cover all of its leads and you have not switched that off in the launch panel.',
        },
      ],
    },
  ],
};
