import type { PriorRow } from '../priorRow.ts';

type Shape = { name: string; at: number; unit: string; facts?: readonly string[]; reason: string };

/** A row of stage `shape`. */
export const shapeRow = ({ name, at, unit, facts = [], reason }: Shape): PriorRow => ({
  name: `shape.${name}`,
  mean: at,
  sd: 0,
  unit,
  outcome: 'reading',
  stage: 'shape',
  facts,
  reason,
  grade: facts.length === 0 ? 'assumption' : 'observational',
});

/** Limits of the whole model; the bends of a column's own curve are in its sign. */
export const shapeRows: readonly PriorRow[] = [
  shapeRow({
    name: 'cap',
    at: 1.2,
    unit: 'log odds',
    reason:
      'However many strengths or faults it has, no subject or body changes the odds more than about threefold. A body that says nothing is not limited.',
  }),
  shapeRow({
    name: 'spreadOutside',
    at: 1.5,
    unit: 'times the usual spread between campaigns',
    reason: 'Emails that are not cold outreach are answered in ways the model does not know.',
  }),
  shapeRow({
    name: 'spreadLanguage',
    at: 1.3,
    unit: 'times the usual spread between campaigns',
    reason: 'Coldcast reads less of an email that is not in English, so more stays uncertain.',
  }),
  shapeRow({
    name: 'appealLoading',
    at: 0.25,
    unit: 'log odds per standard deviation of a language model’s score',
    reason: "Above about 0.3, a language model's opinion of single people makes a forecast worse than leaving it out.",
  }),
  shapeRow({
    name: 'appealLimit',
    at: 0.6,
    unit: 'log odds',
    reason: "A language model's opinion never moves a lead further than the strongest single effect of a text.",
  }),
];
