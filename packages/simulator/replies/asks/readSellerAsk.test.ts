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
