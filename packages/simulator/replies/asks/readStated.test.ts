import { describe, expect, it } from 'vitest';
import { readPrice, readStated } from './readStated.ts';

const statedIn = (prose: string): Record<string, string> => Object.fromEntries(readStated(prose));

describe('readStated', () => {
  it('takes up a price only if it is the only one of the sender', () => {
    expect(statedIn('We did it for a brewery. That came to £94,000.\n\nIt is £4,500 fixed.')).toMatchObject({ price: '£4,500' });
    expect(statedIn('A day with the crane is £890 a day.')).toMatchObject({ price: '£890 a day' });
    expect(statedIn('It is £95 instead of £140.')).toEqual({});
    expect(statedIn('Drayton Timber got £84,000 in during the first weeks.')).toEqual({});
    expect(statedIn('Oak costs £12 more than pine.')).toEqual({});
    expect(statedIn('One yard near Hull pays a driver £90 a load.')).toEqual({});
    expect(statedIn('Service and inspection is £265 all in.')).toMatchObject({ price: '£265' });
  });

  it('takes no time that a price or an answer takes for that of the work', () => {
    expect(statedIn('We quote within 5 hours.')).toEqual({});
    expect(statedIn('You get our answer in two days.')).toEqual({});
    expect(statedIn('We fit a gate within 5 hours.')).toMatchObject({ speed: '5 hours' });
  });

  it('ends a price where its words end', () => {
    expect(statedIn('A hundred chairs come to €31 each including the cushions.')).toMatchObject({ price: '€31 each' });
    expect(statedIn('We sell rolls at £6.20 each by the case.')).toMatchObject({ price: '£6.20 each' });
  });

  it('takes up customers that have somebody to ask', () => {
    expect(statedIn('The 31 clinics we work with went from 9% to 4%.')).toMatchObject({ others: 'clinics' });
    expect(statedIn('We look after 140 buildings.')).toEqual({});
    expect(statedIn('How many hotels do you run?')).toEqual({});
  });

  it('takes up how long the work takes, and no time that is asked for', () => {
    expect(statedIn('You get the report within five working days.')).toMatchObject({ speed: 'five working days' });
    expect(statedIn('We had a new roof on within two days.')).toMatchObject({ speed: 'two days' });
    expect(statedIn('Bolton Rail had 212 done in two days.')).not.toHaveProperty('speed');
    expect(statedIn('Could we talk in two days?')).toEqual({});
    expect(statedIn('It takes one day. Delivery takes three weeks.')).toEqual({});
  });
});

describe('readPrice', () => {
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
