import { describe, expect, it } from 'vitest';
import { nameSigned } from './nameSigned.ts';
import { maskOffers } from './testing/maskText.ts';

const body = maskOffers('Each foot of the herd is trimmed and logged, says Hollis.');

describe('nameSigned', () => {
  it.each([
    [['Gwen Hollis', 'Hollis Foot Trimming Ltd'], 'foot trimming'],
    [['Ridge Trimming'], 'trimming'],
  ])('takes the service of the firm in %j', (signed, name) => {
    expect(nameSigned(signed, '', body)).toBe(name);
  });

  it('takes a service that only the subject names', () => {
    expect(nameSigned(['Backstage Laundry Co.'], 'Pantomime laundry', body)).toBe('laundry');
  });

  it.each([[['Hollis Security']], [['Gwen Hollis']], [['Head of Trimming and Sales']], [[]]])('takes nothing from %j', (signed) => {
    expect(nameSigned(signed, '', body)).toBeNull();
  });
});
