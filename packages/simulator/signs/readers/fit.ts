import { readerColumn, type Column } from '../column.ts';
import type { Sign } from '../sign.ts';

const topicFacts = ['groves-topic-interest'];
const reasonFacts = ['marketingsherpa-spam-reasons'];

/** Everybody an owner, near or far. */
const everybody = (owner: number, near: number): { columns: Readonly<Record<string, number>> } => ({
  columns: { fitOwner: owner, fitNear: near },
});

const effectsOfOwner = {
  reply: {
    oddsRatio: 1.8,
    sd: 0.35,
    facts: topicFacts,
    grade: 'assumption',
    reason: 'Owners against people it does not concern. A trial of survey topics finds 1.4 where every topic concerns everybody a little.',
  },
  positive: {
    oddsRatio: 1.5,
    sd: 0.3,
    grade: 'assumption',
    reason: 'Who owns the problem can say yes; others mostly say that it is not theirs.',
  },
  unsubscribe: {
    oddsRatio: 1 / 1.3,
    sd: 0.25,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'People it does not concern leave more often; irrelevance is what a third names as a reason to report.',
  },
  report_spam: {
    oddsRatio: 1 / 1.4,
    sd: 0.3,
    facts: reasonFacts,
    grade: 'assumption',
    reason: 'As for unsubscribes, and more: irrelevance is what a third names as a reason to report.',
  },
} as const;

const columns: Readonly<Record<'fitOwner' | 'fitNear', Column>> = {
  /** How likely the lead owns what the offer is for. */
  fitOwner: readerColumn('recipient', {
    curve:
      () =>
      ({ fit }) =>
        fit?.owner ?? null,
    effects: effectsOfOwner,
    contrast: { to: [everybody(1, 0)], from: [everybody(0, 0)] },
  }),
  /** How likely the lead works beside it. */
  fitNear: readerColumn('recipient', {
    curve:
      () =>
      ({ fit }) =>
        fit?.near ?? null,
    effects: {
      reply: { oddsRatio: 1.25, sd: 0.3, grade: 'assumption', reason: 'People who work beside it against people it does not concern.' },
      forward_internally: { oddsRatio: 2.5, sd: 0.4, grade: 'assumption', reason: 'Who works beside it knows whose it is.' },
      unsubscribe: { oddsRatio: 1 / 1.15, sd: 0.2, grade: 'assumption', reason: 'Half of what sets owners apart.' },
      report_spam: { oddsRatio: 1 / 1.2, sd: 0.2, grade: 'assumption', reason: 'Half of what sets owners apart.' },
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
      titles: ['The right people', 'The offer is their work', 'These people decide on this'],
      what: ['The offer is part of the work of most people on this list.', 'Most of these leads own the problem that the email speaks of.'],
      why: [
        'People answer emails about what they are responsible for.',
        'Who decides on something can say yes to it, and often does not mind being asked.',
      ],
      names: ['a list that fits the offer', 'people who decide on this'],
      takeaways: ['Keep writing to the people who own this problem.', 'Find more people with these roles.'],
    },
    far: {
      titles: ['Not their decision', 'The offer concerns other people', 'Many leads seldom decide on this'],
      what: [
        'For <touched>, the offer is most likely not part of their work.',
        'The email reaches <touched> who seldom decide on what it offers.',
      ],
      why: [
        'People seldom answer about work that belongs to somebody else, and irrelevance is a common reason to report an email.',
        'An email about the work of others gets fewer replies and more spam reports.',
      ],
      names: ['people who seldom decide on this', 'leads whom the offer does not concern'],
      takeaways: ['Leave out the people who seldom decide on this.', 'Write to the roles that own this problem.'],
    },
    mixed: {
      titles: ['Some decide on this, some do not', 'A list of owners and strangers'],
      what: ['Some of these leads decide on what the email offers; for others it is not part of their work.'],
      why: ['Owners reply more than people it does not concern, so the average hides both.'],
      names: ['the mix of people who decide and people who do not'],
      takeaways: ['Leave out the people who seldom decide on this.', 'Write to owners and to the others separately.'],
    },
  },
  reasons: {
    for: ({ fit: reason }) => reason ?? 'The offer is part of their work',
    against: ({ fit: reason }) => reason ?? 'Seldom decides on this',
  },
  edits: {},
};
