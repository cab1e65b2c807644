import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../lead.ts';
import { readCampaign } from '../readCampaign.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { readReplyFacts } from '../replies/replyFacts.ts';
import { buildLead } from '../testing/buildLead.ts';
import { BORROWED_WORDS, ORDINARY } from '../testing/honestEmails.fixture.ts';
import { decideKind, isForStrangers } from './decideKind.ts';

const leadWith = (body: string): LeadInList => ({
  ...buildLead({ email: { subject: 'A question', body } }),
  context: { contactsAtCompany: 1, ownWords: [] },
});
const draftOf = (body: string) => {
  const { context, ...lead } = leadWith(body);
  return toEmailDraft(lead, context);
};

/** Sellers whose sentences are each too vague for an offer. */
const VAGUE =
  'Dear Sir or Madam,\n\nWe are a leading freight company offering high quality freight solutions to 90 countries by experienced staff. Our services include air freight, sea freight, customs, packing and storage. Quality and customer satisfaction are our top priorities.\n\nPlease revert back to us with your requirement and your annual volume. Kindly also let us know your current rate per kilo so we can beat it.\n\nBest Regards,\nBusiness Development Team';
const NOTICE =
  'Dear customer,\n\nYour alarm with us signals over a phone line that ends in March. Our engineer will call to replace it. Your contract stays as it is.\n\nKind regards,\nService desk';

describe('the kind an email is treated as', () => {
  it('is a sales email where that is likeliest and a stranger writes, though no sentence clearly offers', () => {
    expect(decideKind(draftOf(VAGUE))).toBe('sales');
    expect(isForStrangers(draftOf(VAGUE))).toBe(true);
  });

  it('is a sales email if it is all buzzwords, and no complaint if it only waits for an answer', () => {
    const pitch =
      'Hi Dana,\n\nAgility is the new normal. Our scalable, AI-driven platform empowers visionary leaders to orchestrate seamless journeys and unlock synergies.\n\nTogether we can move the needle.\n\nBrad';
    expect(decideKind(draftOf(pitch))).toBe('sales');
    const reminder =
      'Dana,\n\nI am still waiting for your reply to my two emails about dock gates. Your delivery bay loses an hour a day.\n\nShall I send a price?\n\nGary';
    expect(decideKind(draftOf(reminder))).not.toBe('customer');
  });

  it('is the same for replies, for advice and for what is told', () => {
    const kinds = [...ORDINARY, ...BORROWED_WORDS, VAGUE, NOTICE].map((body) => {
      const lead = leadWith(body);
      const campaign = { seed: 'one', leadCount: 1 };
      return { replied: readReplyFacts(lead, campaign).kind, told: readCampaign(campaign, [lead]).kind?.kind ?? null };
    });
    expect(kinds.map(({ replied }) => replied)).toEqual(kinds.map(({ told }) => told));
    expect(isForStrangers(draftOf(NOTICE))).toBe(false);
  });
});
