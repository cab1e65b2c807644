import { describe, expect, it } from 'vitest';
import { findForeignKind, readForeignAsk, settleLanguage } from './readForeign.ts';
import { readForeignTags } from './readForeignTags.ts';

describe('findForeignKind', () => {
  it.each([
    ['de', 'Guten Tag,\n\nwir reinigen Büros in Ihrer Nähe. Dürfen wir Ihnen ein Angebot machen?', 'sales'],
    ['de', 'Hallo Ana,\n\nwir grillen am Samstag. Kommst du auch?\n\nLiebe Grüße\nHeike', 'personal'],
    ['de', 'Guten Tag,\n\nin unserer Bestellung fehlen zwei Kartons, einer ist beschädigt.', 'customer'],
    [
      'de',
      'Guten Tag,\n\nim Schichtplan der Küche fehlt oft jemand. Unser Programm fragt selbst nach, 4,50 € pro Person. Darf ich Ihnen das am Dienstag zeigen?',
      'sales',
    ],
    ['fr', 'Bonjour,\n\nnous trouvons des soudeurs pour les ateliers. Nos clients paient après trois mois.', 'sales'],
    ['fr', 'Madame, Monsieur,\n\nvous trouverez mon CV en pièce jointe.', 'job_application'],
    ['es', 'Hola,\n\nlimpiamos oficinas por la noche. ¿Le interesa un presupuesto?', 'sales'],
    ['es', 'Hola,\n\nnos falta la factura de marzo.', 'customer'],
    ['es', 'Hola,\n\nes verdad.', null],
  ] as const)('reads a %s email "%s" as %s', (language, body, kind) => {
    expect(findForeignKind(body, language)).toBe(kind);
  });
});

describe('readForeignAsk', () => {
  it.each([
    ['de', 'Wer ist bei Ihnen dafür zuständig?', 'refer'],
    ['fr', "Qui s'occupe de ce sujet chez vous ?", 'refer'],
    ['es', '¿Quién se encarga de esto?', 'refer'],
    ['de', 'Haben Sie Zeit für ein Gespräch?', 'meeting'],
  ])('reads what a %s email finally asks: %s', (language, body, ask) => {
    expect(readForeignAsk(body, language)).toBe(ask);
  });
});

describe('settleLanguage', () => {
  it('prefers the language of the function words if another was read', () => {
    const body = 'Salut Ana, on fête les 40 ans de Luc samedi soir à la maison. Tu viens? Dis-moi si tu restes dormir avec nous.';
    expect(settleLanguage(body, 'es')).toBe('fr');
    expect(settleLanguage(body, 'fr')).toBe('fr');
  });

  it('leaves English and close calls as they were read', () => {
    expect(settleLanguage('This is for the team in Lyon, et voilà.', 'en')).toBe('en');
    expect(settleLanguage('Hola Ana', 'es')).toBe('es');
  });
});

describe('readForeignTags', () => {
  it('recognizes invitations, requests and familiar words', () => {
    expect(readForeignTags('Kommst du auch?', 'de', 'personal')).toEqual(['familiar', 'invite']);
    expect(readForeignTags('Könnten Sie uns die Liste schicken?', 'de', null)).toEqual(['todo']);
    expect(readForeignTags('Please send it.', 'en', null)).toEqual([]);
  });

  it.each([
    ['de', 'Wie viele Paletten lagern Sie?', true],
    ['de', 'Wenn Sie nachts liefern, wie oft fehlt der Fahrer?', true],
    ['de', 'Wäre das etwas, was Sie interessiert?', false],
    ['de', 'Was halten Sie davon?', false],
    ['fr', 'Est-ce que cela vous intéresse ?', false],
    ['fr', 'Combien de palettes stockez-vous ?', true],
    ['es', '¿Cuántos camiones tienen?', true],
    ['es', '¿En qué dirección le dejo las muestras?', false],
    ['de', 'An welche Adresse darf ich das Muster schicken?', false],
    ['es', '¿Qué le parece?', false],
  ])('tells whether a yes does not answer a %s question: %s', (language, body, isOne) => {
    expect(readForeignTags(body, language, 'sales').includes('wh')).toBe(isOne);
  });

  it('recognizes who sells to strangers, in a familiar tone only by more than one price or customer', () => {
    expect(readForeignTags('Te debo 20 € de la cena, ¿te los doy mañana?', 'es', null)).not.toContain('trades');
    expect(readForeignTags('Te cuesta 9 € al mes, sin permanencia. ¿Te lo enseño?', 'es', null)).toContain('trades');
  });

  it('recognizes grief, and complaints only from customers', () => {
    expect(readForeignTags('Lo siento muchísimo. Aquí estoy.', 'es', 'personal')).toContain('grief');
    expect(readForeignTags('Wir denken an Sie und Ihren schweren Verlust.', 'de', 'personal')).toContain('grief');
    expect(readForeignTags('Jeder Ausfall bedeutet im Jahr 4.000 Euro Verlust. Wann passt es Ihnen?', 'de', null)).not.toContain('grief');
    expect(readForeignTags('Es fehlen zwei Kartons.', 'de', 'customer')).toContain('complaining');
    expect(readForeignTags('Es fehlen oft gute Leute.', 'de', 'sales')).not.toContain('complaining');
  });
});
