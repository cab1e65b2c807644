import { describe, expect, it } from 'vitest';
import { nameService } from './nameService.ts';
import { maskOffers, maskText } from '../testing/maskText.ts';

const nameOf = (text: string): string | null => nameService(maskOffers(text));

describe('nameService', () => {
  it.each([
    ['We insure drones for survey firms.', 'drone insurance'],
    ['We inspect overhead cranes and send the report the same day.', 'overhead crane inspections'],
    ['We translate safety manuals into 30 languages.', 'safety manual translation'],
    ['We repair and resell espresso machines.', 'espresso machine repair'],
    ['We rent scissor lifts by the week.', 'scissor lifts'],
    ['Our label printers run in freezers.', 'label printers'],
    ['A phone system that follows your people from desk to van.', 'phone system'],
    ['We offer a full range of welding gases from our depot.', 'welding gases'],
    ['We recycle old mattresses.', 'mattress recycling'],
  ])('names what is offered in "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'We help great people do great things.',
    'We do our best for you.',
    'We do the right thing for our clients.',
    'We run the numbers.',
    'We run the numbers for you.',
    'We offer a free trial.',
    'We offer a discount until Friday.',
    'We make sure that nobody waits.',
    'We make sense of your data.',
    'Our team makes it easy.',
    'We move fast.',
    'We know how hard it is.',
    'Do you insure your drones?',
    'Who cleans your windows today?',
    'We print, fold and mail them.',
    'We coat alfalfa and clover seed.',
    'We store what you cannot.',
    'We handle everything for you.',
  ])('finds no name in "%s"', (text) => {
    expect(nameOf(text)).toBeNull();
  });

  it('names nothing from a sentence that offers nothing', () => {
    expect(nameService(maskText(['problem', 'We insure drones for survey firms.']))).toBeNull();
  });
});
