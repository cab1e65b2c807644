import { describe, expect, it } from 'vitest';
import { readStated } from './readStated.ts';

const statedIn = (prose: string): Record<string, string> => Object.fromEntries(readStated(prose));

describe('readStated', () => {
  it('takes up a price only if it is the only one of the sender', () => {
    expect(statedIn('We did it for a brewery. That came to £94,000.\n\nIt is £4,500 fixed.')).toMatchObject({ price: '£4,500' });
    expect(statedIn('A day with the crane is £890 a day.')).toMatchObject({ price: '£890 a day' });
    expect(statedIn('It is £95 instead of £140.')).toEqual({});
    expect(statedIn('Drayton Timber got £84,000 in during the first weeks.')).toEqual({});
    expect(statedIn('Oak costs £12 more than pine.')).toEqual({});
    expect(statedIn('Service and inspection is £265 all in.')).toMatchObject({ price: '£265' });
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
    expect(statedIn('Could we talk in two days?')).toEqual({});
    expect(statedIn('It takes one day. Delivery takes three weeks.')).toEqual({});
  });
});
