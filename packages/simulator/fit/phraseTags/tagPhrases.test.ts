import { describe, expect, it } from 'vitest';
import { maskOffer } from '../mail/maskOffer.ts';
import { readMail } from '../../listOffer.ts';
import { buildList } from '../../testing/buildLead.ts';
import { readTold } from './tagPhrases.ts';

const nameOf = (body: string, subject = 'A question'): string | null => {
  const [lead] = buildList(1, () => ({ email: { subject, body: `Hi Ann,\n\n${body}\n\nRob Tarrant` } }));
  if (lead === undefined) throw new Error('the list is empty');
  return readTold(maskOffer([readMail(lead).mail])[0] ?? [], subject).names[0] ?? null;
};

describe('the words that name an offer', () => {
  it.each([
    ['Kestrel Bay is the leading all-in-one absence management platform that saves your team hours.', 'absence management platform'],
    ['We are a family business and we hire out tower lights from our yard in Hull.', 'tower light'],
    ['I translate contracts for law firms in Leeds.', 'contract translation'],
    ['Our bookkeeping service is used by forty bakeries.', 'bookkeeping'],
    ['I run a mobile keg washer.', 'keg washer'],
    ['We supply fresh and frozen chicken to school kitchens.', 'fresh and frozen chicken'],
    ['We sell fresh and dried pasta to delis.', 'fresh and dried pasta'],
    ['Pawsley Wholesale supplies surgical sutures and drapes to vets in the north.', 'surgical sutures'],
  ])('are found where people tell what they sell: %s', (body, name) => {
    expect(nameOf(body)).toContain(name);
  });

  it.each([
    'Your lobby was full on Tuesday and two people left before anybody spoke to them.',
    'Would it help if I came by on Thursday?',
    'I read your article twice.',
    'We shoot and butcher roe on four estates.',
    'Next day pallet to Dublin is £94 for a full euro.',
  ])('are not found where nothing is offered: %s', (body) => {
    expect(nameOf(body)).toBeNull();
  });

  it('are not found in an empty email', () => {
    expect(readTold([], '').names).toEqual([]);
  });
});
