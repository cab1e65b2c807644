import { describe, expect, it } from 'vitest';
import { choosePhrase, isPartOfOffer } from './choosePhrase.ts';
import { maskOffers } from './testing/maskText.ts';
import { listStems } from './stems.ts';
import { meetCues } from './weighNeeds.ts';

function choose(text: string, category: { id: string; label: string } | null): string | null {
  const sentences = maskOffers(text);
  return choosePhrase(sentences, meetCues(sentences), { category, frame: { subject: '', signed: [] } });
}

const containers = { id: 'modular_buildings', label: 'modular buildings' };

describe('choosePhrase', () => {
  it('prefers the email’s own words if they are about the category', () => {
    expect(choose('We sell used shipping containers from our depot.', containers)).toBe('used shipping containers');
  });

  it('prefers the known thing if the words found are about something else', () => {
    expect(choose('We deliver glossy leaflets about our portable cabins.', containers)).toBe('portable cabins');
  });

  it('takes no business that the sender visits for the thing, and no part of a list for the whole', () => {
    expect(choose('I play the harp and visit care homes.', null)).not.toBe('care homes');
    expect(choose('We reupholster cabins of business aircraft in our shop: seats, side panels, carpets.', null)).toBe('cabin reupholstery');
  });

  it('ends the name of a category before what is only done about it', () => {
    const meals = { id: 'school_food', label: 'school meals' };
    expect(choose('We do the paperwork and the free school meals returns.', meals)).toBe('school meals');
  });

  it('names a thing even if its category is unknown', () => {
    expect(choose('We hire out scissor lifts by the day.', null)).toBe('scissor lifts');
  });
});

describe('what a seller tells of an offer', () => {
  it.each([
    'We offer a special price on surgical gloves until Friday.',
    'We bring you news from StaffHub.',
    'We offer competitive rates on every job.',
    'Our comprehensive services include everything.',
    'We have exciting new features for you.',
  ])('does not name it: %s', (text) => {
    expect(choose(text, null)).toBeNull();
  });

  it.each([
    ['We sell surgical gloves at a special price.', 'surgical gloves'],
    ['We make rota software for care homes.', 'rota software for care homes'],
  ])('leaves the name of what is sold: %s', (text, name) => {
    expect(choose(text, null)).toBe(name);
  });
});

describe('a part of an offer', () => {
  const isPart = (name: string, subject: string, text: string): boolean =>
    isPartOfOffer(name, maskOffers(text), { subject: listStems(subject), isSure: false });

  it.each([
    ['RFID tracking', 'linen for your hotel', 'We collect your linen six days a week. Our RFID tracking is what makes us different.'],
    ['Google Ads', 'more clients', 'Our services include SEO, Google Ads, website design and content marketing.'],
    [
      'technical manuals',
      'Translation services',
      'We offer translation by natives. We specialise in technical manuals, contracts and websites.',
    ],
  ])('is used once, in a list or beside what the subject names: %s', (name, subject, text) => {
    expect(isPart(name, subject, text)).toBe(true);
  });

  it.each([
    ['shipping containers', 'containers for your yard', 'We sell used shipping containers from our depot.'],
    ['seismographs', '', 'We hire out seismographs by the day.'],
    ['RFID tracking', 'linen', 'We sell RFID tracking for linen. Our RFID tracking shows what got lost.'],
    ['recruitment', 'Hiring nurses?', 'We are a recruitment agency. We place nurses from India.'],
    ['guards', '', 'We supply guards, mobile patrols and keyholding.'],
  ])('is not the whole of it: %s', (name, subject, text) => {
    expect(isPart(name, subject, text)).toBe(false);
  });

  it('is told once beside the trade that the firm is called after', () => {
    const sentences = maskOffers('Each set is scanned at the door: our RFID tracking makes us different.');
    expect(isPartOfOffer('RFID tracking', sentences, { subject: [], isSure: false, firm: 'laundry' })).toBe(true);
    expect(isPartOfOffer('RFID tracking', sentences, { subject: [], isSure: false, firm: 'tracking software' })).toBe(false);
  });

  it('is no part if people surely tell what they sell in such words, whatever the subject says', () => {
    const sentences = maskOffers('We fit acoustic panels where the noise is.');
    const subject = listStems('noise in the canteen');
    expect(isPartOfOffer('acoustic panels', sentences, { subject, isSure: false })).toBe(true);
    expect(isPartOfOffer('acoustic panels', sentences, { subject, isSure: true })).toBe(false);
  });
});
