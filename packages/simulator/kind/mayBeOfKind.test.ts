import { describe, expect, it } from 'vitest';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';
import { mayBeOfKind } from './mayBeOfKind.ts';

const draftOf = (lines: readonly string[], emailKind?: EmailKind): EmailDraft => {
  const body = ['Hi Dana,', ...lines, 'Best,\nErin'].join('\n\n');
  const corrections = emailKind === undefined ? {} : { corrections: { emailKind } };
  return toEmailDraft(buildLead({ email: { subject: 'October', body } }), { contactsAtCompany: 1, ownWords: [], ...corrections });
};
const ROUNDTABLE = [
  'We host a roundtable on store ads with twelve marketing directors. Three of them show where sales went up by 14%.',
  'Would you have 90 minutes on October 9?',
];
const SALE = ['We find roof leaks with a drone at night. A hall takes two hours.', 'Do you have 15 minutes on Thursday for a call?'];

describe('mayBeOfKind', () => {
  it('is true of an invitation that reads like a sale', () => {
    expect(decideKind(draftOf(ROUNDTABLE))).toBe('sales');
    expect(mayBeOfKind(draftOf(ROUNDTABLE), 'event')).toBe(true);
  });

  it('is false of a sale that names a day', () => {
    for (const kind of ['event', 'survey', 'recruiting', 'fundraising', 'link_building', 'partnership'] as const)
      expect(mayBeOfKind(draftOf(SALE), kind), kind).toBe(false);
  });

  it('follows the user alone, if they say what it is', () => {
    expect(mayBeOfKind(draftOf(ROUNDTABLE, 'sales'), 'event')).toBe(false);
    expect(mayBeOfKind(draftOf(SALE, 'event'), 'event')).toBe(true);
  });
});
