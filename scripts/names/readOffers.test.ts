import { describe, expect, it } from 'vitest';
import { NAME_LABELS } from '../../packages/simulator/fit/names/nameWeights.ts';
import { hashNames, judgeName, nameOf, readFresh, readHeldBack, readLabeled } from './readOffers.ts';
import { trainNames } from './trainNames.ts';

describe('the labels of names', () => {
  it('are those that the stored weights were trained on', () => {
    expect(NAME_LABELS).toBe(hashNames());
  });

  it('have each email once, and nothing for most that sell nothing', () => {
    const labeled = [...readLabeled(), ...readFresh(), ...readHeldBack()];
    expect(new Set(labeled.map(({ id }) => id)).size).toBe(labeled.length);
    expect(labeled.filter(({ right }) => right.size > 0).length).toBeGreaterThan(400);
    expect(labeled.filter(({ kind, right }) => kind === 'survey' && right.size > 0)).toEqual([]);
  });

  it('judge a name by its stems', () => {
    const names = { right: new Set(['fuel card']), doubtful: new Set(['card']) };
    expect(judgeName(names, 'fuel cards')).toBe('right');
    expect(judgeName(names, 'cards')).toBe('doubtful');
    expect(judgeName(names, 'pumps')).toBe('wrong');
    expect(judgeName(names, null)).toBe('unnamed');
  });
});

describe('naming emails that nothing was trained on', () => {
  it('is right nine times in ten where it names something, and names six in ten', () => {
    const verdicts = readHeldBack().map((email) => judgeName(email, nameOf(email)));
    const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
    expect(count('right') / (count('right') + count('doubtful') + count('wrong'))).toBeGreaterThan(0.9);
    expect(count('right') / (verdicts.length - count('none'))).toBeGreaterThan(0.6);
  });
});

describe('trainNames', () => {
  it('learns what tells right names, the same each time', () => {
    const examples = Array.from({ length: 40 }, (_, at) => ({
      features: new Map([[at % 2 === 0 ? 'sold' : 'yours', 1]]),
      isRight: at % 2 === 0,
      weight: 1,
    }));
    const weights = trainNames(examples);
    expect(weights.sold).toBeGreaterThan(0.5);
    expect(weights.yours).toBeLessThan(-0.5);
    expect(trainNames(examples)).toEqual(weights);
  });
});
