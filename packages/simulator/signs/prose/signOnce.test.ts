import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { signOnce } from './signOnce.ts';

const draftOf = (body: string) =>
  toEmailDraft({ ...buildLead(), email: { subject: 'dock slots', body } }, { contactsAtCompany: 1, ownWords: [] });

describe('a second sign-off', () => {
  const signed = 'Hi Dana,\n\nTrucks wait.\n\nKind regards,\nDaniel Fox\nShipWise';

  it('is removed if it repeats the name', () => {
    expect(signOnce(draftOf(`${signed}\n\nBest regards,\nDaniel`))).toBe(signed);
  });

  it('stays if somebody else signs or it says more', () => {
    for (const end of ['Best regards,\nMaria', 'Best regards,\nDaniel\nUnsubscribe here.'])
      expect(signOnce(draftOf(`${signed}\n\n${end}`))).toBe(`${signed}\n\n${end}`);
  });
});
