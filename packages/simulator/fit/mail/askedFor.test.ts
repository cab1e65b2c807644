import { describe, expect, it } from 'vitest';
import { listAskedFor } from './askedFor.ts';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';

const askedIn = (text: string): string[] => listAskedFor([{ text }]);

describe('listAskedFor', () => {
  it.each([
    ['Or is somebody in facilities the one to ask?', 'facilities'],
    ['Could we show it to your quality team?', 'quality'],
    ['Would anyone from the marketing department have ten minutes?', 'marketing'],
    ['Is the warehouse manager the right person?', 'warehouse'],
  ])('reads whom "%s" asks for', (text, trade) => {
    expect(askedIn(text)).toEqual([trade]);
  });

  it.each([
    'Can I send your team a price?',
    'Should I ask someone else at Harwick?',
    'Is anyone in the office on Friday?',
    'Our crew worked for the maintenance team of a mill.',
  ])('reads nobody in "%s"', (text) => {
    expect(askedIn(text)).toEqual([]);
  });

  it('makes those owners who lead the work that the email asks for', () => {
    const levelIf = (question: string) => {
      const sentences = [
        { text: 'We rebuild the gearboxes of carding machines.', start: 0, end: 45, part: 'body' as const, roles: { offer: 0.95 } },
        { text: question, start: 46, end: 100, part: 'body' as const, roles: { ask_referral: 0.95 } },
      ];
      const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
      return readFit(offer, { title: 'Head of Safety', companySize: null, industry: null })?.level;
    };
    expect(levelIf('Is there someone in safety I should ask?')).toBe('owner');
    expect(levelIf('Is there someone I should ask?')).not.toBe('owner');
  });
});
