import { expect, it } from 'vitest';
import { readForeignTags } from './readForeignTags.ts';

it.each([
  ['fr', 'Nous relançons vos clients pour vous, sur un ton aimable. Seriez-vous disponible jeudi ?', false],
  ['fr', 'Tu as vu ton mail ? On passe chez toi et Paul samedi, ça vous va ?', true],
  ['de', 'Wir prüfen Ihre Leitungen, und wenn du Sie sagst, sagen wir es auch. Haben Sie am Montag Zeit?', false],
  ['de', 'Hast du am Montag Zeit? Ich bringe dir das Buch mit.', true],
  ['es', '¿Te va bien el martes? Te enseño el taller.', true],
  ['es', 'Le escribo porque su empresa exporta. ¿Le gustaría a usted hablar el martes?', false],
])('tells from most of the words how somebody is addressed in %s: %s', (language, body, isFamiliar) => {
  expect(readForeignTags(body, language, null).includes('familiar')).toBe(isFamiliar);
});

it.each([
  ['fr', 'Nous lavons vos vitrines pour 29 € par mois. Seriez-vous disponible mardi ?', true],
  ['de', 'Der erste Monat ist unverbindlich. Haben Sie am Dienstag Zeit für ein Gespräch?', true],
  ['fr', 'Tu me dois encore 12 € pour le cinéma, non ?', false],
  ['es', '¿Puede decirme cuándo llega el autobús?', false],
])('whoever names a price or a trial to strangers sells, in %s: %s', (language, body, sells) => {
  expect(readForeignTags(body, language, null).includes('trades')).toBe(sells);
});
