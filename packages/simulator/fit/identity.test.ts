import { expect, it } from 'vitest';
import { findIdentity } from './identity.ts';

it('tells what a named thing is, but nothing of a pronoun', () => {
  expect(findIdentity('Traymate is a tray return rack for canteens.')).toBe('tray return rack for canteens.');
  expect(findIdentity('It is a rack.')).toBeNull();
  expect(findIdentity('This is an offer.')).toBeNull();
});
