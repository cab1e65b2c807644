import type { PriorRow } from '../priorRow.ts';
import { INDUSTRIES, JOB_FUNCTIONS, type Industry } from '../../persona/persona.ts';
import { effectRow } from './effectRow.ts';

const logOdds = (percent: number): number => Math.log(percent / (100 - percent));
/** Half of the gap between two published rates, in log odds. */
const halfGap = (percent: number, against: number): number => (logOdds(percent) - logOdds(against)) / 2;

/** Published reply rates by industry, percent, against 3.5 for professional services; industries not named there stand at the mean. */
const replyPercents: Partial<Record<Industry, number>> = {
  recruiting: 8.5,
  marketing_agency: 4.4,
  software: 3.7,
  consulting: 3.5,
  legal: 3.5,
  finance: 1.9,
};
/** Published unsubscribe rates by industry, percent, against 0.23 for all. */
const unsubscribePercents: Partial<Record<Industry, number>> = {
  construction: 0.4,
  marketing_agency: 0.37,
  consulting: 0.28,
  finance: 0.21,
};

const seniorityFacts = [
  'belkins-seniority-open',
  'belkins-seniority-reply',
  'sales-co-clevel-total',
  'sales-co-clevel-positive',
  'title-founder-cfo-cto-vs-manager',
];
const sizeFacts = ['deathtocold-company-size', 'deathtocold-company-size-open', 'sales-co-smallco'];

const industryRow = (industry: Industry, outcome: 'reply' | 'unsubscribe', mean: number | undefined): PriorRow => ({
  name: `industry.${industry}.${outcome}`,
  mean: mean ?? 0,
  sd: 0.25,
  unit: 'log odds against the mean industry',
  outcome,
  stage: 'action',
  facts: outcome === 'reply' ? ['deathtocold-industry'] : ['mailchimp-2018-unsub'],
  reason: mean === undefined ? 'Not named by the table: the mean with its spread.' : 'Half the published gap in log odds.',
  grade: mean === undefined ? 'assumption' : outcome === 'reply' ? 'vendor' : 'observational',
});

/** What the recipient does. */
export const recipientRows: readonly PriorRow[] = [
  effectRow('seniority', ['open', 0.75], {
    sd: 0.15,
    facts: seniorityFacts,
    grade: 'observational',
    reason: 'C-level against entry level; the published 30 against 50 % is shrunk.',
  }),
  effectRow('seniority', ['reply', 0.95], {
    sd: 0.2,
    facts: seniorityFacts,
    grade: 'observational',
    reason: 'C-level against entry level, opens included; sources conflict.',
  }),
  effectRow('seniority', ['positive', 1.4], {
    sd: 0.25,
    facts: seniorityFacts,
    grade: 'observational',
    reason: 'Positive share of C-level against others, shrunk from threefold.',
  }),
  effectRow('companySize', ['reply', 1.7], {
    sd: 0.2,
    facts: sizeFacts,
    grade: 'vendor',
    reason: '1 to 50 people against more than 5,000.',
  }),
  effectRow('companySize', ['open', 2.52 ** 0.25], {
    sd: 0.15,
    facts: sizeFacts,
    grade: 'vendor',
    reason: 'The same contrast in opens (51.2 against 29.4 %), shrunk to a quarter.',
  }),
  effectRow('companySize', ['inbox', 1.3 ** 0.45], {
    sd: 0.1,
    facts: ['validity-2026-b2b'],
    grade: 'observational',
    reason: 'Large companies stand behind corporate filters: 79 against 83 % reach the inbox; shrunk to 0.45.',
  }),
  ...INDUSTRIES.map((industry) => {
    const percent = replyPercents[industry];
    return industryRow(industry, 'reply', percent === undefined ? undefined : halfGap(percent, 3.5));
  }),
  ...INDUSTRIES.map((industry) => {
    const percent = unsubscribePercents[industry];
    return industryRow(industry, 'unsubscribe', percent === undefined ? undefined : halfGap(percent, 0.23));
  }),
  ...JOB_FUNCTIONS.map((jobFunction): PriorRow => ({
    name: `jobFunction.${jobFunction}.reply`,
    mean: 0,
    sd: 0.15,
    unit: 'log odds against the mean function',
    outcome: 'reply',
    stage: 'action',
    facts: [],
    reason: 'No citable figure by function: no mean effect, with a spread.',
    grade: 'assumption',
  })),
  {
    name: 'unknownPersona.reply',
    mean: 0,
    sd: 0.25,
    unit: 'log odds where title, size and industry are all unknown; a third for each',
    outcome: 'reply',
    stage: 'action',
    facts: [],
    reason: 'An unknown recipient stands at the mean of the population; the true mix of such a list may stand elsewhere.',
    grade: 'assumption',
  },
];
