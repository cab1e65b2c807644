import { expect, it } from 'vitest';
import { asksToSend } from './asksToSend.ts';

it.each([
  'send me your last bill and ill check it',
  'Hi Ana, text me the address.',
  'If you like it, please send us the list.',
  'kindly send number of employees and logo',
  'Tell us how many you need, and we bring them.',
  'send the statement and ill prove it',
])('is an order to the reader: %s', (sentence) => {
  expect(asksToSend(sentence)).toBe(true);
});

it.each([
  'Customers send us a photo and get a price.',
  'You send us the hours, and we do the rest.',
  'We will send you the list.',
  'If the answer is no, tell me and I will stop.',
  'Text me "stop" and I am off.',
  'Send us the dirty ones, you get clean ones back.',
  'Send a photo, get a price.',
  'Tell me, how are the herbs dried?',
])('is none: %s', (sentence) => {
  expect(asksToSend(sentence)).toBe(false);
});
