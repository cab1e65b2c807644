import { JOB_FUNCTIONS, type JobFunction, type Seniority } from '../../persona/persona.ts';
import { readerColumn, utilityColumn, type Column, type ModelInput } from '../column.ts';
import type { Sign } from '../sign.ts';

const seniorityFacts = [
  'belkins-seniority-open',
  'belkins-seniority-reply',
  'sales-co-clevel-total',
  'sales-co-clevel-positive',
  'title-founder-cfo-cto-vs-manager',
];

type FunctionColumn = `jobFunction.${JobFunction}`;

/** One switch for each function. */
const functionColumns: Readonly<Record<FunctionColumn, Column>> = Object.assign(
  {},
  ...JOB_FUNCTIONS.map((jobFunction) => ({
    [`jobFunction.${jobFunction}`]: utilityColumn({
      read: ({ persona }) => persona.jobFunction && Number(persona.jobFunction === jobFunction),
      effects: {
        reply: {
          logOdds: 0,
          sd: 0.15,
          unit: 'log odds against the mean function',
          grade: 'assumption',
          reason: 'No citable figure by function: no mean effect, with a spread.',
        },
      },
    }),
  })),
);

const unknownShare = ({ persona }: ModelInput): number =>
  [persona.seniority, persona.companySize, persona.industry].filter((fact) => fact === null).length / 3;

export const seniority: Sign<{ columns: 'seniority' | FunctionColumn | 'unknownPersona'; senses: 'higher' | 'lower' | 'mixed' }> = {
  label: 'Seniority and role',
  features: {},
  columns: {
    seniority: readerColumn<Seniority>('recipient', {
      bends: {
        c_level: { at: 1, unit: 'share of the way from entry level to C-level', reason: 'The top of the ladder.' },
        vp: {
          at: 0.75,
          unit: 'share of the way from entry level to C-level',
          facts: ['sales-co-clevel-positive'],
          reason: 'Between director and C-level.',
        },
        director: {
          at: 0.5,
          unit: 'share of the way from entry level to C-level',
          facts: ['sales-co-clevel-positive'],
          reason: 'Half way.',
        },
        manager: { at: 0.3, unit: 'share of the way from entry level to C-level', reason: 'Below half way.' },
        individual: { at: 0, unit: 'share of the way from entry level to C-level', reason: 'The foot of the ladder.' },
      },
      curve:
        ({ ...rungs }) =>
        ({ persona }) =>
          persona.seniority && rungs[persona.seniority],
      effects: {
        open: {
          oddsRatio: 0.75,
          sd: 0.15,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'C-level against entry level; the published 30 against 50 % is shrunk.',
        },
        reply: {
          oddsRatio: 0.95,
          sd: 0.2,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'C-level against entry level, opens included; sources conflict.',
        },
        positive: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'Positive share of C-level against others, shrunk from threefold.',
        },
      },
      contrast: { to: [{ persona: { seniority: 'c_level' } }], from: [{ persona: { seniority: 'individual' } }] },
    }),
    ...functionColumns,
    unknownPersona: utilityColumn({
      read: unknownShare,
      effects: {
        reply: {
          logOdds: 0,
          sd: 0.25,
          unit: 'log odds where title, size and industry are all unknown; a third for each',
          grade: 'assumption',
          reason: 'An unknown recipient stands at the mean of the population; the true mix of such a list may stand elsewhere.',
        },
      },
    }),
  },
  shownBy: [],
  isOfReaders: true,
  segments: ['seniority', 'function'],
  sense: ({ isFor, polarity }) => (polarity === 'mixed' ? 'mixed' : isFor ? 'higher' : 'lower'),
  sentences: {
    higher: {
      titles: ['People who <actOften>', 'The level of the readers helps', 'Readers with time to look'],
      what: ['Most of the list works below the top floor.', 'The titles on this list are mostly not at the very top.'],
      why: [
        'Inboxes get fuller with every step up; further down mail is opened more.',
        'People in the middle of a company see less cold mail and look at more of it.',
      ],
      names: ['the level of the readers', 'readers below the top floor'],
      takeaways: ['Keep people below the top floor on the list.'],
    },
    lower: {
      titles: ['Busy people at the top', 'The list aims high', 'Seniority costs <stageNoun>'],
      what: [
        'Much of the list stands high in its company[, such as a “<title>”|].',
        'Titles such as “<title>” are common on this list.',
        'The list aims at the top floor.',
      ],
      why: [
        'Top people <act> less of what strangers send; those who answer are more often interested.',
        'Their inboxes are the fullest of all.',
        'The higher the title, the more mail goes past unread.',
      ],
      names: ['the seniority of the readers', 'the aim at the top floor'],
      takeaways: ['Try the level below the top for the first contact.', 'Write to fewer people at the top, and more carefully.'],
    },
    mixed: {
      titles: ['Seniority cuts both ways', 'Who they are matters', 'Executives and staff on one list'],
      what: ['The list mixes the top floor with people further down.', 'The list mixes executives and staff[, “<title>” among them|].'],
      why: [
        'The higher people stand, the less they open; those further down make up for it.',
        'One text meets two kinds of inbox: the overfull and the merely full.',
      ],
      names: ['the mix of levels', 'the spread of titles'],
      takeaways: ['Look at top people and the others separately.', 'Write one version for the top floor and one for the rest.'],
    },
  },
  reasons: {
    for: () => 'Not at the very top of the company',
    against: ({ lead }) => (lead.title === null ? 'High in the company' : `High in the company: ${lead.title}`),
  },
  edits: {},
};
