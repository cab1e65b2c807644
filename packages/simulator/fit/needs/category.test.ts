import { describe, expect, it } from 'vitest';
import { EFFECT_WORDS } from '../categories/effects.ts';
import { FURTHER_EFFECT_WORDS } from '../categories/furtherEffects.ts';
import { CATEGORIES, CATEGORY_BY_ID, listCues, LONGEST_CUE } from './category.ts';
import { readOffer } from '../readOffer.ts';

const LINES = [EFFECT_WORDS, FURTHER_EFFECT_WORDS].flatMap((text) => text.trim().split('\n'));

describe('the words of effects', () => {
  it('belong to categories, each once', () => {
    const ids = LINES.map((line) => line.slice(0, line.indexOf(':')));
    expect(ids.filter((id) => !CATEGORY_BY_ID.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have weights from 0 to 4', () => {
    const cells = LINES.flatMap((line) => line.slice(line.indexOf(':') + 2).split(', '));
    expect(cells.filter((cell) => !/^[^:]+:(?:[0-3](?:\.\d+)?|4)$/.test(cell))).toEqual([]);
  });

  it('are no longer than the longest cue that is searched for', () => {
    const words = LINES.flatMap((line) => line.slice(line.indexOf(':') + 2).split(', ')).map((cell) => cell.replace(/:.*/, ''));
    expect(words.filter((phrase) => phrase.split(/[ -]/).length > LONGEST_CUE)).toEqual([]);
  });
});

describe('cues', () => {
  it('say little alone if they have many meanings', () => {
    for (const word of ['will', 'hull']) for (const { weight } of listCues().get(word) ?? []) expect(weight, word).toBeLessThanOrEqual(1);
  });

  it('belong to existing categories', () => {
    for (const cues of listCues().values()) for (const { category } of cues) expect(CATEGORIES[category]).toBeDefined();
  });
});

describe('what firms buy', () => {
  const idOf = (text: string) => {
    const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
    return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales')?.category?.id;
  };

  it('has a category for vehicles that move goods by themselves, for labels, kilns and clocks', () => {
    expect(idOf('We rent autonomous mobile robots that bring the shelves to your pickers.')).toBe('warehouse_robots');
    expect(idOf('We print self-adhesive labels for jars and bottles from 100 pieces.')).toBe('product_labels');
    expect(idOf('We repair the kiln in your pottery room and fit new thermocouples.')).toBe('kilns');
    expect(idOf('We gild and repair tower clocks, hands and dials.')).toBe('public_clocks');
  });

  it('has the words in which sellers speak of audits of parcels, of hired machines and of courses', () => {
    expect(idOf('We audit your parcel invoices for dim weight and residential surcharges.')).toBe('freight_audit');
    expect(idOf('We hire out scrubber dryers by the week.')).toBe('cleaning_supplies');
    expect(idOf('We train lift truck operators and hold RTITB refresher courses.')).toBe('driver_training');
    expect(idOf('We keep your archive boxes in Norwich and bring any file back within a day.')).toBe('safes');
  });
});
