import { describe, expect, it } from 'vitest';
import { readOccasion } from './readOccasion.ts';

describe('what an email in another language invites to or asks for', () => {
  it.each([
    ['de', 'Am Montag halten wir einen Vortrag zum Brandschutz im Rathaus. Kommen Sie auch?', ['attend']],
    ['de', 'Auf der Messe in Halle 2 zeigen wir Leitern. Sind Sie auch da?', ['attend', 'stand']],
    ['de', 'Das Webinar beginnt um neun. Wollen Sie teilnehmen?', ['attend', 'webinar']],
    ['de', 'Für eine Befragung zu Werkzeug suche ich Schlosser: https://frage.example/x. Machen Sie mit?', ['study', 'linked']],
    ['fr', 'Un séminaire en ligne sur la paie a lieu mardi. Je vous inscris ?', ['attend', 'webinar']],
    ['fr', 'Je mène une enquête auprès des fleuristes. Puis-je vous envoyer le lien ?', ['study']],
    ['es', 'Estaremos en la feria de Zaragoza, pabellón 5. ¿Vas a ir?', ['attend', 'stand']],
    ['es', 'Quiero escribir un artículo para su blog. ¿Qué tema prefiere?', ['article', 'choose']],
  ])('%s: %s', (language, body, tags) => {
    expect(readOccasion({ subject: '', body }, language, null)).toEqual(tags);
  });

  it.each([
    ['de', 'Nach dem Vortrag haben wir die Rechnung geschickt. Ist sie angekommen?', null],
    ['de', 'Wir bieten ein Webinar zu unserer Software. Möchten Sie teilnehmen?', 'sales'],
    ['en', 'There is a workshop on Monday. Will you come?', null],
  ] as const)('none: %s: %s', (language, body, kind) => {
    expect(readOccasion({ subject: '', body }, language, kind)).toEqual([]);
  });
});
