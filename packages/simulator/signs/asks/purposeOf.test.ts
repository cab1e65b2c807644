import { expect, it } from 'vitest';
import { purposeOf } from './purposeOf.ts';

it.each([
  ['Would you be open to a demo so I can show you how the reminders work?', 'Would you like to see how the reminders work?'],
  ['Do you have 20 minutes this week so I can walk you through it?', 'Would you like to see how it works?'],
  ['Would you be open to a chat next week to learn more?', 'Would you like to know more?'],
  ['Can we meet to see whether your docks are full on Monday?', 'Would you like to see if your docks are full?'],
])('the question is about the purpose of the meeting instead: %s', (request, question) => {
  expect(purposeOf(request)?.question).toBe(question);
});

it.each([
  'Do you have 30 minutes on Tuesday?',
  'I would love to learn more about your company.',
  'Can we talk to see if we are a good fit for each other?',
  'Would you be open to a call so I can understand how you do it today?',
])('no purpose for the reader is found: %s', (request) => {
  expect(purposeOf(request)).toBeUndefined();
});
