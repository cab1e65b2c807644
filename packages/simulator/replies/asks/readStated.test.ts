import { describe, expect, it } from 'vitest';
import { readPrice } from './readStated.ts';

describe('readPrice', () => {
  it('takes up a price only if it is the only one of the sender', () => {
    expect(readPrice('We did it for a brewery. That came to £94,000.\n\nIt is £4,500 fixed.')).toBe('£4,500');
    expect(readPrice('A day with the crane is £890 a day.')).toBe('£890 a day');
    expect(readPrice('It is £95 instead of £140.')).toBeNull();
    expect(readPrice('Drayton Timber got £84,000 in during the first weeks.')).toBeNull();
    expect(readPrice('Your surveyor charges £180 an hour.')).toBeNull();
    expect(readPrice('For example a pallet box is €31.')).toBeNull();
    expect(readPrice('Oak costs £12 more than pine.')).toBeNull();
    expect(readPrice('One yard near Hull pays a driver £90 a load.')).toBeNull();
    expect(readPrice('Service and inspection is £265 all in.')).toBe('£265');
  });

  it('ends a price where its words end', () => {
    expect(readPrice('A hundred chairs come to €31 each including the cushions.')).toBe('€31 each');
    expect(readPrice('We sell rolls at £6.20 each by the case.')).toBe('£6.20 each');
  });

  it('keeps what a price is for', () => {
    expect(readPrice('We charge $2.10 per cleaned pallet.')).toBe('$2.10 per cleaned pallet');
  });

  it.each([
    ['We service each door twice a year. It is £65 per visit.', '£65 per visit'],
    ['Printing starts at 40 pence each, delivered.', '40 pence each'],
    ['You pay $18 per head for lunch.', '$18 per head'],
  ])('reads the one price of its own: %s', (prose, price) => {
    expect(readPrice(prose)).toBe(price);
  });

  it.each([
    'We buy used pallets. We pay £4 per pallet, collected.',
    'I pay $20 an hour to students who help me.',
    'Most get $300 per ton for their cardboard.',
    'A florist near you gets £12 per arrangement from us.',
    'Each volunteer earns $25 per shift.',
    'You save £40 per visit.',
    'Others charge £90 per visit.',
    'It is £8 per box cheaper than theirs.',
    'The smaller depot is £30k a year in rent.',
  ])('is not what somebody else pays, gets or saves: %s', (prose) => {
    expect(readPrice(prose)).toBeNull();
  });

  it('is none if the email gives several, or names an amount that buys nothing', () => {
    expect(readPrice('It is £65 per visit. The first one is £40 per visit.')).toBeNull();
    expect(readPrice('I quoted £310 for the gate in May. Together with your neighbours it comes down to £255.')).toBeNull();
    expect(readPrice('It is two weeks of work at $3,900. Closing old accounts dropped one client by $240/mo.')).not.toBe('$240/mo');
    expect(readPrice('Small doors are £65 per visit and large ones £90 per visit.')).toBeNull();
    expect(readPrice('A broken door let out £65 of heat that week.')).toBeNull();
  });
});
