import { describe, expect, it } from 'vitest';
import type { Need } from '../offer.ts';
import { ownTranslated } from './translated.ts';

const need = (id: string, share: number, owners: readonly string[]): Need => ({
  id,
  label: id,
  isPlural: false,
  share,
  owners,
  signers: owners,
  near: [],
  industries: [],
});

describe('ownTranslated', () => {
  it('adds the owners of the texts to those of their translation', () => {
    const [top] = ownTranslated([need('translation', 0.8, ['marketing']), need('safety_sheets', 0.05, ['safety', 'compliance'])]);
    expect(top?.owners).toEqual(['marketing', 'safety', 'compliance']);
  });

  it('leaves all other offers as they are', () => {
    const needs = [need('payroll', 0.8, ['hr']), need('safety_sheets', 0.05, ['safety'])];
    expect(ownTranslated(needs)).toEqual(needs);
    expect(ownTranslated([])).toEqual([]);
  });
});
