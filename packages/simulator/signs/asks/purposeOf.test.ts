import { expect, it } from 'vitest';
import { purposeOf } from './purposeOf.ts';

it.each([
  ['Would you be open to a demo so I can show you how the reminders work?', 'Would you like to see how the reminders work?'],
  ['Do you have 20 minutes this week so I can walk you through it?', 'Would you like to see how it works?'],
  ['Would you be open to a chat next week to learn more?', 'Would you like to know more?'],
  ['Can we meet to see whether your docks are full on Monday?', 'Would you like to see if your docks are full?'],
  ['Can we talk to see whether or not the ramps would suit {{company}}?', 'Would you like to see if the ramps would suit {{company}}?'],
  ['Open to a call to see if the ramps pay for themselves or not?', 'Would you like to see if the ramps pay for themselves?'],
  [
    'Would Tuesday suit, so I can show you how Harlow Dairy cools its milk, so that you can bring your questions?',
    'Would you like to see how Harlow Dairy cools its milk?',
  ],
  ['Can we talk to see how it helps you grow more peas?', 'Would you like to see how it helps you grow more peas?'],
  ['Can we meet to show you how Harlow Dairy does it and hear your thoughts?', 'Would you like to see how Harlow Dairy does it?'],
  ['Do you have 15 minutes for me to show you how it finds a colour match?', 'Would you like to see how it finds a colour match?'],
  ['Can we meet to see if the tanks are too small, or if you have bigger ones?', 'Would you like to see if the tanks are too small?'],
  [
    'Can we meet to show you how Harlow fills, caps and packs its jars?',
    'Would you like to see how Harlow fills, caps and packs its jars?',
  ],
  ['Could you spare 20 minutes to help me find out who buys the milk at {{company}}?', 'Who buys the milk at {{company}}?'],
  ['Can we talk so I can understand who decides on this, and you can say what you think?', 'Who decides on this?'],
  ['Could we have a call to see if this could cut your gas bill?', 'Would you like to see if this could cut your gas bill?'],
])('the question is about the purpose of the meeting instead: %s', (request, question) => {
  expect(purposeOf(request)?.question).toBe(question);
});

it.each([
  'Could we talk to see whether we match?',
  'Can we meet to find out how good a fit it is?',
  'Do you have 30 minutes on Tuesday?',
  'Can we talk on Monday to discuss how Harlow can help {{company}} achieve its goals?',
  'Could we meet so I can show you how our tanks can help your business grow?',
  'Can we meet to explore how Harlow can support your team?',
  'I would love to learn more about your company.',
  'Can we talk to see if we are a good fit for each other?',
  'Would you be open to a call so I can understand how you do it today?',
  'Can we meet to see if the tanks are too small, or is somebody else in charge?',
  'Can we meet to show you how Harlow, a dairy like yours, cools its milk?',
  'Could we talk to find out who I should write to?',
  'Can we talk so I can understand who decides on this, and what is it worth?',
  'Fancy a quick call to see if it’s worthwhile?',
  'Could we talk to see whether it would be useful for you?',
  'Could we meet to see if it’s even worth your while?',
])('no purpose for the reader is found: %s', (request) => {
  expect(purposeOf(request)).toBeUndefined();
});
