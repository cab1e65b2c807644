import { describe, expect, it } from 'vitest';
import { isPrincipalOfFirm, ownsBusiness } from './ownership.ts';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';

const offerOf = (text: string) => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
};

describe('a title says that somebody owns the business', () => {
  it('wherever the word stands', () => {
    for (const title of ['Owner', 'Dentist and Owner', 'Chef Owner', 'Co-Founder & CTO', 'Proprietor', 'Owner/Operator', 'Sole Trader'])
      expect(ownsBusiness(title), title).toBe(true);
  });

  it('not that of a product or a process, nor of who works for its owner', () => {
    for (const title of ['Product Owner', 'Process Owner', "Owner's Representative", 'Assistant to the Owner', 'Founders Associate'])
      expect(ownsBusiness(title), title).toBe(false);
  });

  it('if a bare principal is of a firm of architects, not of a school', () => {
    expect(isPrincipalOfFirm('Principal', ['architect'])).toBe(true);
    expect(isPrincipalOfFirm('Principal', ['principal'])).toBe(false);
    expect(isPrincipalOfFirm('Principal Engineer', ['architect'])).toBe(false);
    expect(isPrincipalOfFirm('Senior Partner', ['property'])).toBe(true);
    expect(isPrincipalOfFirm('Partner, Life Sciences', ['investing'])).toBe(true);
    expect(isPrincipalOfFirm('Partner, Life Sciences', ['legal'])).toBe(false);
  });
});

describe('the owner of a small business', () => {
  const cards = offerOf('We print brochures, business cards and flyers.');
  const levelOf = (offer: typeof cards, title: string, companySize: null | '1001-5000' = null) =>
    readFit(offer, { title, companySize, industry: null })?.level;

  it('decides on what any business needs, whatever they do themselves', () => {
    for (const title of ['Dentist and Owner', 'Plumber and Owner', 'Veterinarian, Owner'])
      expect(levelOf(cards, title), title).toBe('owner');
    expect(levelOf(cards, 'Veterinarian')).not.toBe('owner');
  });

  it('does not decide on what only other businesses need, nor in a large company', () => {
    const lathes = offerOf('We rebuild CNC lathe spindles for machine shops.');
    expect(levelOf(lathes, 'Dentist and Owner')).not.toBe('owner');
    expect(levelOf(cards, 'Plumber and Founder', '1001-5000')).not.toBe('owner');
  });
});
