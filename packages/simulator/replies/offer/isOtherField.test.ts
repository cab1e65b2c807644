import { describe, expect, it } from 'vitest';
import { isOtherField } from './isOtherField.ts';

const TAX = { subject: 'Application: trainee tax adviser', body: 'I have passed two ATT papers and did tax returns last summer.' };
const PHYSIO = { subject: 'Band 6 physiotherapist looking for work', body: 'I have treated shoulders for four years.' };

describe('isOtherField', () => {
  it.each([
    ['Head Gardener', TAX],
    ['Tax Partner', PHYSIO],
  ])('says that a %s works in another field', (title, email) => {
    expect(isOtherField(title, email)).toBe(true);
  });

  it.each([
    ['Tax Partner', TAX],
    ['Finance Director', TAX],
    ['HR Manager', TAX],
    ['Office Manager', TAX],
    ['Managing Director', TAX],
    ['Lead Physiotherapist', PHYSIO],
    ['Clinic Manager', PHYSIO],
    ['Xyzzy', PHYSIO],
    [null, TAX],
  ])('does not say so of %s', (title, email) => {
    expect(isOtherField(title, email)).toBe(false);
  });
});
