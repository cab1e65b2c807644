import type { EmailKind } from '../../reader/kinds.ts';
import { CALLBACK, isForeign, VISIT } from './readForeign.ts';

/** Informal forms of address in a language. */
const FAMILIAR: Readonly<Record<string, RegExp>> = {
  de: /\b(?:du|dir|dich|dein\p{L}*|euch|euer\p{L}*)\b/giu,
  fr: /(?:^|[\s'’])(?:tu|toi|ton|tes|ta|salut)\b/giu,
  es: /(?:^|[\s¿¡])(?:tú|ti|tu|tus|te|contigo|tienes|quieres|puedes|vienes)\b/giu,
};

/** Words to somebody whom one does not know well: one "ton" among them means a tone. */
const FORMAL: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}[\p{L},]* )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:usted(?:es)?|le gustaría|les gustaría|(?:en|de|a|para) su (?:empresa|negocio|equipo))(?!\p{L})/giu,
};
const countOf = (text: string, words: RegExp | undefined): number => (words === undefined ? 0 : (text.match(words)?.length ?? 0));

/** What an email among acquaintances wants: that its reader comes, or does something. */
const WANTED: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  de: [
    [
      'invite',
      /(?<!\p{L})(?:(?:magst|kannst|willst) du (?:auch )?(?:vorbei)?kommen|kommen Sie(?: auch)?(?: (?:vorbei|und|mit|zu|am)(?!\p{L})|,|\?)|(?:wären|sind) Sie (?:auch )?dabei|(?:möchten|wollen|können|werden) Sie (?:[\p{L}]+ ){0,3}(?:vorbei)?kommen|komm(?:st|t)? (?:du|ihr|doch|gern|vorbei)|kommt ihr|lade[nt]? \p{L}+ [^.?!]*ein|seid ihr dabei|bist du dabei|feiern|grillen|Lust auf|auf einen (?:Kaffee|Wein|Drink)|Zeit für einen? (?:Kaffee|Essen|Spaziergang)|essen gehen|Kaffee trinken)(?!\p{L})/iu,
    ],
    [
      'todo',
      /(?<!\p{L})(?:könn(?:en|ten) Sie|kannst du|könntest du|könnt ihr|würdest du|bitte (?!um\b)\p{L}+|schick(?:en|t)? (?:Sie |mir |uns |bitte ))/iu,
    ],
  ],
  fr: [
    [
      'invite',
      /(?<!\p{L})(?:tu (?:peux|veux) venir|tu viens|vous venez|venez|viendrez-vous|viendriez-vous|serez-vous|souhaitez-vous venir|viens|ça te dit|(?:pour|prendre|boire) un (?:café|verre|thé)|(?:déjeuner|dîner) ensemble|ça vous dit|on fête|nous fêtons|nous vous invitons|je t'invite|on t'invite)(?!\p{L})/iu,
    ],
    ['todo', /(?<!\p{L})(?:pou(?:vez|rriez)-vous|peux-tu|pourrais-tu|tu peux|tu pourrais|merci de|veuillez|envoie|envoyez)(?!\p{L})/iu],
  ],
  es: [
    ['todo', /(?:faltan? manos|echar(?:me|nos)? una mano|ayudas)(?!\p{L})/iu],
    [
      'invite',
      /(?<!\p{L})(?:puedes venir|vienes|venís|vienen|te apuntas|(?:tomar|tomamos|tiempo para) (?:un café|algo|una cerveza)|os apuntáis|celebramos|te invit\p{L}+|os invit\p{L}+|le invitamos|les invitamos)(?!\p{L})/iu,
    ],
    ['todo', /(?<!\p{L})(?:puedes|podrías|pueden|puede|podría|podéis|por favor|manda|envía|envíe)(?!\p{L})/iu],
  ],
};

/** Topics that nobody ignores, whatever else the email wants. */
const MOVING: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  de: [
    [
      'grief',
      /(?<!\p{L})(?:Beileid|Anteilnahme|tut mir (?:so|sehr|unendlich) leid|verstorben|(?:Ihr|dein|eue?r)(?:e[mnrs]?)? (?:\p{L}+ )?Verlust(?:es)?)(?!\p{L})/iu,
    ],
    ['thankful', /(?<!\p{L})(?:(?:vielen|herzlichen|tausend) Dank|danke) (?:noch ?mal )?(?:für|dass)(?!\p{L})/iu],
    [
      'complaining',
      /(?<!\p{L})(?:fehl(?:t|en)|undicht|beschädigt|defekt|kaputt|falsche[nrs]?|Reklamation|zu viel berechnet|doppelt)(?!\p{L})/iu,
    ],
  ],
  fr: [
    [
      'grief',
      /(?<!\p{L})(?:condoléances|désolée? pour (?:ton|ta|votre|la)|je pense (?:fort )?à (?:toi|vous)|nous a quittés?|décès)(?!\p{L})/iu,
    ],
    ['thankful', /(?<!\p{L})(?:merci (?:beaucoup |encore |infiniment )?(?:pour|de (?:nous|m)))(?!\p{L})/iu],
    ['complaining', /(?<!\p{L})(?:manque(?:nt)?|endommagée?s?|cassée?s?|erreur|mauvaise? (?:article|taille|couleur)|en double)(?!\p{L})/iu],
  ],
  es: [
    [
      'grief',
      /(?<!\p{L})(?:pésame|lo siento (?:mucho|muchísimo|tanto)|te acompaño|falleci\p{L}+|lo de tu (?:padre|madre|abuel[ao]|herman[ao]))(?!\p{L})/iu,
    ],
    ['thankful', /(?<!\p{L})(?:(?:muchas |mil )?gracias (?:de nuevo )?por)(?!\p{L})/iu],
    ['complaining', /(?<!\p{L})(?:faltan?|dañad[oa]s?|rot[oa]s?|equivocad[oa]s?|defectuos[oa]s?|cobrad[oa] dos veces)(?!\p{L})/iu],
  ],
};

/** A question without a yes-or-no answer, by its first words; one for an opinion is answered with yes. */
const WH =
  /^\W*(?:(?:und|aber|also|denn|et|mais|alors|y|pero|entonces)[ ,]+)?(?:(?:an|in|mit|bei|für|seit|bis|auf|um|zu|von|à|de|avec|pour|depuis|chez|a|con|en|desde|para) )?(?:wie(?! (?:wäre|wär|klingt|finde|fände))|was(?! (?:halten|hältst|meinen|meinst|sagen|sagst|denken|denkst))|wer|wem|wen|wann|wo|warum|welche[rsnm]?|wieso|wofür|womit|comment|que|qu'est-ce|qui|quand|où|pourquoi|quel(?:le)?s?|combien|cómo|qué(?! (?:te|le|os|les) parece)|quién(?:es)?|cuándo|dónde|por qué|cuál(?:es)?|cuánt[oa]s?)(?!\p{L})|,\s+(?:wie (?:viele?|oft|hoch|lange|groß)|wer|wann|combien|quand|cuánt[oa]s?|cuándo|quién)(?!\p{L})/iu;

/** Where something is to be sent: everybody knows their address. */
const WHERE_TO = /(?<!\p{L})(?:Adresse|Anschrift|adresse|direcci[oó]n|domicilio)(?!\p{L})/iu;

/** Words for business dealings in which something can go wrong. */
const DEALT =
  /(?<!\p{L})(?:Lieferung|bestellt|Bestellung|erhalten|bekommen|Rechnung|gekauft|Ersatz|livraison|commandé|commande|reçu|facture|achetée?|entrega|pedido|recibido|recibimos|factura|compr(?:é|amos|ado))(?!\p{L})/iu;

/** Someone who mentions the reader's order is delivering it, not complaining. */
const OWN_ORDER = /(?<!\p{L})(?:Ihre(?:r)? Bestellung|votre commande|su pedido|tu pedido)(?!\p{L})/iu;

/** "Termin" means an on-site appointment if nothing mentions talking. */
const isAppointment = (body: string): boolean =>
  /\bTermin\b/.test(body) && !/Gespräch|telefon|anruf|Minuten|\bCall\b|sprechen|Video/i.test(body);

/** Who wants to work together sells nothing, whatever the kind that is read. */
const PARTNERS =
  /(?<!\p{L})(?:Kooperation\p{L}*|Partnerschaft\p{L}*|Empfehlungspartner\p{L}*|(?:gegenseitig|einander) (?:weiter)?empfehlen|weiterempfehlen kann|Zusammenarbeit|partenariats?|apporteurs? d'affaires|nous recommander|se recommander|colaboraci(?:ón|ones)|colaborar|alianzas?|recomendarnos|nos recomienden|recomendarse)(?!\p{L})/iu;

/** Asks how many come. */
const PERSONS =
  /(?:wie vielen? (?:Personen|Leute\p{L}*|Gäste\p{L}*)|zu wievielt|combien (?:de personnes|serez-vous)|cuánt[oa]s (?:personas|vienen|serán))/iu;

/** Prices, customers and trials: whoever writes of them to strangers sells something, whatever kind could be read. */
const TRADES =
  /\d[\d.,]* ?(?:€|EUR\b|Euro\b|CHF\b|pesos\b)|(?<!\p{L})(?:ein Kunde|Mindestabnahme|sin permanencia|unverbindlich\p{L}*|kostenlos\p{L}*|unsere[nr]? Kunden|Demo|sans engagement|abonnement|devis|démo|nos clients|un client|sin compromiso|presupuesto|nuestros clientes|un cliente|demo)(?!\p{L})/giu;

/** Kinds that foreign emails of sellers are mistaken for. */
const MISREAD: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal', 'survey']);

/** Words of a question that wants a conversation, even if the offer itself is a visit. */
const TALKS =
  /(?<!\p{L})(?:Telefonat\p{L}*|telefon\p{L}*|Anruf\p{L}*|Gespräch\p{L}*|sprechen|Call|Videocall|appel\p{L}*|téléphone\p{L}*|échanger|en parler|discuter|llamada|teléfono|hablar|videollamada)(?!\p{L})/iu;

/** The tags from the words of an email in German, French or Spanish. */
export function readForeignTags(body: string, language: string, kind: EmailKind | null): string[] {
  if (!isForeign(language)) return [];
  const wanted = WANTED[language]?.find(([, pattern]) => pattern.test(body))?.[0];
  const isFamiliar = countOf(body, FAMILIAR[language]) > countOf(body, FORMAL[language]);
  const about = kind === 'job_application' ? 'applying' : kind === 'recruiting' ? 'recruited' : undefined;
  const moving = MOVING[language]?.find(([, pattern]) => pattern.test(body))?.[0];
  const deals = countOf(body, TRADES);
  const isMoving =
    moving === 'complaining'
      ? (kind === 'customer' || (kind === null && DEALT.test(body))) && !OWN_ORDER.test(body)
      : (moving === 'grief' && deals === 0) || (wanted === undefined && !body.includes('?'));
  const question = body.match(/(?<![^.!?¿\n])[^.!?¿\n]+\?/gu)?.at(-1) ?? '';
  const isVisit = (VISIT.test(body) || isAppointment(body)) && !TALKS.test(question);
  const calls = CALLBACK.test(body) ? 'callback' : isVisit && wanted !== 'invite' ? 'onsite' : undefined;
  const isPartner = PARTNERS.test(body);
  const wh = WH.test(question) && !WHERE_TO.test(question) ? 'wh' : undefined;
  return [
    calls,
    wh,
    isFamiliar ? 'familiar' : undefined,
    isMoving ? moving : undefined,
    kind === 'event' ? 'invite' : isPartner && wanted === 'invite' ? undefined : wanted,
    PERSONS.test(question) ? 'persons' : undefined,
    isPartner ? 'partners' : undefined,
    (kind === null || MISREAD.has(kind)) && wanted !== 'invite' && !isMoving && !isPartner && deals > (isFamiliar ? 1 : 0)
      ? 'trades'
      : undefined,
    about,
  ].filter((tag) => tag !== undefined);
}
