import { expect, it } from 'vitest';
import { isOfferFigure } from './isOfferFigure.ts';

it('a figure with the words that limit it is one, and a phrase with a figure is not', () => {
  for (const text of ['30% OFF', 'save up to $50', '£499']) expect(isOfferFigure(text)).toBe(true);
  for (const text of ['best prices', '100% free', 'act now', 'Top 10 tips']) expect(isOfferFigure(text)).toBe(false);
});
