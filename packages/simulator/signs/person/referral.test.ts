import { expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildList } from '../../testing/buildLead.ts';

function valuesOf(sentence: string, subject = 'gloves') {
  const body = `Hi Dana,\n\nWe supply gloves and drapes to clinics.\n\n${sentence}\n\nShall I send you a price?\n\nErin`;
  const [lead] = buildList(1, () => ({ company: 'Harlow Freight', email: { subject, body } }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values;
}

const referralIn = (sentence: string): number => valuesOf(sentence).referral ?? 0;

it('an earlier contact claimed in the subject counts only with something to know it by', () => {
  const inSubject = (subject: string) => valuesOf('It takes a week.', subject).subjectReferral;
  expect(['we spoke last week', 'hey Dana we spoke last week'].map(inSubject)).toEqual([0, 0]);
  expect(inSubject('Sarah Holt suggested I write')).toBe(1);
});

it.each([
  'I sent a sample pack to Harlow Freight last week, did it arrive ok?',
  'I emailed the brochure to your office in March.',
  'I sent you a quote in January.',
  'I left a tray of pastries with your receptionist on Friday.',
  'I left a voicemail for you on Tuesday.',
  'Please find our price list attached.',
  'I am writing again about my note from May 4.',
  'Just following up on our brochure about drapes.',
  'Did the samples we posted arrive?',
  'We have tried to reach you twice and never heard back.',
])('what the sender sent or left is no shared contact: %s', (sentence) => {
  expect(referralIn(sentence)).toBe(0);
});

it.each([
  'Sarah at Kestrel Foods suggested I write to you.',
  'Your colleague Tom gave me your name.',
  'We met at the fair in May, and you asked for the sample I have sent.',
  'You bought a compressor from us in 2019.',
  'John Merrick, who runs your Derby site, told me you look after haulage.',
])('somebody the reader knows or met is one: %s', (sentence) => {
  expect(referralIn(sentence)).toBeGreaterThan(0.5);
});
