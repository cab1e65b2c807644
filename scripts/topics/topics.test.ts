import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readListOffer } from '../../packages/simulator/listOffer.ts';
import { TOPIC_LABELS } from '../../packages/simulator/fit/needs/topicWeights.ts';
import { readWritten } from '../names/readOffers.ts';
import { hashTopics, readTopics, topicLabels } from './readTopics.ts';
import { keepTopics, trainTopics, weighKept } from './trainTopics.ts';

describe('the labels of categories', () => {
  it('are those that the stored weights were trained on', () => {
    expect(TOPIC_LABELS).toBe(hashTopics());
  });

  it('have each email once, each with a known category', () => {
    const emails = readTopics();
    expect(new Set(emails.map(({ id }) => id)).size).toBe(emails.length);
    expect(emails.length).toBeGreaterThan(1700);
    expect(emails.filter(({ categories }) => categories.length === 0)).toEqual([]);
  });
});

describe('emails that nothing was trained on', () => {
  const read = readWritten(join(topicLabels, 'heldBack.txt')).map(({ lead, categories }) => {
    const { offer } = readListOffer([lead]);
    const isRight = (id: string | undefined): boolean => id !== undefined && categories.split(', ').includes(id);
    return { isLikeliest: isRight(offer?.needs[0]?.id), said: offer?.category?.id, isRight: isRight(offer?.category?.id) };
  });

  it('have the right category as the likeliest in four of five', () => {
    expect(read.filter(({ isLikeliest }) => isLikeliest).length).toBeGreaterThanOrEqual(0.8 * read.length);
  });

  it('are told a category in seven of ten, and hardly ever a wrong one', () => {
    const said = read.filter((one) => one.said !== undefined);
    expect(said.length).toBeGreaterThan(0.7 * read.length);
    expect(said.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(1);
  });
});

describe('trainTopics', () => {
  const emails = Array.from({ length: 40 }, (_, at) => ({
    id: String(at),
    group: '',
    categories: [at % 2],
    words: new Map([
      [at % 2 === 0 ? 'kiln' : 'ferry', 0.8],
      ['we', 0.6],
    ]),
    cues: [0, 0],
  }));

  it('learns which words speak for a category, the same each time', () => {
    const kept = keepTopics(trainTopics(emails, 2), emails, { most: 100, step: 0.5, largest: 35 });
    expect(kept.get('kiln')?.get(0)).toBeGreaterThan(1);
    expect(kept.get('kiln')?.get(1)).toBeUndefined();
    expect(kept.get('ferry')?.get(1)).toBeGreaterThan(1);
    expect(kept.get('we')).toBeUndefined();
    expect(keepTopics(trainTopics(emails, 2), emails, { most: 100, step: 0.5, largest: 35 })).toEqual(kept);
  });

  it('adds them to what the cues say', () => {
    const kept = new Map([['kiln', new Map([[0, 4]])]]);
    const [kiln, ferry] = emails;
    if (kiln === undefined || ferry === undefined) throw new Error('There are no emails.');
    expect([...weighKept(kiln, kept, 0.5)]).toEqual([1.6, 0]);
    expect([...weighKept(ferry, kept, 0.5)]).toEqual([0, 0]);
  });
});
