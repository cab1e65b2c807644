import { expect, it } from 'vitest';
import { withApostrophe } from './contractions.ts';

it('a short form without its apostrophe is read as the right one, and other words as they are', () => {
  expect(['dont', 'wouldnt', 'youre', 'thats'].map(withApostrophe)).toEqual(["don't", "wouldn't", "you're", "that's"]);
  const others = ['were', 'well', 'ill', 'its', 'id', 'shell', 'want'];
  expect(others.map(withApostrophe)).toEqual(others);
});
