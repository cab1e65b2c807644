import { describe, expect, it } from 'vitest';
import { DRAWN, toLead } from '../../../../scripts/replies/printEmails.ts';
import { writeReply } from '../../writeReply.ts';

const EMAILS: readonly (readonly [string, string, string])[] = [
  [
    'Tore',
    'Guten Tag {{first_name}},\n\nklemmende Rolltore werden im Schnitt zweimal im Jahr teuer. Wir schmieren sie einmal im Herbst, dann halten sie bis zum nächsten.\n\nKönnten Sie mir sagen, wie viele Tore es bei Ihnen sind?\n\nHelmut Brandl',
    'Inhaberin',
  ],
  [
    'Vos parapluies',
    "Bonjour {{first_name}},\n\nLes jours de pluie, vos clients repartent trempés. Je prête trente parapluies, je les sèche et je les remplace.\n\nPouvez-vous me dire s'il y a de la place à l'entrée ?\n\nOdile Perrin",
    'Propriétaire',
  ],
  [
    'Vitrines',
    "Bonjour {{first_name}},\n\nUne vitrine sale fait fuir. Nous lavons les vôtres chaque lundi avant l'ouverture, pour 29 € par mois et sans engagement.\n\nSeriez-vous disponible mardi pour un échange de dix minutes ?\n\nNadège Roux",
    'Dirigeant',
  ],
  [
    'Toldos',
    'Hola {{first_name}}:\n\nUn toldo sucio espanta a la gente. Lo lavo sin desmontarlo y en dos horas está seco.\n\n¿Puede mandarme una foto del suyo?\n\nRamón Egea',
    'Propietaria',
  ],
];
const FAVORS =
  /gracias por entenderlo|lo que haga falta|no cuenten conmigo|Un abrazo|auf mich zählen|jemand anderen fragen|bitte um Verständnis|Sonst noch|merci de comprendre|compter sur moi|ailleurs/i;
const NOT_UP_TO_THEM =
  /nicht bei mir|nicht die richtige|entscheide nicht|direction qui|dépend pas de moi|pas la bonne|no depende de mí|no me toca/i;

describe('a reply to a cold email in another language whose kind is uncertain', () => {
  it.each(EMAILS)('is no answer to a favor, and owners do not point to others: %s', (subject, body, title) => {
    const replies = Array.from({ length: 80 }, (_, index) => {
      const lead = toLead({ kind: 'sales', titles: [title], subject, body }, index);
      return writeReply({ seed: 'cold' }, lead, DRAWN[index % DRAWN.length] ?? 'interested');
    });
    expect(replies.filter((text) => FAVORS.test(text) || NOT_UP_TO_THEM.test(text))).toEqual([]);
  });
});
