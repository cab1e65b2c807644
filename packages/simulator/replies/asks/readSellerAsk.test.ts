import { expect, it } from 'vitest';
import { readSellerAsk } from './readSellerAsk.ts';

const pick = (phrases: readonly string[]): string => phrases[0] ?? '';
const asksIn = (prose: string) => {
  const { tags, parts } = readSellerAsk(prose, { pick, person: 'company' });
  return new Set([...tags, ...parts.flatMap((part) => part.tags)]);
};

it.each([
  'Who looks after the pool filters at {{company}}, and how do they keep them clean?',
  'Who is in charge of the hives, and how does she keep them dry?',
  'Before I write to the wrong person: who is responsible for the ladders and how do they mark the bad ones?',
])('reads both who and how in one sentence: %s', (prose) => {
  const asks = asksIn(prose);
  expect(asks).toContain('askRight');
  expect(asks).toContain('askHow');
  expect(asks).not.toContain('partly');
});

it('joins who and how where people of the house do it, and leaves what is asked of a firm', () => {
  expect(asksIn('Who waters the greens, and how do they do it?')).toContain('askBoth');
  const firm = asksIn('Who looks after your tires, and are you happy with them?');
  expect(firm).toContain('askWho');
  expect(firm).not.toContain('askRight');
});

it('asks for no appointment where a renewal is asked for in a statement', () => {
  const asks = asksIn('If you tell me when you renew I will note it and come back to you ten weeks before. Which month is it?');
  expect(asks).toContain('askEnds');
  expect(asks).not.toContain('askWhen');
  expect(asksIn('When you wake up you will reply with your oldest bills')).not.toContain('askEnds');
});

it('asks nobody to come where something is shown on a screen', () => {
  expect(asksIn('Would you like to see it with your own recipes, 15 minutes on Thursday?')).not.toContain('askVisitUs');
  expect(asksIn('I can post you the drawing of your neighbor\u2019s bay. Would you like to see it?')).not.toContain('askVisitUs');
  expect(asksIn('Would you like to come and see one at work?')).toContain('askVisitUs');
});
