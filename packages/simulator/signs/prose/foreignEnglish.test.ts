import { expect, it } from 'vitest';
import { isBrokenEnglish } from './foreignEnglish.ts';

const mail = (text: string) => ({ subject: 'Valves', body: `Hello Dana,\n\n${text}\n\nBest regards,\nErin` });

it.each([
  'We have produce valves for 40 company in Spain. Our quality are good.',
  'We are manufacturer of valves. We can offered you drawing of the new type.',
])('is broken: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(true);
});

it.each([
  'We have produced valves for 40 companies in Spain. Let me know the quantity, and I can send you a drawing.',
  'We have make-to-order valves, and a 35-day lead time. Could you send us a drawing of yours?',
  'We can sent you a sample next week.',
])('can be sent: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(false);
});
