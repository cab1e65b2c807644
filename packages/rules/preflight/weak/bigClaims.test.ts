import { describe, expect, it } from 'vitest';
import { isBookedSlot } from './bookedSlot.ts';
import { isScareSubject } from './subjectForms.ts';
import { isUnbelievable } from './unbelievable.ts';

describe('what hardly any reader believes', () => {
  it.each([
    'Our model is 120% accurate on every forecast.',
    'We guarantee 5,000% more traffic in ten days.',
    'Guaranteed protection against all leaks, known and unknown.',
    'Our dowsers find the leak from a photo of your roof.',
    'Each filter is energized in moonlight before it ships.',
  ])('%s', (sentence) => expect(isUnbelievable(sentence)).toBe(true));

  it.each([
    'Scans are 98% accurate on printed labels.',
    'We guarantee a reply within 24 hours.',
    'Orders grew 140% after the new checkout.',
    'The guarantee covers 100% of the parts.',
    'Crystal glasses for 120 covers, delivered on Friday.',
    'The pendulum clock in your lobby needs a new spring.',
    'A tarot-themed party for your staff.',
  ])('%s may be believed', (sentence) => expect(isUnbelievable(sentence)).toBe(false));
});

describe('a slot booked without asking', () => {
  it.each([
    'I have reserved a 30-minute slot for you on Monday at 9.',
    'I’ve taken the liberty of scheduling a call next Tuesday.',
    'We have already sent you a calendar invite.',
    'I went ahead and put you down for Wednesday.',
  ])('%s', (sentence) => expect(isBookedSlot(sentence)).toBe(true));

  it.each([
    'I booked a stand at the fair in Leeds.',
    'As agreed, I have booked a call with you on Monday.',
    'Shall I put you down for Wednesday?',
    'Once you say yes, you pick a slot yourself.',
    'We set up a demo system in two hours.',
  ])('%s books nothing', (sentence) => expect(isBookedSlot(sentence)).toBe(false));
});

describe('a subject that asks whether the reader is in danger', () => {
  it.each(['Is your payroll data safe?', 'Are you next?', 'Is {{company}} protected from ransomware?'])('%s', (subject) =>
    expect(isScareSubject(subject)).toBe(true),
  );
  it.each(['Is Tuesday next?', 'Is your warehouse full?', 'Secure parking at {{company}}', 'Is {{company}} hiring?'])(
    '%s does not',
    (subject) => expect(isScareSubject(subject)).toBe(false),
  );
});
