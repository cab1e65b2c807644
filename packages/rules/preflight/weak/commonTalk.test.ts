import { describe, expect, it } from 'vitest';
import { claimOfCompany } from '../ofCompany.ts';
import { isOfOneReader } from '../ofReader.ts';
import { findBoast } from './boast.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { isHollowProof } from './hollowProof.ts';
import { findManyRequests } from './manyRequests.ts';
import { isPlatitude } from './platitude.ts';
import { findVaguePrice } from './vaguePrice.ts';

describe('talk that any sender may send', () => {
  it.each([
    'On average, our customers see a 45% drop in calls.',
    'Clients typically save 30% on print.',
    'Our clients tell us we are easy to work with.',
    'We have plenty of happy customers.',
    'Our customers value our speed.',
  ])('proves nothing: %s', (sentence) => expect(isHollowProof(sentence)).toBe(true));
  it.each([
    'Our clients in Leeds, Brewhaus and Tanner, see 30% fewer returns.',
    'Harlow Tiles saved 30% on print in May.',
    'You save 30% on print.',
  ])('is checkable: %s', (sentence) => expect(isHollowProof(sentence)).toBe(false));

  it.each([
    ['Storeway is the world’s most trusted shelf planner.', true],
    ['Storeway is the #1 planner for shops.', true],
    ['Storeway is a planner for shops.', false],
    ['We are one of two firms in Kent that do this.', false],
  ])('ranks itself: %s', (sentence, is) => expect(findBoast([sentence]).length > 0).toBe(is));

  it.each([
    ['Our consultants bring a wealth of experience.', true],
    ['We help teams of all shapes and sizes.', true],
    ['Our drivers are fully trained.', true],
    ['We trained 40 drivers at Harlow last May.', false],
    ['Our drivers carry a wheelchair up the stairs.', false],
  ])('could be any firm’s: %s', (sentence, is) => expect(isCompanyTalk(sentence)).toBe(is));

  it.each([
    ['Cloud backup has many advantages.', true],
    ['Hiring is harder than ever.', true],
    ['Freight rates are at an all-time high.', true],
    ['Hiring took us 11 weeks in May.', false],
  ])('is known to all: %s', (sentence, is) => expect(isPlatitude(sentence)).toBe(is));

  it('speaks of a price without one', () => {
    expect(findVaguePrice(['We wash vans.', 'Competitive rates.'])).toBe('Competitive rates.');
    expect(findVaguePrice(['We wash vans.', 'Competitive rates from £12.'])).toBeUndefined();
    expect(findVaguePrice(['Our price is very competitive.', 'A crate is USD 40 FOB.'])).toBeUndefined();
    expect(findVaguePrice(['We print at 4p a sheet.', 'Competitive rates.'])).toBeUndefined();
  });

  it('asks for several things', () => {
    const asks = ['Please share your plans.', 'Kindly let us know a good day for a visit.', 'Our brochure is attached.'];
    expect(findManyRequests(asks)).toBeDefined();
    expect(findManyRequests(['Kindly let us know a good day.'])).toBeUndefined();
  });
});

describe('a claim about one reader', () => {
  it.each([
    'Really enjoyed your latest article on pricing!',
    'I browsed your website and found several errors.',
    'We believe your phone lease is about to end.',
  ])('%s', (sentence) => expect(isOfOneReader(sentence)).toBe(true));
  it('is one about a company, too', () => {
    expect(claimOfCompany('I checked the {{company}} website and spotted a few gaps.')).toBeDefined();
    expect(claimOfCompany('Would {{company}} like its website checked?')).toBeUndefined();
  });
  it.each(['We check your website and list what we find.', 'Our latest article is about pricing.'])('%s is none', (sentence) =>
    expect(isOfOneReader(sentence)).toBe(false),
  );
});
