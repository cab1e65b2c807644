import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { mayAskStock } from './stockQuestion.ts';

const OFFER = 'Hi Dana,\n\nWe run a 10-minute phishing drill for banks once a month, and staff learn to spot fake invoices.';
const mayAsk = (above: string): boolean => {
  const email = (close: string) => ({ subject: 'drills', body: `${OFFER} ${above}${close}\n\nBen Acker\nDrillbox` });
  const lead = buildLead({ email: email(' Do you have 20 minutes on Tuesday?') });
  return mayAskStock(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] }), email(' Is this worth a look for you?'));
};

describe('a question about “this”', () => {
  it.each(['', 'It cuts clicks from 19% to 4% in five months.'])('may follow the offer and what it brings: %s', (above) => {
    expect(mayAsk(above)).toBe(true);
  });

  it.each(['There is no minimum term.', 'Our fee is the same every month.', "I've got room for two more banks."])(
    'may follow how the offer is had: %s',
    (above) => {
      expect(mayAsk(above)).toBe(true);
    },
  );

  it.each(['We can also audit your vendor contracts.', 'In addition, we check contracts.', 'The weather has been dreadful lately.'])(
    'follows nothing else: %s',
    (above) => {
      expect(mayAsk(above)).toBe(false);
    },
  );
});
