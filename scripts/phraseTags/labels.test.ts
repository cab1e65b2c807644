import { describe, expect, it } from 'vitest';
import { PHRASE_TAG_MODEL } from '../../packages/simulator/fit/phraseTags/phraseTagModel.ts';
import { hashLabels, readLabels } from './readLabels.ts';

describe('the labels of what emails offer', () => {
  it('are those that the stored weights were trained on', () => {
    expect(PHRASE_TAG_MODEL.corpus).toBe(hashLabels());
  });

  it('mark words of their emails, and nothing where nothing is offered', () => {
    const labels = readLabels();
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    for (const { sentences, tags, isNamed } of labels) {
      expect(tags.map((own) => own.length)).toEqual(sentences.map(({ words }) => words.length));
      expect(tags.some((own) => own.includes(1))).toBe(isNamed);
    }
    expect(labels.filter(({ isNamed }) => !isNamed).length).toBeGreaterThan(100);
  });
});
