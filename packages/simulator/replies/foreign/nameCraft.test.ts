import { describe, expect, it } from 'vitest';
import { buildReader } from '../../testing/repliesTo.ts';
import { writeReply } from '../../writeReply.ts';
import { nameCraft } from './nameCraft.ts';

const SILOS =
  'Guten Tag,\n\nwir entleeren verklebte Silos bei Mühlen und Futterwerken ohne Einstieg. Unsere Kunden sparen damit einen Tag Stillstand, es kostet 950 € zzgl. MwSt.\n\nPasst ein Termin vor Ort?\n\nFranz Ott';
const readerOf = (body: string, title: string, company = 'Haus Ehm') => ({
  ...buildReader({ subject: 'Silos', body }, { title, company }),
  industry: null,
});

describe('nameCraft', () => {
  it('is what somebody does whose craft an email has nothing of', () => {
    expect(nameCraft(readerOf(SILOS, 'Hebamme'), 'de')).toBe('Ich bin Hebamme');
    expect(nameCraft(readerOf(SILOS, 'Freie Grafikerin'), 'de')).toBe('Ich bin freie Grafikerin');
    expect(nameCraft(readerOf(SILOS, 'Hautarzt'), 'de')).toBe('Ich bin Hautarzt');
    expect(nameCraft(readerOf(SILOS, 'Betriebsarzt'), 'de')).toBeNull();
    expect(nameCraft(readerOf('Nous vidons les silos.', 'Orthophoniste'), 'fr')).toBe('Je suis orthophoniste');
    expect(nameCraft(readerOf('Vaciamos silos.', 'Profesora de piano'), 'es')).toBe('Soy profesora de piano');
  });

  it('is nothing of those whom an email may concern', () => {
    expect(nameCraft(readerOf(SILOS, 'Betriebsleiter'), 'de')).toBeNull();
    expect(nameCraft(readerOf('Wir bauen Websites.', 'Hebamme'), 'de')).toBeNull();
    expect(nameCraft(readerOf('Wir richten Hebammen Räume ein.', 'Hebamme'), 'de')).toBeNull();
    expect(nameCraft(readerOf(SILOS, 'Hebamme'), 'en')).toBeNull();
  });

  it('lets them welcome nobody and put off nothing', () => {
    for (const intent of ['interested', 'question', 'timing', 'soft_objection', 'referral'] as const)
      for (let seed = 0; seed < 12; seed += 1)
        expect(writeReply({ seed: `${seed}` }, readerOf(SILOS, 'Hebamme'), intent)).not.toMatch(
          /vorbei|Quartal|Wochen|Monat|weitergeleitet|Leitung/,
        );
  });
});
