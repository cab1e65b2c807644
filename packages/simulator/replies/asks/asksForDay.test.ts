import { expect, it } from 'vitest';
import { readSellerAsk } from './readSellerAsk.ts';
import { splitQuestions } from './splitQuestions.ts';

it.each([
  'Is there a day somebody is there to sign for it?',
  'Is there any weekday when you are around?',
  'When is somebody in to take it?',
])('takes a question for the day as one: %s', (question) => {
  expect(splitQuestions(question)[0]?.[0]).toMatch(/^which day /);
});

it('answers which day suits beside the address', () => {
  const { parts } = readSellerAsk('Which address should it go to, and which day of the week suits you?', {
    pick: ([first = '']) => first,
    person: 'company',
  });
  expect(parts).toEqual([{ tags: ['askOneDay'], fields: [] }]);
});
