import { readerColumn, type Column } from '../column.ts';
import type { Sign } from '../sign.ts';

const topicFacts = ['groves-topic-interest'];
const reasonFacts = ['marketingsherpa-spam-reasons'];

/** Everyone an owner, near or far. */
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
      'People who decide on the offer against people it does not concern. A trial of survey topics finds 1.4, although every topic there concerned everyone a little.',
  },
  positive: {
    oddsRatio: 1.5,
    sd: 0.3,
    grade: 'assumption',
    reason: 'People who own the problem can say yes. Others mostly say that it is not their job.',
  },
  unsubscribe: {
    oddsRatio: 1 / 1.3,
    sd: 0.25,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'People it does not concern unsubscribe more often. A third name irrelevance as their reason to report.',
  },
  report_spam: {
    oddsRatio: 1 / 1.4,
    sd: 0.3,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'As for unsubscribes, but stronger: a third name irrelevance as their reason to report.',
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
      titles: ['The right people', 'These people decide on this'],
      what: ['Most leads on this list decide on what you offer, or work with it.'],
      why: ['People reply to emails about their own work.', 'The people who decide are the ones who can say yes.'],
      names: ['writing to people who decide on this'],
      takeaways: ['Keep writing to the people who own this problem.'],
    },
    far: {
      titles: ['Many leads probably do not decide on this', 'The offer is meant for other people'],
      what: ['For <touched>, deciding on what you offer is probably not part of the job.'],
      why: ['People rarely reply about someone else’s work. Many report irrelevant email as spam.'],
      names: ['leads who rarely decide on this'],
      takeaways: ['Write to the roles that own this problem.'],
    },
    mixed: {
      titles: ['Some decide on this, some do not'],
      what: ['Some leads decide on what you offer. For others, it is not part of the job.'],
      why: ['People who own the problem reply more than the others. The average hides that.'],
      names: ['the mix of people who decide and people who do not'],
      takeaways: ['Write a separate version for the people who decide.'],
    },
  },
  reasons: {
    for: ({ fit: reason }) => reason ?? 'The offer is part of their work',
    against: ({ fit: reason }) => reason ?? 'Rarely decides on this',
  },
  edits: {},
};
