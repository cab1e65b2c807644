import { describe, expect, it } from 'vitest';
import { nameFor } from './nameFor.ts';
import { maskOffers } from '../testing/maskText.ts';

const nameOf = (text: string): string | null => nameFor(maskOffers(text));

describe('nameFor', () => {
  it.each([
    ['We build websites for funeral homes.', 'websites for funeral homes'],
    ['We make audit software for manufacturers: checklists on a tablet.', 'audit software for manufacturers'],
    ['We are a company that makes rota software for care homes.', 'rota software for care homes'],
    ['Rotabee is an app for bakeries.', 'app for bakeries'],
    ['We sell insurance for drones and pilots.', 'insurance for drones'],
  ])('names what is offered in "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'We build software for companies.',
    'We do training for two weeks.',
    'We use software for gyms.',
    'We offer tools for your teams.',
  ])('finds no name in "%s"', (text) => {
    expect(nameOf(text)).toBeNull();
  });
});
