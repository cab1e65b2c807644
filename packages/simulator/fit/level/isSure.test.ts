import { describe, expect, it } from 'vitest';
import { isObscure, isSure } from './isSure.ts';
import type { Need } from '../offer.ts';

const need: Need = {
  id: 'kilns',
  label: 'pottery kilns',
  isPlural: true,
  share: 0.7,
  owners: ['music'],
  signers: [],
  near: ['teacher'],
  industries: [],
};
const offer = { kind: 'sales', phrase: 'kiln repair', category: { id: 'kilns', label: 'pottery kilns' }, needs: [need] };
const cues = (...words: string[]): { words: string }[] => words.map((one) => ({ words: one }));

describe('whose an offer is', () => {
  it('is certain from several words that do not repeat each other', () => {
    expect(isSure(offer, cues('firing cones', 'thermocouples'))).toBe(true);
    expect(isSure({ ...offer, phrase: 'glaze tests' }, cues('glaze', 'thermocouples'))).toBe(true);
    expect(isSure(offer, cues('glaze', 'thermocouples', 'elements'))).toBe(true);
    expect(isSure(offer, cues('glaze', 'thermocouples'))).toBe(false);
    expect(isSure(offer, cues('glaze', 'glaze tests'))).toBe(false);
    expect(isSure(offer, [])).toBe(false);
  });

  it('is certain from one word if the category or the whole offer is called so', () => {
    expect(isSure(offer, cues('kilns'))).toBe(true);
    expect(isSure({ ...offer, phrase: 'glazes' }, cues('glaze'))).toBe(true);
    expect(isSure({ ...offer, phrase: 'dental glazes' }, cues('glaze'))).toBe(false);
  });

  it('is uncertain if the category is unlikely, unless all that may be offered belongs to the same people', () => {
    const unlikely = { ...offer, needs: [{ ...need, share: 0.5 }] };
    expect(isSure(unlikely, cues('kilns'))).toBe(false);
    expect(
      isSure(
        {
          ...offer,
          needs: [
            { ...need, share: 0.5 },
            { ...need, id: 'clay', share: 0.45 },
          ],
        },
        cues('kilns'),
      ),
    ).toBe(true);
  });

  it('is uncertain if the email sells to other businesses', () => {
    expect(isSure({ ...offer, customers: ['teacher'] }, cues('kilns'))).toBe(true);
    expect(isSure({ ...offer, customers: ['dentist'] }, cues('kilns'))).toBe(false);
    expect(isSure({ ...offer, speaksTo: ['dentist'] }, cues('kilns'))).toBe(false);
  });

  it('is as uncertain for the topic of an event or a survey as for what is sold, and certain for other kinds', () => {
    for (const kind of ['event', 'survey']) {
      expect(isSure({ ...offer, kind }, cues('glaze', 'thermocouples')), kind).toBe(false);
      expect(isSure({ ...offer, kind }, cues('kilns')), kind).toBe(true);
    }
    expect(isSure({ ...offer, kind: 'recruiting' }, cues('glaze'))).toBe(true);
    expect(isSure({ ...offer, kind: 'event', needs: [] }, cues('kilns'))).toBe(false);
  });

  it('is certain without a category only if one line of work likely decides', () => {
    const unnamed = { ...offer, category: null };
    expect(isSure(unnamed, [])).toBe(true);
    expect(isSure({ ...unnamed, needs: [{ ...need, share: 0.4 }] }, [])).toBe(false);
  });
});

describe('what a name means', () => {
  it('is obscure if its words belong to many things, and to none of them likely', () => {
    const obscure = { ...offer, phrase: 'bottled moon dust', category: null, needs: [{ ...need, share: 0.2 }] };
    expect(isObscure(obscure)).toBe(true);
    expect(isObscure({ ...obscure, needs: [{ ...need, share: 0.4 }] })).toBe(false);
    expect(isObscure({ ...obscure, phrase: null })).toBe(false);
    expect(isObscure({ ...obscure, customers: ['music'] })).toBe(false);
  });
});
