import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askForLess } from './askForLess.ts';
import { readRequestClauses } from './requestClauses.ts';

const OFFER = 'We repair slate roofs in Bath. A repair takes a day and we bring our own scaffold.';
const SIGNED = 'Ann Cole\nCole Roofing\n614-555-0177';
function rewrite(closing: string, signature = SIGNED): string | null {
  const body = `Hi Dana,\n\n${OFFER}\n\n${closing}\n\n${signature}`;
  return askForLess(toEmailDraft({ ...buildLead(), email: { subject: 'Slate', body } }, { contactsAtCompany: 1, ownWords: [] }));
}

describe('many requests in one closing', () => {
  it.each([
    ['Let me know when we can come out and take a look, or call me, or visit our website.', 'Would you like to know more?'],
    ['Would you like me to come by, or should I just send a price, or give me a call?', 'Should I send a price?'],
    ['Feel free to call, or book a visit, or tell me how many roofs you have and I will send a price.', 'Shall I send a price?'],
  ])('become one small question about the offer: %s', (closing, question) => {
    expect(rewrite(closing)).toBe(`Hi Dana,\n\n${OFFER}\n\n${question}\n\n${SIGNED}`);
  });

  it('leave the number and the page that the signature does not have', () => {
    const after = rewrite(
      'Let me know your thoughts, or call me on 614-555-0142, or see photos at coleroofs.com.',
      'Ann Cole\nCole Roofing',
    );
    expect(after).toMatch(/Ann Cole\nCole Roofing\n614-555-0142\ncoleroofs\.com$/);
  });

  it.each([
    'Would you like me to come by, or should I just send a price?',
    'Shall I send a price?',
    'Call me, or send a photo and we will take 20% off, or visit our website.',
    'Come and see us on Monday, Tuesday or Friday.',
  ])('are none where there are two, or where a price would go: %s', (closing) => {
    expect(rewrite(closing)).toBeNull();
  });
});

describe('the requests of a sentence', () => {
  it('keep what belongs to each of them', () => {
    const texts = readRequestClauses('Come by and look at the roof, or tell me its size and I will price it.').map(({ text }) => text);
    expect(texts).toEqual(['Come by and look at the roof', 'tell me its size and I will price it']);
  });

  it('are none in a sentence that says something', () => {
    expect(readRequestClauses('We call, visit and repair, or we send someone.')).toEqual([]);
    expect(readRequestClauses('Do you know when yours was last repaired?')).toEqual([]);
  });
});
