import { describe, expect, it } from 'vitest';
import { correctText } from './findMisspellings.ts';

describe('a form that does not go with its neighbors', () => {
  it.each([
    ['We is doing windows.', 'We are doing windows.'],
    ['I has wrote to you.', 'I have written to you.'],
    ['My cousin have a van.', 'My cousin has a van.'],
    ['Your lobby need some life.', 'Your lobby needs some life.'],
    ['The tank is small, it need one hour.', 'The tank is small, it needs one hour.'],
    ['Our machines is loud.', 'Our machines are loud.'],
    ['We keeps the fishs healthy.', 'We keep the fishes healthy.'],
    ['Does you have a minute?', 'Do you have a minute?'],
    ['We can helps you.', 'We can help you.'],
    ['You was late.', 'You were late.'],
    ['We have two worker.', 'We have two workers.'],
    ['These product is new.', 'This product is new.'],
    ['It has been to long.', 'It has been too long.'],
    ['We buy a old van.', 'We buy an old van.'],
    ['It is an simple tool.', 'It is a simple tool.'],
    ['Peoples likes it.', 'People like it.'],
    ['It is cheap and you gets photos.', 'It is cheap and you get photos.'],
    ['Would you likes to see it?', 'Would you like to see it?'],
    ['We sended it.', 'We sent it.'],
    ['It cools peoples rooms.', "It cools people's rooms."],
    ['Most peoples here agree.', 'Most people here agree.'],
  ])('is corrected: %s', (text, right) => {
    expect(correctText(text)).toBe(right);
  });

  it.each([
    'Your team have a new van, and the company are moving.',
    'Our business is small, and your sales is what counts.',
    'Does your company need a crane, or should it go?',
    'If I were you, he would have it.',
    'Phase I is done and vitamin A intake is up.',
    'What keeps you is the price, and each of you has one.',
    'Make it work and let it go.',
    'A user, a one-off, a European, an hour and an MRI.',
    'We have saw blades, and all we had went on rent.',
    'A two year plan and a 15 minute, no-pressure call.',
    'One of the few people who has a key.',
    'Your kitchen need not close.',
    'A driver will say so, and my boss does not know.',
    'The indigenous peoples of the north fish there.',
    'It don’t matter, said the farmer.',
    'This week have a look at the second page.',
    'Whoever does the job keeps the money.',
    'My client runs trains, and it cost them a year.',
    'Should we found a club?',
    'A standard visit is $40, and a first call costs nothing.',
    'Every late repair will be free, and this small offer ends in May.',
    'IT support for the office, and IT need not be dull.',
  ])('plain English has none: %s', (text) => {
    expect(correctText(text)).toBe(text);
  });
});
