import { describe, expect, it } from 'vitest';
import { nameObject } from './nameObject.ts';
import { maskOffers } from '../testing/maskText.ts';

describe('nameObject', () => {
  it.each([
    ['We help companies claim R&D tax relief.', 'R&D tax relief claims'],
    ['We renovate bunkers in four days.', 'bunker renovation'],
    ['We hire out pallet inverters by the month.', 'pallet inverters'],
    ['I tune and repair pipe organs.', 'pipe organ tuning'],
    ['We teach technical English to teams.', 'technical English lessons'],
    ['We teach care workers German at home.', 'German lessons'],
    ['We print, fold and mail absentee ballots for counties.', 'absentee ballot printing'],
    ['We analyse soil and leaf samples for vineyards.', 'soil and leaf sample analysis'],
    ['Our company is manufacturing antimicrobial covers for lift buttons.', 'antimicrobial covers'],
    ['We are washing and sterilising the cleanroom garments for pharma companies.', 'cleanroom garment washing'],
    ['We clean offices at night with the same two people.', 'office cleaning'],
    ['We assess drivers on your own trucks, at your site.', 'driver assessments'],
    ['We carry out bat surveys for builders.', 'bat surveys'],
    ['I teach chair yoga for people at desks.', 'chair yoga lessons'],
    ['We set up and look after beehives on hotel roofs.', 'beehives'],
    ["We rent, wash and mend your people's winter jackets every week.", 'winter jackets'],
    ['We crate, insure and truck paintings between galleries.', 'painting transport'],
    ['We clean and stock aquariums in waiting rooms.', 'aquarium cleaning'],
  ])('names what is offered in "%s"', (text, name) => {
    expect(nameObject(maskOffers(text))).toBe(name);
  });

  it.each([
    'We teach your account executives to hold price.',
    'We can help you.',
    'We do our best for you.',
    'We bring a chair.',
    'We repair them.',
    'We write the procedures and train your people.',
    'We offer flexible terms.',
    'We make a list of every valve.',
    'We patch and reseal them in a weekend.',
    'We run the numbers.',
    'You print, fold and mail ballots.',
    'We replace bottled water with a cooler.',
  ])('finds no name in "%s"', (text) => {
    expect(nameObject(maskOffers(text))).toBeNull();
  });
});
