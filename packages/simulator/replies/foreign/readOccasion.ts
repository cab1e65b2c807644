import type { EmailKind } from '../../reader/kinds.ts';
import { isForeign } from './readForeign.ts';

/** What an email in German, French or Spanish invites to or asks for, by its words: a study, an article for the reader's page, or an event. */
const OCCASIONS: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  de: [
    [
      'study',
      /(?<!\p{L})(?:Umfrage|Fragebogen|Befragung|(?:Master|Bachelor|Doktor|Abschluss|Diplom)arbeit|Studie (?:über|zu[mr]?)|Studienteilnahme)(?!\p{L})/u,
    ],
    [
      'article',
      /(?<!\p{L})(?:Gast(?:beitrag|artikel)\p{L}*|(?:Artikel|Beitrag|Text)(?! von) (?:\p{L}+ )?(?:für|in|auf) (?:Ihre[nmr]?|Ihr|den|euren|deinen) (?:\p{L}+[ -])?(?:Blog|Magazin|Website|Webseite|Seite))(?!\p{L})/u,
    ],
    [
      'attend',
      /(?<!\p{L})(?:Webinar\p{L}*|Online-(?:Seminar|Vortrag|Veranstaltung)|Seminar|Vortrag|Fachtag\p{L}*|Hausmesse|Messestand|Stammtisch|(?:Unternehmer)?frühstück|Podiumsdiskussion|Workshop|Konferenz|Tagung|Teilnahme ist|an unserem Stand|Halle \d+)(?!\p{L})/u,
    ],
  ],
  fr: [
    ['study', /(?<!\p{L})(?:sondage|questionnaire|enquête|mon mémoire|ma thèse|un mémoire|étude (?:sur|auprès))(?!\p{L})/iu],
    [
      'article',
      /(?<!\p{L})(?:article invité|(?:article|texte) (?:\p{L}+ )?(?:pour|sur|dans) (?:votre|ton|le) (?:blog|site|magazine)|(?:publier|proposer|écrire) (?:\p{L}+ ){0,2}article)(?!\p{L})/iu,
    ],
    [
      'attend',
      /(?<!\p{L})(?:webinaire|séminaire|conférence|table ronde|petit[- ]déjeuner|atelier|salon|rencontre|colloque|journée portes ouvertes|nous réunissons|nous organisons|stand \p{L}?\d+|hall \d+)(?!\p{L})/iu,
    ],
  ],
  es: [
    ['study', /(?<!\p{L})(?:encuesta|cuestionario|mi tesis|mi trabajo de fin|estudio sobre)(?!\p{L})/iu],
    [
      'article',
      /(?<!\p{L})(?:artículo invitado|(?:artículo|texto) (?:\p{L}+ )?(?:para|en|sobre) (?:vuestro|su|tu|el) (?:blog|web|revista)|(?:publicar|proponer|escribir) (?:\p{L}+ ){0,2}artículo)(?!\p{L})/iu,
    ],
    [
      'attend',
      /(?<!\p{L})(?:webinar|seminario|jornada|conferencia|mesa redonda|desayuno|taller|feria|congreso|encuentro|stand \p{L}?\d+|pabellón \d+)(?!\p{L})/iu,
    ],
  ],
};

/** A question whether the reader comes, takes part, or wants a place; a study asks whether they answer. */
const ASKS_TO_COME =
  /(?<!\p{L})(?:dabei|(?:sind|werden|fahren) Sie (?:auch )?(?:dort|da|hin)|Platz|Plätze|teilnehmen|Teilnahme|anmelden|kommen|vorbei|sehen wir|treffen|inscri\p{L}*|participer|place|venir|venez|serez|joindre|présent|vous y (?:serez|rendez|allez)|y (?:serez|allez|irez)|plaza|asistir|apunt\p{L}*|(?:vais|va|vas|van) a (?:ir|estar)|estar(?:á|ás|éis|án)|venir|vienes|viene|entradas?|gustaría|nos vemos)(?!\p{L})/iu;
const AT_A_STAND = /(?<!\p{L})(?:(?:Messe)?[Ss]tand|[Hh]alle?|[Pp]abellón|[Mm]esse|[Ss]alon|[Ff]eria)(?!\p{L})/u;
const ONLINE = /(?<!\p{L})(?:online|webina\p{L}*|en ligne|en línea|seminario web|zoom|teams|Zugangsdaten)(?!\p{L})/iu;
const LINK = /https?:|www\.|(?<![@\w./-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/\w/i;
const CHOOSES =
  /(?<!\p{L})(?:welche[srmn]?|was davon|lequel|laquelle|lesquels|quel(?:le)?s? (?:sujet|thème|idée)|cuál(?:es)?|qué (?:tema|idea))(?!\p{L})[^?]*\?/iu;

/** Strangers who invite, study or write, and no firm that sells or knows its reader. */
const OF_STRANGERS: ReadonlySet<EmailKind | null> = new Set(['event', 'survey', 'link_building', null]);

/** What such an email is about, as tags of `stock/occasionsGerman.ts`; empty if nothing of the kind is certain. */
export function readOccasion({ subject, body }: { subject: string; body: string }, language: string, kind: EmailKind | null): string[] {
  if (!isForeign(language) || !OF_STRANGERS.has(kind)) return [];
  const told = `${subject}\n${body}`;
  const found = OCCASIONS[language]?.find(([, pattern]) => pattern.test(told))?.[0];
  const questions = body.match(/(?<![^.!?¿\n])[^.!?¿\n]+\?/gu) ?? [];
  if (found === 'attend' && !questions.some((question) => ASKS_TO_COME.test(question))) return [];
  if (found === 'attend')
    return ['attend', ...(ONLINE.test(told) ? ['webinar'] : []), ...(!ONLINE.test(told) && AT_A_STAND.test(told) ? ['stand'] : [])];
  if (found === 'study') return ['study', ...(LINK.test(body) ? ['linked'] : [])];
  return found === 'article' ? ['article', ...(CHOOSES.test(body) ? ['choose'] : [])] : [];
}
