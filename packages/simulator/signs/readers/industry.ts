import { INDUSTRIES, type Industry } from '../../persona/persona.ts';
import { utilityColumn, type Column, type UtilityEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

const logOdds = (percent: number): number => Math.log(percent / (100 - percent));
/** Half of the gap between two published rates, in log odds. */
const halfGap = (percent: number, against: number): number => (logOdds(percent) - logOdds(against)) / 2;

/** The published rate that others are measured by, in percent: professional services. */
const REFERENCE_PERCENT = 3.5;
/** Published reply rates by industry, in percent; unlisted industries get the mean. */
const replyPercents: Partial<Record<Industry, number>> = {
  recruiting: 8.5,
  marketing_agency: 4.4,
  software: 3.7,
  consulting: 3.5,
  legal: 3.5,
  finance: 1.9,
};
/** Published unsubscribe rates by industry, in percent, against 0.23 for all. */
const unsubscribePercents: Partial<Record<Industry, number>> = {
  construction: 0.4,
  marketing_agency: 0.37,
  consulting: 0.28,
  finance: 0.21,
};

const effectOf = (outcome: 'reply' | 'unsubscribe', logOddsRatio: number | undefined): UtilityEffect => ({
  logOdds: logOddsRatio ?? 0,
  sd: 0.25,
  unit: 'log odds against the mean industry',
  facts: outcome === 'reply' ? ['deathtocold-industry'] : ['mailchimp-2018-unsub'],
  reason:
    logOddsRatio === undefined ? 'Not in the published table, so the average with its spread.' : 'Half the published gap in log odds.',
  grade: logOddsRatio === undefined ? 'assumption' : outcome === 'reply' ? 'vendor' : 'observational',
});

const gapOf = (percent: number | undefined, against: number): number | undefined =>
  percent === undefined ? undefined : halfGap(percent, against);

/** Whether the published figures say that an industry replies more (1) or less (-1) than others; 0 if they say neither. */
export const publishedSide = (industry: Industry | null): number => {
  const percent = industry === null ? undefined : replyPercents[industry];
  return percent === undefined ? 0 : Math.sign(percent - REFERENCE_PERCENT);
};

type IndustryColumn = `industry.${Industry}`;

/** One switch for each industry. */
const industryColumns: Readonly<Record<IndustryColumn, Column>> = Object.assign(
  {},
  ...INDUSTRIES.map((name) => ({
    [`industry.${name}`]: utilityColumn({
      read: ({ persona }) => persona.industry && Number(persona.industry === name),
      effects: {
        reply: effectOf('reply', gapOf(replyPercents[name], REFERENCE_PERCENT)),
        unsubscribe: effectOf('unsubscribe', gapOf(unsubscribePercents[name], 0.23)),
      },
    }),
  })),
);

export const industry: Sign<{ columns: IndustryColumn; senses: 'higher' | 'lower' | 'mixed' }> = {
  label: 'Industry',
  features: {},
  columns: industryColumns,
  shownBy: [],
  isOfReaders: true,
  segments: ['industry'],
  sense: ({ isFor, polarity }) => (polarity === 'mixed' ? 'mixed' : isFor ? 'higher' : 'lower'),
  sentences: {
    higher: {
      titles: ['Industries that reply more'],
      what: ['Going by industry or company name, <touched> work in industries that reply more than most: <industries>.'],
      why: ['Published reply rates differ by industry.'],
      names: ['the industries on the list'],
      takeaways: ['Keep these industries on the list.'],
    },
    lower: {
      titles: ['Hard-to-reach industries'],
      what: ['Going by industry or company name, <touched> work in industries that reply less than most: <industries>.'],
      why: ['Published reply rates differ by industry.'],
      names: ['the hard-to-reach industries'],
      takeaways: ['Get an introduction in these industries.'],
    },
    mixed: {
      titles: ['Mixed industries'],
      what: ['Some companies are in industries that reply more than most, others in industries that reply less.'],
      why: ['The average hides both.'],
      names: ['the mix of industries'],
      takeaways: ['Write to one industry at a time.', 'Split the list by industry.'],
    },
  },
  reasons: { for: () => 'An industry that often replies', against: () => 'An industry that rarely replies' },
  edits: {},
};
