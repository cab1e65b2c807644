import { describe, expect, it } from 'vitest';
import { mayOffer } from './mayOffer.ts';

const mail = (...lines: readonly string[]) => ({ subject: 'dock slots', body: ['Hi Dana,', ...lines, 'Best,\nErin'].join('\n\n') });
const REST = 'All we need is a copy of your contract.';

describe('what is offered on its own', () => {
  it('loses no term of the offer', () => {
    const audit = 'Our audit is completely free of charge and there is no obligation.';
    expect(mayOffer('drop_spam_phrases', mail(audit, REST), mail(REST))).toBe(false);
  });

  it('may lose words that only press', () => {
    expect(mayOffer('drop_spam_phrases', mail('Act now!', REST), mail(REST))).toBe(true);
  });

  it('asks about a topic only in place of time to talk', () => {
    const topic = 'Are dock slots something {{company}} is looking at?';
    expect(
      mayOffer('ask_for_interest', mail('The first day is free. This Tuesday?', REST), mail('The first day is free.', topic, REST)),
    ).toBe(false);
    expect(mayOffer('ask_for_interest', mail('Are you free for a call on Tuesday?', REST), mail(topic, REST))).toBe(true);
  });

  it.each([
    ['When your team is free, the phone rings.', 'When your team at {{company}} is free, the phone rings.', false],
    ['Your team spends hours on slots.', 'Your team at {{company}} spends hours on slots.', true],
    ['Who plans the slots?', 'Who plans the slots at {{company}}?', true],
  ])('names the company only where a person would: %s', (before, after, isNatural) => {
    expect(mayOffer('mention_company', mail(before, REST), mail(after, REST))).toBe(isNatural);
  });
});
