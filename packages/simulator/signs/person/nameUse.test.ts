import { expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { greetSomebody, withoutFriend } from './nameUse.ts';

const greet = (body: string) => greetSomebody(draftOfAnybody({ subject: 'Pallets', body }));

it.each(['To whom it may concern,\n\nWe mend pallets.\n\nIda', 'To whomsoever it may concern: we mend pallets.\n\nIda'])(
  'puts a name in place of a greeting to nobody: %j',
  (body) => expect(greet(body)).toMatch(/^Hi [^\n]+,\n\nWe mend pallets\.\n\nIda$/),
);

it('is plain without a friend', () => {
  expect(withoutFriend('Dear friend {{first_name}},\n\nWe mend pallets.')).toBe('Dear {{first_name}},\n\nWe mend pallets.');
  expect(withoutFriend('Respected Dana,\n\nWe mend pallets.')).toBe('Dear Dana,\n\nWe mend pallets.');
  expect(withoutFriend('Dear Sir/Madam {{first_name}},\n\nWe mend pallets.')).toBe('Dear {{first_name}},\n\nWe mend pallets.');
  expect(withoutFriend('Hello Dear Dana Sir / Mam,\n\nWe mend pallets.')).toBe('Hello Dana,\n\nWe mend pallets.');
  for (const greeting of ['Dear Sir or Madam,', 'Dear Mr Sirs,', 'Hello dear,', 'Dear Dana Friend-Hill,', 'Hi Dana and Madam Curie fans!'])
    expect(withoutFriend(`${greeting}\n\nWe mend pallets.`)).toBe(`${greeting}\n\nWe mend pallets.`);
  expect(withoutFriend('Dear Dana,\n\nDear friends of pallets.')).toBe('Dear Dana,\n\nDear friends of pallets.');
});

it('leaves a greeting with a name', () => {
  expect(greet('Hi Dana,\n\nWe mend pallets for those whom it may concern.')).toBe(
    'Hi Dana,\n\nWe mend pallets for those whom it may concern.',
  );
});
