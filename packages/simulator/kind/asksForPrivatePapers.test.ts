import { describe, expect, it } from 'vitest';
import { asksForPrivatePapers } from './asksForPrivatePapers.ts';

describe('a request for private papers', () => {
  it.each([
    'Please send a copy of your passport.',
    'I need your bank details and a photo of your driving license.',
    'Just email the last three months of bank statements.',
    'Kindly share your login so we can start.',
  ])('is found: %s', (sentence) => expect(asksForPrivatePapers(sentence)).toBe(true));

  it.each([
    'We never ask for your passwords.',
    'Send me one invoice.',
    'We give your staff one login each.',
    'You can keep your passport in the safe.',
    'Please share your Zoom ID or phone number so that we can talk.',
    'Our drivers need no copy of your license.',
  ])('is not found: %s', (sentence) => expect(asksForPrivatePapers(sentence)).toBe(false));
});
