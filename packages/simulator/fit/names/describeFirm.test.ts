import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { chooseName } from './chooseName.ts';
import { describeFirm } from './describeFirm.ts';

const namesOf = (text: string): string[] => describeFirm(maskOffers(text)).map((stems) => stems.join(' '));
const chosen = (text: string) => chooseName(maskOffers(text), { subject: 'A question', signed: [], names: [] });

describe('a firm describes itself', () => {
  it('as a provider of something, or as some kind of provider', () => {
    expect(namesOf('My name is Brad and I am the founder of PipeFlow, a leading provider of CRM solutions for growing teams.')).toContain(
      'crm',
    );
    expect(namesOf('I work for Core, a healthcare staffing agency.')).toContain('healthcar staf');
    expect(namesOf('I am a specialist in floor care and serve 40 schools.')).toContain('floor care');
    expect(namesOf('We are one of the leading gutter cleaning companies in Kent.')).toContain('gutter clean');
  });

  it('but not others, and not where it only says where it is', () => {
    expect(namesOf('Your dock is run by a leading provider of freight services.')).toEqual([]);
    expect(namesOf('We are a managed IT provider in Dayton.').join()).not.toContain('dayton');
    expect(namesOf('We are a family business.')).toEqual([]);
  });

  it('so the functions of its product are not what it offers', () => {
    expect(
      chosen('We are a leading provider of CRM solutions. Our platform offers lead tracking, email automation and reporting dashboards.'),
    ).toBe('CRM');
    expect(chosen('We are a trusted provider of ERP solutions. Our system covers inventory, dashboards and scheduling.')).toBe(
      'ERP software',
    );
    expect(chosen('We are a commercial cleaning contractor. We do floors, windows and trash.')).toBe('commercial cleaning');
  });
});
