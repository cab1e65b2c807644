import type { AnalyticsCounts } from '@coldcast/rules/analytics';
import type { EmailTemplate } from '@coldcast/rules/filledLeads';
import { toOpenCount } from '@coldcast/rules/ratings';
import { DOCK_TITLES, STRANGER_TITLES, type InventedPerson } from './inventPeople.ts';

/** A sample campaign of the demo account. */
export type DemoCampaign = {
  name: string;
  leadCount: number;
  /** Index of its first person in the invented population. */
  start: number;
  /** Job titles of its people; any title by default. */
  titles?: readonly string[];
  daysAgo: number;
  mockOpenRate: number | null;
  /** Emails per lead; 1 by default. */
  emails?: number;
  writeEmail: (person: InventedPerson) => EmailTemplate;
  /** What the sample must show, given the counts of the ten buckets; the first seed that shows it is used. */
  isFitting: (counts: readonly AnalyticsCounts[]) => boolean;
};

const at = (counts: readonly AnalyticsCounts[], bucket: number): AnalyticsCounts => {
  const found = counts[bucket];
  if (found === undefined) throw new Error(`no counts at bucket ${bucket}`);
  return found;
};
const openShare = (counts: AnalyticsCounts): number => toOpenCount(counts) / counts.total;

const oneQuestion = ({ firstName, company }: InventedPerson) => ({
  subject: `dock slots at ${company}`,
  body: `Hi ${firstName},

Sites like ${company} often lose an hour a day to trucks that wait for a free dock.

Our dock scheduling lets carriers book a slot themselves, so your yard team answers fewer phone calls. A distributor of your size cut waiting by a third in six weeks.

Is that worth a look for ${company}?

Ingrid
Northmoor Docks`,
});

const featureList = ({ firstName }: InventedPerson) => ({
  subject: 'Transform your business with our industry-leading all-in-one platform!',
  body: `Dear ${firstName},

I hope this email finds you well. My name is Rupert and I am reaching out on behalf of Synergex, the world-class provider of cutting-edge, best-in-class solutions that empower organisations to unlock their full potential and drive game-changing synergies across the whole enterprise value chain.

Our revolutionary platform offers a comprehensive range of features, including advanced analytics, seamless integrations, real-time dashboards, automated workflows, customisable reporting, enterprise-grade security and round-the-clock support. We have been recognised as an industry leader and we are proud of our unmatched track record of innovation and excellence.

We would love to show you how we can help you to achieve your objectives, optimise your processes, reduce your overheads and increase your profitability. Please book a time in my calendar at https://calendar.example/rupert, visit our website at https://synergex.example, read our brochure at https://synergex.example/brochure or reply to this email so that we can schedule a 45 minute discovery call with one of our solution consultants next Tuesday or Thursday.

I look forward to hearing from you at your earliest convenience.

Kind regards,
Rupert Fairweather
Senior Business Development Representative
Synergex`,
});

const shouting = () => ({
  subject: 'RE: LAST CHANCE!!! 100% FREE $$$ ACT NOW',
  body: `HELLO!!!

You have NOT answered my previous emails and I am very disappointed. This is a LIMITED TIME OFFER, risk free, guaranteed results, no obligation, 100% FREE!!! Make money fast and increase your sales by 500% or your money back!!!

CLICK HERE: https://offer.example/a
CLICK HERE: https://offer.example/b
CLICK HERE: https://offer.example/c
CLICK HERE: https://offer.example/d

Act now, this offer expires TODAY. Call me immediately to schedule a meeting tomorrow at 9.00, 10.00 or 11.00!!!`,
});

const shortNote = ({ firstName, company }: InventedPerson) => ({
  subject: `${company} and cold storage`,
  body: `Hi ${firstName},

Saw that ${company} is adding cold rooms this year. We help sites of that size to keep doors closed between two pallets, which saves about a tenth of the power.

Would a one-page summary be useful?

Zofia
Brandt Cold Storage`,
});

const checkInSequence = ({ firstName, company }: InventedPerson) => ({
  subject: `gate queue at ${company}`,
  body: `Hi ${firstName},

Drivers often wait twenty minutes at the gate before anyone at the site knows they are there.

We text each driver a dock on arrival, so your yard team works from one list instead of a queue.

Is that worth a look for ${company}?

Norunn
Larkgate Yards`,
  followUps: [
    {
      subject: '',
      waitDays: 3,
      body: `Hi ${firstName},

One number to add: a food distributor with 14 docks cut gate time from 22 minutes to 6.

Should I send you the two-page case?

Norunn`,
    },
    {
      subject: '',
      waitDays: 4,
      body: `Hi ${firstName},

What people ask first: drivers need no app. They get a text, and your team sees who is where.

Would that suit your carriers?

Norunn`,
    },
    {
      subject: 'who looks after the gate?',
      waitDays: 7,
      body: `Hi ${firstName},

If someone else looks after the gate at ${company}, who should I ask?

Norunn`,
    },
  ],
});

/** Oldest first, in launch order. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    name: 'Feature list to everybody',
    leadCount: 420,
    start: 1000,
    daysAgo: 12,
    mockOpenRate: 30,
    writeEmail: featureList,
    isFitting: (counts) => at(counts, 4).reply > 0 && at(counts, 4).reply / at(counts, 4).total < 0.02,
  },
  {
    name: 'Last chance blast',
    leadCount: 90,
    start: 2000,
    daysAgo: 8,
    mockOpenRate: null,
    writeEmail: shouting,
    isFitting: (counts) => at(counts, 4).reply === 0,
  },
  {
    name: 'Cold storage, short note',
    leadCount: 40,
    start: 3000,
    daysAgo: 4,
    mockOpenRate: null,
    writeEmail: shortNote,
    isFitting: (counts) => openShare(at(counts, 4)) - openShare(at(counts, 2)) > 0.25 && at(counts, 4).reply > 0,
  },
  {
    name: 'Gate check-in, four emails',
    leadCount: 240,
    start: 6000,
    titles: DOCK_TITLES,
    daysAgo: 3,
    mockOpenRate: 45,
    emails: 4,
    writeEmail: checkInSequence,
    isFitting: (counts) => at(counts, 4).reply_positive > 0 && at(counts, 4).reply / at(counts, 4).total >= 0.06,
  },
  {
    name: 'Dock slots, wrong people',
    leadCount: 260,
    start: 5000,
    titles: STRANGER_TITLES,
    daysAgo: 2,
    mockOpenRate: 45,
    writeEmail: oneQuestion,
    isFitting: (counts) => at(counts, 4).reply > 0 && at(counts, 4).reply / at(counts, 4).total < 0.04,
  },
  {
    name: 'Dock slots, one question',
    leadCount: 260,
    start: 4000,
    titles: DOCK_TITLES,
    daysAgo: 1,
    mockOpenRate: 45,
    writeEmail: oneQuestion,
    isFitting: (counts) =>
      openShare(at(counts, 4)) >= 0.5 && at(counts, 4).reply / at(counts, 4).total >= 0.05 && at(counts, 4).reply_positive > 0,
  },
];
