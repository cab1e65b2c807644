import { describe, expect, it } from 'vitest';
import { isEmptyPuff, isPuff, withoutPuffClause } from './puffs.ts';

describe('a sentence that only praises its sender', () => {
  it.each([
    'We take pride in the quality of our work.',
    'We are an honest, hard-working and skilled firm and we take pride in our work.',
    'Our team of engineers is passionate about clean data.',
    'We are proud to be the preferred supplier to many schools.',
    'Safety and quality are our first priorities.',
    'We are confident that this will give you valuable insights.',
    'We think this would be a great fit for your group.',
    'We would love to be your second source.',
    'We are excited about the opportunity to work with you.',
    'Our company is known for its excellent service.',
    'We have the best prices, the best service and the best brands!!!',
    'Our highly trained, friendly staff deliver exceptional results every time.',
    'We have been recognized as an industry leader.',
    'We have a highly skilled and dedicated team of professionals.',
    'We are on a mission to change how yards work.',
  ])('is empty: %s', (sentence) => {
    expect(isPuff(sentence)).toBe(true);
  });

  it.each([
    'We are committed to a reply within four hours, which is good service.',
    'We are confident that this will cut 12% of your freight bill.',
    'We think this would be a great fit for Halden Foods.',
    'We would love to be your second source for the 74, at $31 a roller.',
    'Our company is known for its free returns and good service.',
    'Would this be a great fit for your group?',
    'Our licensed crews deliver great results within two days.',
    'We have a team of nine welders.',
    'You are on our list for May.',
  ])('is not empty if a reader can check something in it: %s', (sentence) => {
    expect(isPuff(sentence)).toBe(false);
  });

  it('may be a clause, and the rest of the sentence stays intact', () => {
    expect(withoutPuffClause('The yard is staffed all night and our team is passionate about great service.')).toBe(
      'The yard is staffed all night.',
    );
    expect(withoutPuffClause('The yard is staffed all night and our team speaks Spanish.')).toBeUndefined();
    expect(withoutPuffClause('The yard is staffed all night and we pride ourselves on heated cabins.')).toBeUndefined();
  });

  it('may stand before a statement that stays', () => {
    const sentence = 'We pride ourselves on quality and attention to detail, and we use only lime plaster.';
    expect(isPuff(sentence)).toBe(false);
    expect(withoutPuffClause(sentence)).toBe('We use only lime plaster.');
    expect(withoutPuffClause('We pride ourselves on lime plaster, and we finish every wall by hand.')).toBeUndefined();
    expect(withoutPuffClause('We pride ourselves on quality and that shows in every wall.')).toBeUndefined();
  });

  it.each(['We pride ourselves on using only hand-split oak.', 'Our mission is to make harbor dues simple.'])(
    'may go only if it says nothing of what is sold: %s',
    (sentence) => {
      expect(isEmptyPuff(sentence, '')).toBe(false);
    },
  );

  it('may go if it says nothing that the rest does not say', () => {
    expect(isEmptyPuff('We are passionate about clean kitchens.', 'We clean kitchens at night.')).toBe(true);
    expect(isEmptyPuff('We pride ourselves on quality and attention to detail.', '')).toBe(true);
  });
});
