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

  it('is nobody who runs the place, nor anybody at a firm named after the work', () => {
    const saddler = { subject: 'Saddler, free from May', body: 'I have made saddles for six years. Do you need a saddler?' };
    expect(isOtherField('Workshop Manager', saddler, 'Penrose Leather')).toBe(false);
    expect(isOtherField('Data Analyst', saddler, 'Penrose Saddlery')).toBe(false);
    expect(isOtherField('Tax Partner', PHYSIO, 'Forth Insurance')).toBe(true);
  });
});
