import { expect, it } from 'vitest';
import { isSurelyNamed } from './isSurelyNamed.ts';

it('is work that the subject or the email names as such, and nothing that it mentions beside the rest', () => {
  const prose = 'We repaint shop fronts at night. We also do key cutting and gutter cleaning.';
  expect(isSurelyNamed('gutter cleaning', 'Shop fronts', prose)).toBe(false);
  expect(isSurelyNamed('gutter cleaning', 'Cleaning before winter', prose)).toBe(true);
  expect(isSurelyNamed('gutter cleaning', 'hello', `${prose} Gutter cleaning is $90.`)).toBe(true);
});

it('is no thing, which may be what the work is done on', () => {
  expect(isSurelyNamed('printers', 'Printers', 'We refill printers. Your printers print again.')).toBe(false);
});

it('is no work that gives the reader trouble', () => {
  expect(isSurelyNamed('parcel sorting', 'Manual parcel sorting', 'Our software reads labels.')).toBe(false);
  expect(isSurelyNamed('slow parcel sorting', 'Slow parcel sorting', 'Our software reads labels.')).toBe(false);
  expect(isSurelyNamed('parcel sorting', 'Parcel sorting', 'We take parcel sorting off your desk.')).toBe(true);
});
