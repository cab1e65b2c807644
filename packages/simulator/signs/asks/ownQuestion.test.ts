import { expect, it } from 'vitest';
import { ownQuestion, questionOfPromise } from './ownQuestion.ts';

it.each([
  ['Worth 15 minutes?', 'Worth a look?'],
  ['Is it worth a quick call next week?', 'Worth a look?'],
  ['If not, worth half an hour?', 'If not, is this worth a look?'],
  ['Worth a 20 minute conversation?', 'Worth a look?'],
  ['Worth a 20 minute scoping call this week or next?', 'Worth a look?'],
  ['Would it be worth an exploratory call?', 'Worth a look?'],
  ['Is a scoping call worth 500 dollars?', undefined],
  ['Could I stop by your shop and show you the new blades?', 'Would you like to see the new blades?'],
  ['May we visit you in June to show our sample doors?', 'Would you like to see our sample doors?'],
  ['Can I pop round on Monday and give you a free quote?', 'Would you like a free quote?'],
  ['We can come out any day for a free estimate.', 'Would you like a free estimate?'],
  ["If you're short of drivers for August, could we have a call?", 'Are you short of drivers for August?'],
  ['If you have more than three vans, would you have ten minutes for a chat this week?', 'Do you have more than three vans?'],
  ['If this sounds useful, could we set up a quick call?', 'Does this sound useful?'],
  ["If pasture is on your list for the spring, I'd welcome a short chat.", 'Is pasture on your list for the spring?'],
  ['Do you have 15 minutes so I can send over them?', undefined],
  ['Would you have a quarter of an hour for a call so I can share the floor plan?', 'Shall I share the floor plan?'],
  ['Can we meet for 20 minutes to see it run on your own orders?', 'Would you like to see it run on your own orders?'],
  ["I'd like half an hour to show you the two kilns.", 'Would you like to see the two kilns?'],
  ["I'd like 20 minutes to check your seals.", 'Would you like me to check your seals?'],
])('a request for time has a question of its own: %s', (request, question) => {
  expect(ownQuestion(request, false)).toBe(question);
});

it('beside another question the wish for minutes becomes what the sender can do', () => {
  expect(ownQuestion("I'd like 20 minutes to go over your hire contract, line by line.", true)).toBe(
    'I can go over your hire contract, line by line.',
  );
});

it.each([
  'Worth a try?',
  'Is it worth 20 minutes of a plumber every month?',
  'Worth a call to your accountant, I think.',
  'Would it be worth £200 a month to you?',
  'Could I come by and show my colleague the site?',
  'Can I visit you and bring our engineer?',
  'Could we meet to show our company?',
  'May I call in and bring some coffee?',
  'Could I come by and show you how we work on Monday?',
  "If you're free on Thursday, could we have a call?",
  "If you're not the right person, could we have a call with whoever is?",
  'If you have time, could we have a call?',
  'If that is okay, could we have a chat?',
  'If you are happy with your supplier, would you have ten minutes anyway for a chat?',
  'If so, could we have a call?',
  "If it's easier, can we talk on the phone?",
  'If you want a sample, could I call by and bring it?',
  'If you have a leak, call me and I will come the same day.',
  'If the boiler is still under warranty, I would like to see the papers before a call.',
  'If you need a quote, please call me.',
  'We can come out in the winter for the pruning.',
  'He can come by for the keys.',
  'I can come over for the quarterly check.',
  'Do you have a minute so I can send you more information?',
  'Can we talk so I can share our story?',
  "I'd like 10 minutes to introduce myself.",
  "I'd like half an hour to learn about your plans.",
  'We would love an hour to explore how we can work together.',
  "I'd like 5 minutes of silence.",
  'How many calls do you get in an hour?',
  'Did the visit in May go well?',
  'Would you like to meet the team and see the bakery?',
  'Can you see it from the road?',
  'Shall I come and look at it?',
])('any other request keeps its words: %s', (request) => {
  expect(ownQuestion(request, false)).toBeUndefined();
});

it.each([
  ["I'll bring a box and you can taste it with your own bread.", 'Would you like to taste it with your own bread?'],
  ['You can try them in one room first.', 'Would you like to try them in one room first?'],
  ['I can lend you a saw and you can test it on oak.', 'Would you like to test a saw on oak?'],
  ['I can show you on one of your own invoices.', 'Would you like to see it on one of your own invoices?'],
  ['I could show you in 15 minutes using your own price list.', 'Would you like to see it using your own price list?'],
  ['We can show you the heat pictures from last winter.', 'Would you like to see the heat pictures from last winter?'],
  ["I'd be happy to show you what three schools near you pay.", 'Would you like to see what three schools near you pay?'],
  ["I'd love to show you how the gate counts sheep.", 'Would you like to see how the gate counts sheep?'],
  ['We can show you with last month\u2019s rota if you send it over.', 'Would you like to see it with last month\u2019s rota?'],
])('a promise beside it makes the question: %s', (promise, question) => {
  expect(questionOfPromise(promise)).toBe(question);
});

it.each([
  'You can try to call us any time.',
  'You can see the difference.',
  'You can see that it works from the first day.',
  'You can hear us on the radio every Friday.',
  'You can test it and if it breaks you pay nothing.',
  'You can have it tomorrow.',
  "I'd love to show you a short demo.",
  'I can show you how we can help.',
  "I'd be happy to show you our services.",
  'I can show you more.',
  'We can show you a saving of £400.',
  'I can show you around.',
  'I will show you the two presses, but they are old.',
  'We can show you the site when the tide is out.',
  'I can send you the plans.',
  'They can show you the yard.',
  'I can show it to anyone.',
  'Our trucks show you the route.',
])('a sentence that promises nothing to see makes none: %s', (promise) => {
  expect(questionOfPromise(promise)).toBeUndefined();
});
