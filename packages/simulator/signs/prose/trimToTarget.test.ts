import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead, withContexts } from '../../testing/buildLead.ts';
import { trimToTarget } from './trimToTarget.ts';

const INTRODUCES = 'I am writing to introduce Kestrel Freight, a family run forwarder near the port.';
const PADDING = Array.from({ length: 14 }, (_, index) => `Many carriers lose time at gate ${index + 1} when the trucks come early.`).join(
  ' ',
);
const trimmed = (signature: string, ask = 'Is this worth a look for you?', opening = INTRODUCES): string => {
  const body = `Hi Dana,\n\n${opening}\n\n${PADDING}\n\n${ask}\n\n${signature.includes(',\n') ? '' : 'Best,\n'}${signature}`;
  const [own] = withContexts([{ ...buildLead({ company: 'Harlow' }), email: { subject: 'dock slots', body } }]);
  if (own === undefined) throw new Error('no lead');
  return trimToTarget(toEmailDraft(own, own.context));
};

describe('trimToTarget', () => {
  it('keeps the only line that names the sender', () => {
    expect(trimmed('Malcolm')).toContain(INTRODUCES);
  });

  it('keeps a request in the form of a statement', () => {
    const ask = 'With that in mind, I was wondering whether it might perhaps be of interest, should your diary permit, to explore this.';
    expect(trimmed('Malcolm', ask)).toContain(ask);
  });

  it('keeps a farewell that is on no list, with the name below it', () => {
    expect(trimmed('Sunny greetings from the quay to all of you,\nMalcolm')).toMatch(/from the quay to all of you,\nMalcolm$/);
  });

  it('keeps a long introduction, which may be all that tells the trade', () => {
    const story =
      'My brother and I have loved sailing boats since we were boys, and above all the wooden blocks and pulleys that lift the heavy sails of old ships.';
    expect(trimmed('Malcolm', undefined, story)).toContain('pulleys');
  });

  it('drops that line if the signature has the name', () => {
    expect(trimmed('Malcolm\nKestrel Freight')).not.toContain(INTRODUCES);
  });
});
