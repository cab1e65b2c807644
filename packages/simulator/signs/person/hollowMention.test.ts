import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildList } from '../../testing/buildLead.ts';
import { namesHollowly } from './hollowMention.ts';

const isHollow = (text: string): boolean => {
  const [lead] = buildList(1, () => ({ company: 'Hollin Group', email: { subject: 'ovens', body: `Hi Dana,\n\n${text}\n\nTom` } }));
  if (lead === undefined) throw new Error('the list is empty');
  return namesHollowly(toEmailDraft(lead, lead.context));
};

it.each([
  'We help UK companies just like Hollin Group.',
  'I see a great synergy between Hollin Group and Nexora.',
  'I came across Hollin Group and was impressed.',
  'We would love to explore how we can help Hollin Group grow.',
  "Congratulations on everything you've achieved at Hollin Group - truly impressive!",
  "I won't name you or Hollin Group in the report.",
  'Are you ready to take Hollin Group to the next level?',
  'We would love to discuss how we can support Hollin Group and your team.',
  "I've been following Hollin Group for a while and I'm seriously impressed.",
  'I am disappointed that nobody answered, because I took the time to research Hollin Group.',
])('a name that any other could replace is hollow: %s', (text) => {
  expect(isHollow(text)).toBe(true);
});

it.each([
  'I saw Hollin Group is adding 22 rooms in the spring.',
  'Does Hollin Group have a contract for the ovens?',
  'We help Hollin Group with the March audit.',
  'We service ovens.',
])('a name in a statement or a question of its own is not: %s', (text) => {
  expect(isHollow(text)).toBe(false);
});
