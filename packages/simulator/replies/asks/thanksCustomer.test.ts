import { expect, test } from 'vitest';
import { thanksCustomer } from './thanksCustomer.ts';

test.each([
  'It is a year this week since you moved your phones to us. I just wanted to say thank you. Nothing to buy.',
  'You have been a customer of ours for ten years. Thank you. Is there anything we should do better?',
  'Your firm has been with us for three years. Thank you. How are things going?',
  'You have had your roofs looked after by us since 2015, and customers like you keep us going. Thank you.',
  'It is ten years since your first big order. Thank you for staying.',
  'Thanks for ordering with us again this month. Are you happy with the deliveries?',
])('%s thanks a customer', (prose) => {
  expect(thanksCustomer(prose)).toBe(true);
});

test.each([
  'Thanks for your order. Would you like to upgrade to our new service?',
  'We have been in business for a year. Thank you for reading. Shall we talk?',
  'You have been a customer for two years. Thank you. Your next box is $20.',
  'Thank you for lending us the trailer on Friday.',
  'Thank you for your time. Are you free on Tuesday?',
])('%s wants something else', (prose) => {
  expect(thanksCustomer(prose)).toBe(false);
});
