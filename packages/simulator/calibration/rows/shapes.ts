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

/** Bounds of the whole model; where a column's own curve bends stands in its sign. */
export const shapeRows: readonly PriorRow[] = [
  shapeRow({
    name: 'cap',
    at: 1.2,
    unit: 'log odds',
    reason:
      'No subject or body moves an outcome by more than about three in odds, however many faults or merits meet; one that says nothing is another matter.',
  }),
  shapeRow({
    name: 'spreadOutside',
    at: 1.5,
    unit: 'times the usual spread between campaigns',
    reason: 'Emails that are none to strangers are answered by rules that the model does not know.',
  }),
  shapeRow({
    name: 'spreadLanguage',
    at: 1.3,
    unit: 'times the usual spread between campaigns',
    reason: 'Of an email in another language than English less is read, so that more stays open.',
  }),
  shapeRow({
    name: 'appealLoading',
    at: 0.25,
    unit: 'log odds per standard deviation of a language model’s score',
    reason: 'Where a language model is asked: above about 0.3 its opinion of single people makes a forecast worse than leaving it out.',
  }),
  shapeRow({
    name: 'appealLimit',
    at: 0.6,
    unit: 'log odds',
    reason: 'No opinion of a language model moves a lead further than the strongest single effect of a text.',
  }),
];
