import { describe, expect, it } from 'vitest';
import { maskOffers, maskText } from '../testing/maskText.ts';
import { chooseName } from './chooseName.ts';

const NO_FRAME = { subject: '', signed: [], names: [] };

describe('chooseName', () => {
  it.each([
    ['We install access gates for car parks.', 'access gates'],
    ['I run a crew that cleans factory and shop windows at night.', 'window cleaning'],
    ['We make software for riding schools.', 'software for riding schools'],
    ['We sell fresh and frozen mussels to restaurants, and our mussels never wait two days.', 'mussels'],
  ])('names what "%s" offers', (text, name) => {
    expect(chooseName(maskOffers(text), NO_FRAME)).toContain(name);
  });

  it('names nothing that the sender studies, asks for or leaves as it is', () => {
    const study = maskText(['introduction', 'I am a graduate student in Ghent.'], ['ask_interest', 'Would you answer nine questions?']);
    expect(chooseName(study, NO_FRAME)).toBeNull();
    expect(chooseName(maskText(['benefit', 'Your bookkeeping stays exactly as it is.']), NO_FRAME)).toBeNull();
    expect(chooseName(maskOffers('We help gyms offer meal plans to their members.'), NO_FRAME)).toBeNull();
  });

  it('names what is collected in the plural, and nobody who is tested', () => {
    expect(chooseName(maskOffers('Our vans collect sharps from clinics.'), NO_FRAME)).toBe('sharps collection');
    const tests = maskOffers('We park a van at the door and test a worker every 12 minutes.');
    expect(chooseName(tests, NO_FRAME)).toBeNull();
    expect(chooseName(tests, { subject: 'hearing tests without the bus trip', signed: [], names: [] })).not.toMatch(/worker/);
  });

  it('names what a thing is by its own sentence, not by its brand', () => {
    expect(chooseName(maskOffers('Traymate is a tray return rack on wheels for canteens.'), NO_FRAME)).toBe('tray return rack');
  });

  it('names what somebody does, not who they are or where they work', () => {
    expect(chooseName(maskOffers('I am an independent broker, so I quote all carriers.'), NO_FRAME)).toBeNull();
    expect(chooseName(maskOffers('I run a small SEO shop in Leeds.'), NO_FRAME)).toBe('SEO');
    expect(chooseName(maskOffers('We run support teams in Cebu for online shops.'), NO_FRAME)).toBeNull();
    expect(chooseName(maskOffers('Our company does fumigation of grain silos.'), NO_FRAME)).toBe('grain silo fumigation');
  });

  it('reads the firm’s name where it is of the kind of thing that the email is about', () => {
    const gas = maskOffers('We buy gas and power for foundries. Your gas contract ends soon, and energy prices are down.');
    expect(chooseName(gas, { ...NO_FRAME, names: ['Ellie Marchant', 'Plainwatt Energy Brokers'] })).toBe('energy brokerage');
    expect(chooseName(gas, { ...NO_FRAME, names: ['Ellie Marchant', 'Plainwatt Kitchen Brokers'] })).toBeNull();
  });

  it('names nothing after a means of the sender', () => {
    expect(chooseName(maskOffers('We drive a forklift to your yard.'), NO_FRAME)).not.toBe('forklifts');
  });

  it('names nothing in an empty email', () => {
    expect(chooseName([], NO_FRAME)).toBeNull();
  });
});
