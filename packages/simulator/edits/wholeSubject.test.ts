import { expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { EDITS } from './edits.ts';

function calm(subject: string): string | undefined {
  const email = { subject, body: 'Hi Dana,\n\nOur gates are AMAZING!!! Yards LOVE them! Shall I send the price list?\n\nBest,\nErin' };
  const lead = buildLead({ name: 'Dana Whitcombe', company: 'Harlow Freight', email });
  return EDITS.find(({ id }) => id === 'calm_body')?.apply(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] })).subject;
}

it('a loud body becomes calm with its subject, which keeps its discount and the names of its words', () => {
  expect(calm('DOCK GATES!!! 30% OFF')).toBe('Dock gates. 30% off');
  expect(calm('🚪 Gates for YOUR yard!! 🚪')).toBe('Gates for your yard');
  expect(calm('Dock gates')).toBe('Dock gates');
});
