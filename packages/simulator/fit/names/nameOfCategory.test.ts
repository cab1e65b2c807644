import { expect, it } from 'vitest';
import { maskOffers, maskText } from '../testing/maskText.ts';
import { settleName } from './nameOfCategory.ts';

const subject = '';

it('calls what is done in plain words by its name', () => {
  expect(settleName(null, 'window_cleaning', { sentences: maskOffers('We do windows in Leith every month.'), subject })).toBe(
    'window cleaning',
  );
  expect(settleName(null, 'window_cleaning', { sentences: maskOffers('We sell ladders.'), subject })).toBeNull();
});

it('prefers the work in the subject to a thing beside it, and keeps any other name', () => {
  const sentences = maskOffers('We look at a mobile app for a week.');
  expect(settleName('mobile app', 'pentest', { sentences, subject: 'Your next pentest' })).toBe('penetration tests');
  expect(settleName('security testing', 'pentest', { sentences, subject: 'Your next pentest' })).toBe('security testing');
});

it('names nothing after what only a problem mentions if the sender does something of that kind', () => {
  const sentences = maskText(['problem', 'A burst pipe ruins ceiling tiles.'], ['offer', 'We do windows of shops.']);
  expect(settleName('ceiling tiles', 'window_cleaning', { sentences, subject })).toBe('window cleaning');
});
