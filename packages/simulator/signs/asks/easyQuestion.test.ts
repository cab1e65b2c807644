import { expect, it } from 'vitest';
import { isEasyQuestion } from './easyQuestion.ts';

it.each([
  'Would you like to see their resumes?',
  'Would you like to see the list?',
  'Shall I send you a sample payslip?',
  'Do you want me to send their profiles?',
  'Should I send you that catalogue as a PDF?',
  'Is this worth a look for {{company}}?',
  'Would a free audit be useful to you?',
  'Can I share the two photos?',
])('takes one word to answer: %s', (text) => {
  expect(isEasyQuestion(text)).toBe(true);
});

it.each([
  'Also, do you have 15 minutes this week to talk about your hiring plans?',
  'Could you send me your floor plan?',
  'Would you be able to share your current prices?',
  'Would you like to see a demo?',
  'Who should I ask about this?',
  'How many drivers do you have?',
  'Would you like to have a call on Tuesday?',
  'We would like to see you.',
])('takes more than a yes: %s', (text) => {
  expect(isEasyQuestion(text)).toBe(false);
});
