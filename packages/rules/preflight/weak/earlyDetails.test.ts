import { expect, it } from 'vitest';
import { findEarlyDetails } from './earlyDetails.ts';

it.each([
  'Please send me your drawings and the quantity.',
  'Please share the floor plan.',
  'Kindly provide your technical specifications.',
  'If you have CAD drawings please send to us.',
  'Tell me your yearly consumption.',
  'Just give us read-only access.',
  'Send over one recent invoice.',
])('asks for details before a yes: %s', (sentence) => expect(findEarlyDetails(['We cast parts.', sentence])).toBe(sentence));

it.each([
  'We work from your drawings or a sample.',
  'I can send you the drawings of the last hall.',
  'Once you say yes, send us the dimensions.',
  'The invoice comes at the end of the month.',
  'Reply yes and I will send the floor plan of the show.',
  'We never ask for access to your systems.',
  'We send one invoice a month.',
  'Send me a photo of the roof and I will say what it costs.',
  'Tell me which day suits.',
  'Just reply and I will send you the template.',
  'No drawings needed: a sketch will do.',
  'If you share the floor plan, we can price the lights.',
  'Tell me your yearly consumption and I will make an offer.',
  'Just give us read-only access and we count the servers.',
  'Send over one recent invoice and I will mark it.',
  'Email me a drawing and you will have a price by Friday.',
])('asks for none: %s', (sentence) => expect(findEarlyDetails(['We cast parts.', sentence])).toBeUndefined());

it('lets a lighter question come before it', () => {
  expect(findEarlyDetails(['Please send me your drawings.', 'Or shall I send a sample first?'])).toBeUndefined();
});
