import { readerColumn, type Column } from '../column.ts';
import type { Sign } from '../sign.ts';

const topicFacts = ['groves-topic-interest'];
const reasonFacts = ['marketingsherpa-spam-reasons'];

/** A population in which everybody has these two values. */
const everybody = (owner: number, near: number): { columns: Readonly<Record<string, number>> } => ({
  columns: { fitOwner: owner, fitNear: near },
});

const effectsOfOwner = {
  reply: {
    oddsRatio: 1.8,
    sd: 0.35,
    facts: topicFacts,
    grade: 'assumption',
    reason:
      'People who make the decision, compared with people the offer does not concern. A trial of survey topics finds 1.4, although every topic there concerned everyone a little.',
  },
  positive: {
    oddsRatio: 2.5,
    sd: 0.4,
    grade: 'assumption',
    reason: 'People who own the problem can say yes. Others who reply mostly say that it is not their job.',
  },
  unsubscribe: {
    oddsRatio: 1 / 1.3,
    sd: 0.25,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'People it does not concern unsubscribe more often. A third of people give irrelevance as their reason to report spam.',
  },
  report_spam: {
    oddsRatio: 1 / 1.4,
    sd: 0.3,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'As for unsubscribes, but stronger: a third of people give irrelevance as their reason to report spam.',
  },
} as const;

const columns: Readonly<Record<'fitOwner' | 'fitNear', Column>> = {
  /** Probability that the lead decides on the offer. */
  fitOwner: readerColumn('recipient', {
    curve:
      () =>
      ({ fit }) =>
        fit?.owner ?? null,
    effects: effectsOfOwner,
    contrast: { to: [everybody(1, 0)], from: [everybody(0, 0)] },
  }),
  /** Probability that the lead works close to it. */
  fitNear: readerColumn('recipient', {
    curve:
      () =>
      ({ fit }) =>
        fit?.near ?? null,
    effects: {
      reply: { oddsRatio: 1.25, sd: 0.3, grade: 'assumption', reason: 'People who work close to it against people it does not concern.' },
      positive: { oddsRatio: 1.5, sd: 0.3, grade: 'assumption', reason: 'People who work close to it see what it is good for.' },
      forward_internally: { oddsRatio: 2.5, sd: 0.4, grade: 'assumption', reason: 'People who work close to it know who decides.' },
      unsubscribe: { oddsRatio: 1 / 1.15, sd: 0.2, grade: 'assumption', reason: 'Half of the effect for owners.' },
      report_spam: { oddsRatio: 1 / 1.2, sd: 0.2, grade: 'assumption', reason: 'Half of the effect for owners.' },
    },
    contrast: { to: [everybody(0, 1)], from: [everybody(0, 0)] },
  }),
};

export const fit: Sign<{ columns: 'fitOwner' | 'fitNear'; senses: 'fits' | 'far' | 'mixed' }> = {
  label: 'Who it goes to',
  features: {},
  columns,
  shownBy: [],
  isOfReaders: true,
  sense: ({ isFor, polarity }) => (polarity === 'mixed' ? 'mixed' : isFor ? 'fits' : 'far'),
  sentences: {
    fits: {
      titles: ['The right people', 'This is about their work'],
      what: ['For most leads on this list, this is part of the job, or close to it.'],
      why: ['People reply to emails about their own work.', 'The people it concerns are the ones who can say yes.'],
      names: ['writing to people it concerns'],
      takeaways: ['Keep writing to people who do this work.'],
    },
    far: {
      titles: ['Not about <whose> work'],
      what: ['This is probably not about the work of <touched>.'],
      why: ['People rarely reply about work that is not theirs, and more of them report it as spam.'],
      names: ['writing to <touched> with other work'],
      takeaways: ['Write to people who do this work.'],
    },
    mixed: {
      titles: ['Not about everyone’s work'],
      what: ['This is probably not about the work of <far>.'],
      why: ['People reply more often about their own work.'],
      names: ['writing to <farCount> with other work'],
      takeaways: ['Write a separate version for the people it concerns.'],
    },
  },
  reasons: {
    for: ({ fit: reason }) => reason,
    against: ({ fit: reason }) => reason,
  },
  edits: {},
};
