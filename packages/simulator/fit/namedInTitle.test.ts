import { describe, expect, it } from 'vitest';
import { maskOffer } from './maskOffer.ts';
import { liftNamed, listAudience, listNamed } from './namedInTitle.ts';
import { readTrades } from './titleTrades.ts';

const FAR = { owner: 0.02, near: 0.08, far: 0.9 };

const maskOne = (text: string) =>
  maskOffer([
    {
      sentences: [{ text, start: 0, end: text.length, part: 'body', roles: { offer: 0.95 } }],
      title: null,
      company: null,
      industry: null,
      firstName: null,
    },
  ])[0] ?? [];

const farOf = (title: string, text: string): number => {
  const sentences = maskOne(text);
  return liftNamed(FAR, { title, trades: readTrades(title) }, { named: listNamed(sentences), audience: listAudience(sentences) }).far;
};

describe('a title that shares a word with the offer', () => {
  it('is not surely far', () => {
    expect(farOf('Onboarding Specialist', 'Our onboarding software sends new hires their contract.')).toBeLessThan(0.8);
    expect(farOf('Warehouse Supervisor', 'Our onboarding software sends new hires their contract.')).toBe(0.9);
  });

  it('is as far as before where the word stands in any email', () => {
    expect(farOf('Sales Manager', 'We give your team a new way to work.')).toBe(0.9);
  });

  it('keeps chances that add up to 1', () => {
    const { owner, near, far } = liftNamed(FAR, { title: 'Onboarding Lead', trades: [] }, { named: ['onboard'] });
    expect(owner + near + far).toBeCloseTo(1, 12);
  });
});

describe('an email that speaks the language of a trade', () => {
  it('calls nobody in that trade surely far', () => {
    expect(farOf('Gym Owner', 'We wash towels for gyms, from yoga studios to boxing classes.')).toBeLessThan(0.8);
  });

  it('changes nothing where a campaign was kept without it', () => {
    expect(liftNamed(FAR, { title: 'Gym Owner', trades: readTrades('Gym Owner') }, {})).toEqual(FAR);
  });
});
