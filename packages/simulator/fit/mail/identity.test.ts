import { expect, it } from 'vitest';
import { findIdentity, findSelf } from './identity.ts';

it('tells what a named thing is, but nothing of a pronoun', () => {
  expect(findIdentity('Traymate is a tray return rack for canteens.')).toBe('tray return rack for canteens.');
  expect(findIdentity('It is a rack.')).toBeNull();
  expect(findIdentity('This is an offer.')).toBeNull();
});

it('tells what "it" is, and what needs no article', () => {
  expect(findSelf("It's called tidal mooring, and boats rise with the sea.")).toBe('tidal mooring, and boats rise with the sea.');
  expect(findSelf('Traymate is tray tracking for canteens.')).toBe('tray tracking for canteens.');
  expect(findSelf('The rack is a steel one.')).toBeNull();
});
