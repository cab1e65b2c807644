import { describe, expect, it } from 'vitest';
import type { EmailKind } from '../reader/kinds.ts';
import { ROLE_COUNT, roleIndex, type Role } from '../reader/roles.ts';
import { isAskCertain, isOfferCertain, mayCare, readKindTags } from './readCertain.ts';

/** An email of sentences, each with the roles the reader found in it. */
function said(...sentences: readonly (readonly [string, Partial<Record<Role, number>>])[]) {
  let body = '';
  const readings = sentences.map(([text, roles]) => {
    const start = body.length;
    body += text;
    const chances = new Float64Array(ROLE_COUNT);
    for (const role of ['offer', 'question', 'ask_interest', 'ask_meeting', 'ask_referral'] as const)
      chances[roleIndex(role)] = roles[role] ?? 0;
    return { start, end: body.length, chances, readAlone: () => chances };
  });
  return { body, readings, signatureStart: body.length };
}

describe('isAskCertain', () => {
  it('holds for the only request, if its role is certain', () => {
    expect(isAskCertain('meeting', said(['Could we talk? ', { ask_meeting: 0.9 }]))).toBe(true);
    expect(isAskCertain('meeting', said(['Could we talk? ', { ask_meeting: 0.8 }]))).toBe(false);
  });

  it('does not hold for a role other than that of the ask', () => {
    expect(isAskCertain('yesno', said(['Does one of those suit you? ', { ask_meeting: 0.95 }]))).toBe(false);
    expect(isAskCertain(null, said(['Could we talk? ', { ask_meeting: 0.95 }]))).toBe(false);
  });

  it('does not hold next to a second request, unless that is in an earlier paragraph', () => {
    const first = { question: 0.9 };
    const last = { ask_meeting: 0.9 };
    expect(isAskCertain('meeting', said(['Who does it today? ', first], ['Could we talk? ', last]))).toBe(false);
    expect(isAskCertain('meeting', said(['Who does it today?\n\n', first], ['Could we talk? ', last]))).toBe(true);
  });

  it('holds for a meeting that is asked for in several sentences', () => {
    const talk = ['Could I drop by? ', { ask_meeting: 0.9 }] as const;
    expect(isAskCertain('meeting', said(talk, ['It takes an hour. ', { ask_meeting: 0.6 }]))).toBe(true);
    expect(isAskCertain('meeting', said(talk, ['Or who decides? ', { ask_meeting: 0.6, ask_referral: 0.6 }]))).toBe(false);
  });

  it('does not hold for a request that may well be a different one', () => {
    expect(isAskCertain('interest', said(['Do you have somebody for it? ', { ask_interest: 0.86, question: 0.8 }]))).toBe(false);
    expect(isAskCertain('meeting', said(['Could we talk? ', { ask_meeting: 0.9, ask_interest: 0.6 }]))).toBe(true);
    expect(isAskCertain('meeting', said(['Could we talk? ', { ask_meeting: 0.9, ask_referral: 0.6 }]))).toBe(false);
  });
});

describe('isOfferCertain', () => {
  const offer = { offer: 0.95 };

  it('holds for what the sender says they sell', () => {
    expect(isOfferCertain('gutter cleaning', said(['We do gutter cleaning for shops. ', offer]))).toBe(true);
    expect(isOfferCertain('heat pumps', said(['We fit heat pumps. ', offer]))).toBe(true);
    expect(isOfferCertain('payroll', said(['We handle payroll. ', offer]))).toBe(true);
  });

  it('does not hold for a by-product, or for words cut from a sentence', () => {
    expect(isOfferCertain('export papers', said(['We handle export papers. ', offer]))).toBe(false);
    expect(isOfferCertain('list', said(['We pack art and you get the list. ', offer]))).toBe(false);
    expect(isOfferCertain('renting plants', said(['We do renting plants for offices. ', offer]))).toBe(false);
    expect(isOfferCertain('heat pumps', said(['We fit heat pumps. ', { offer: 0.7 }]))).toBe(false);
  });
});

describe('readKindTags', () => {
  it('distinguishes a certain kind from a likely one, and a stranger from somebody who may be known', () => {
    const tagsFor = (kind: EmailKind, chances: readonly (readonly [EmailKind, number])[]) =>
      readKindTags(kind, { kinds: new Map(chances), isGiven: false });
    expect(
      tagsFor('sales', [
        ['sales', 0.5],
        ['follow_up', 0.4],
      ]),
    ).toEqual(['certain', 'likely', 'stranger']);
    expect(
      tagsFor('sales', [
        ['sales', 0.4],
        ['scam', 0.3],
      ]),
    ).toEqual(['likely', 'mixed']);
    expect(
      tagsFor('customer', [
        ['customer', 0.75],
        ['sales', 0.2],
      ]),
    ).toEqual(['likely']);
    expect(
      tagsFor('customer', [
        ['customer', 0.5],
        ['sales', 0.3],
      ]),
    ).toEqual([]);
  });

  it('takes an unsure sale for one unless another kind is about as likely', () => {
    const tagsOf = (other: number) =>
      readKindTags('sales', {
        kinds: new Map([
          ['sales', 0.5],
          ['recruiting', other],
        ]),
        isGiven: false,
      });
    expect(tagsOf(0.1)).not.toContain('mixed');
    expect(tagsOf(0.35)).toContain('mixed');
  });

  it('treats a given kind as certain', () => {
    expect(readKindTags('customer', { kinds: new Map(), isGiven: true })).toEqual(['certain', 'likely']);
  });
});

describe('mayCare', () => {
  it('holds for people who decide or whose title is unknown, and for nobody who is far from the offer', () => {
    expect(mayCare(new Set(['owner']), 'Payroll Manager')).toBe(true);
    expect(mayCare(new Set(), null)).toBe(true);
    expect(mayCare(new Set(), 'Head of Growth')).toBe(false);
    expect(mayCare(new Set(['far', 'exec']), 'CFO')).toBe(false);
  });
});
