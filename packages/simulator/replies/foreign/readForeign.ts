import type { EmailKind } from '../../reader/kinds.ts';

/** What the last question asks for. */
const ASKS: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  de: [
    ['refer', /\b(?:[Ww]er (?:ist|kümmert|macht|entscheidet|betreut|verantwortet)|zuständig\p{L}*|Ansprechpartner\p{L}*|an wen)\b/u],
    ['meeting', /\b(?:Termin|Gespräch\p{L}*|telefonieren|Telefonat|Anruf|Minuten|Call|sprechen)\b/u],
    ['interest', /\b(?:Interesse|interess\p{L}+|an(?:zu)?(?:sehen|schauen)|Beispiel\p{L}*|zeigen|(?:zu)?schicken|Angebot|Muster|Lust)\b/u],
  ],
  fr: [
    [
      'refer',
      /(?:qui (?:s'occupe|gère|est (?:la personne|responsable|en charge)|décide)|à qui|vers qui|son nom|le nom de|ses coordonnées|la bonne personne|(?:votre|le|la) responsable)(?!\p{L})/iu,
    ],
    ['meeting', /(?:appels?|rendez-vous|minutes|échanger|discuter|en parler|rencontrer)(?!\p{L})/iu],
    ['interest', /(?:intéress\p{L}*|exemples?|envo\p{L}+|essa\p{L}+|démonstration|échantillon\p{L}*|\bvoir\b)/iu],
  ],
  es: [
    [
      'refer',
      /(?:quién (?:se encarga|lleva|es la persona|es el|decide)|a quién|con quién (?:hablo|debo|puedo)|la persona (?:adecuada|indicada)|su nombre|responsable)(?!\p{L})/iu,
    ],
    ['meeting', /(?:llamada|reunión|minutos|hablar|charlar|vernos|reunirnos|quedar)(?!\p{L})/iu],
    ['interest', /(?:interes\p{L}*|ejemplos?|env[ií]\p{L}+|probar|muestra|prueba|mand\p{L}+|\bver\b)/iu],
  ],
};

/** Words that ask for a call back, and words that ask for a visit. */
export const CALLBACK =
  /(?<!\p{L})(?:(?:mich|uns)[^.?!]{0,25} (?:zurück)?(?:anrufen|rufen)|rufe?n? (?:Sie|du)? ?(?:mich|uns)|ruf (?:mich|uns)|Rückruf|zurückrufen|rappelez|rappelle|appelez-moi|appelle-moi|llám[ae]me|llámeme|devuélv[ae]me la llamada)(?!\p{L})/iu;
export const VISIT =
  /(?<!\p{L})(?:vorbei(?:kommen|schauen|bringen)|vor Ort|besichtig\p{L}*|besuchen|sur place|passer (?:vous )?voir|(?:je|nous) (?:peux |pouvons )?pass(?:e|er|ons) (?:vous |chez |lundi|mardi|mercredi|jeudi|vendredi|un |une |cette |la |dans |à )|une visite|visiter|pasar(?:nos|me)? por|visitar\p{L}*|una visita|en su local)(?!\p{L})/iu;

/** What an email in one of those languages asks for, from its last question; null if unknown. */
export function readForeignAsk(body: string, language: string): string | null {
  if (isForeign(language) && CALLBACK.test(body)) return 'meeting';
  const question = body.match(/(?<![^.!?¿\n])[^.!?¿\n]+\?/gu)?.at(-1);
  if (isForeign(language) && question !== undefined && VISIT.test(question)) return 'meeting';
  return (question !== undefined && ASKS[language]?.find(([, pattern]) => pattern.test(question))?.[0]) || null;
}

/** Words of a language that are rare in others. */
const ITS_OWN: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|nicht|das|der|und|ist|wir|Sie|mit|für|auf|ein|eine|bei|auch|dir|uns|zu|von|haben|kommst)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|tu|nous|vous|les|des|une|est|pour|avec|dans|du|au|ce|sur|pas|et|chez|viens|ton|ta|à|on|si|mon|votre)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|que|por|para|con|una|es|no|lo|su|del|al|muy|pero|usted|está|como|mi|y|nos|tu)(?!\p{L})/giu,
};
/** Another of these languages is chosen if it has this many more words. */
const LEAST_WORDS_MORE = 3;

/** The language of a short text, corrected if its function words clearly indicate another one. */
export function settleLanguage(body: string, read: string): string {
  if (read === 'en') return read;
  const count = (language: string): number => body.match(ITS_OWN[language] ?? /$^/g)?.length ?? 0;
  const [best] = Object.keys(ITS_OWN).toSorted((one, other) => count(other) - count(one));
  return best !== undefined && count(best) >= count(read) + LEAST_WORDS_MORE ? best : read;
}

type Cues = readonly (readonly [EmailKind, number, RegExp])[];

/** Words that are rare in emails of other kinds, each with its weight. */
const CUES: Readonly<Record<string, Cues>> = {
  de: [
    ['sales', 1, /(?<!\p{L})Ihr(?:e[mnrs]?)? (?:Betrieb|Unternehmen|Firma|Büro|Praxis|Team|Werkstatt|Lager)(?!\p{L})/u],
    [
      'sales',
      2,
      /(?<!\p{L})(?:wir|ich) (?:bieten?|helfen?|helfe|unterstützen?|entwickeln?|liefern?|verkaufen?|vermieten?|reinigen?|übernehmen?|bauen?|drucken?|planen?|beraten?|betreuen?|organisieren?|versichern?|installieren?|reparieren?|kaufen?|holen|übersetzen?|schulen?|gestalten?|produzieren?|warten|prüfen|montieren|optimieren|erstellen?|finden|vermitteln|senken|digitalisieren)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:[Uu]nsere?[rmn]? (?:Kunden|Software|Lösung|Produkte?|Dienst\p{L}*|Angebot|Plattform|App|Agentur|Werkstatt)|Angebot machen|(?:[Ss]ollen|[Dd]ürfen|[Kk]önnen) wir Ihnen|unverbindlich|kostenlos(?:e[ns]?)? (?:Test|Muster|Erstgespräch|Beratung|Probe))/u,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:ab \d+ ?(?:Euro|EUR|€)|mein(?:e[nms]?)? (?:Angebot|E-Mail von)|unser(?:em|en)? Angebot|Probe\p{L}+ ist|melde mich (?:noch einmal|erneut)|nachfassen)(?!\p{L})/u,
    ],
    [
      'sales',
      1,
      /(?<!\p{L})(?:spar(?:t|en)|zum Festpreis|(?:10|15|20|30|zehn|fünfzehn|zwanzig|dreißig) Minuten|kurzes Gespräch)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:viele Betriebe|viele Unternehmen|(?:wir|ich) (?:unterrichten?|begrünen|pflegen|rösten|beliefern|streichen|fahren|schneiden|verleihen|kochen|backen|transportieren|lagern|entsorgen|fertigen|schweißen|nähen|bepflanzen|räumen|waschen|bringen|stellen|fotografiere|filmen|coache|begleiten?) ?(?!(?:am|an|diese|nächste|morgen|heute)))(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:hatte ich (?:Ihnen|dir) [^.?!]*geschrieben|meine (?:letzte|erste|vorige) (?:E-?)?Mail|\d+ (?:Cent|Euro) (?:je|pro)|Gewerbekunden|Sonderpreis|Rabatt)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /\d ?(?:€|EUR|Euro) (?:pro|je|im|netto|zzgl\.?|plus|für)(?!\p{L})|(?<!\p{L})(?:monatlich|jederzeit) kündbar(?!\p{L})|(?<!\p{L})(?:Darf|Dürfte|Kann|Soll|Dürfen|Können|Sollen) (?:ich|wir) (?:Ihnen|bei Ihnen|mit) [^?\n]*(?:zeigen|schicken|senden|anbieten|vorstellen|vorführen|machen)(?!\p{L})/iu,
    ],
    [
      'personal',
      3,
      /(?<!\p{L})(?:grillen|Geburtstag|Oma|Opa|Mama|Papa|Kinder|Urlaub|Hochzeit|Liebe Grüße|Küsschen|Kuss|Umzug|umgezogen|Katze|Hund|Nachbar\p{L}*|zu Besuch|Beileid|gratulier\p{L}*)(?!\p{L})/u,
    ],
    [
      'customer',
      3,
      /(?<!\p{L})(?:Rechnung(?:snummer)? (?:Nr|vom|für|fehlt|stimmt)\p{L}*|(?:unsere|Ihre|meine) Bestellung|Bestellnummer|Reklamation|Liefer(?:schein (?:Nr|vom|fehlt|zu)|termin)|Gutschrift|Kundennummer|beschädigt|fehlerhaft|Mahnung|fehlt (?:noch )?die Rechnung)(?!\p{L})/u,
    ],
    [
      'job_application',
      4,
      /(?<!\p{L})(?:bewerbe? (?:ich )?mich|Bewerbung|Lebenslauf|\p{L}*[Pp]raktik(?:um|a)\p{L}*|Ausbildungsplatz)(?!\p{L})/u,
    ],
    [
      'recruiting',
      3,
      /(?<!\p{L})(?:Ihr Profil|dein Profil|neue Herausforderung|(?:ein(?:e[nr]?)?|die) Stelle als|offene Stelle|Jahresgehalt|Festanstellung|such(?:en?|t) (?:eine[nr]? )?\p{L}+(?: ?\(m\/w\/d\))|such(?:en?|t) [^.?!]*\beine[nr]? (?:\p{L}+(?:leitung|leiter|leiterin|kraft|meister|fahrer|techniker|pfleger|verkäufer|führer)|Koch|Köchin|Mechaniker\p{L}*|Elektriker\p{L}*|Buchhalter\p{L}*|Entwickler\p{L}*|Bäcker\p{L}*)|Wäre das (?:et)?was für (?:dich|Sie)|wechselwillig|als (?:\p{L}+)?(?:leiter|leitung|fachkraft|meister)(?:in)?)/u,
    ],
    [
      'event',
      3,
      /(?<!\p{L})(?:laden (?:wir |ich )?(?:Sie|dich|euch)\p{L}* ?[^?!\n]*\bein|Hausmesse|Tag der offenen Tür|Einladung|Webinar|Messestand|Fachtag\p{L}*|Podiumsdiskussion|Platz reservieren)(?!\p{L})/u,
    ],
    ['survey', 3, /(?<!\p{L})(?:Umfrage|Masterarbeit|Bachelorarbeit|Doktorarbeit|Fragebogen|Befragung)(?!\p{L})/u],
    [
      'internal',
      3,
      /(?<!\p{L})(?:Hallo (?:zusammen|alle|Team|in die Runde)|liebe Kolleg\p{L}+|Teamsitzung|(?:Tee|Büro)küche|Küche im|Betriebsfest|Dienstplan|Urlaubsplanung)(?!\p{L})/iu,
    ],
  ],
  fr: [
    ['sales', 1, /(?<!\p{L})votre (?:entreprise|société|cabinet|équipe|atelier|bureau|site)(?!\p{L})/iu],
    [
      'sales',
      2,
      /(?<!\p{L})nous (?:trouvons|proposons|aidons|vendons|louons|fabriquons|développons|nettoyons|installons|offrons|accompagnons|réparons|livrons|imprimons|formons|assurons|traduisons|créons|concevons|gérons|achetons|fournissons|entretenons|recrutons)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:\d+ (?:euros|€) (?:par|HT)|un essai|est une? (?:logiciel|caisse|application|outil|service|plateforme)|nos (?:clients|services|produits|solutions)|notre (?:logiciel|solution|agence|offre|atelier|application|plateforme)|devis|sans engagement|essai gratuit)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:je (?:reviens vers vous|me permets de (?:vous )?relancer)|ma (?:proposition|relance)|notre (?:offre|audit|formule|devis)|nous (?:décorons|reprenons|proposons|aidons|livrons|installons|réalisons|accompagnons)|à partir de \d+|gratuite?s?)(?!\p{L})/iu,
    ],
    [
      'personal',
      3,
      /(?<!\p{L})(?:anniversaire|mamie|papi|maman|papa|les enfants|barbecue|vacances|mariage|bisous?|bises|je t'embrasse|dîner à la maison|déménag\p{L}*|le chat|le chien|voisins?|voisines?|condoléances|félicitations)(?!\p{L})/iu,
    ],
    [
      'customer',
      3,
      /(?<!\p{L})(?:facture (?:n°|du|de|\d+)|(?:ma|notre|votre) commande|réclamation|bon de livraison|avoir correspondant|endommagée?s?|relance|numéro de client|(?:manque|reçu)[^.?!]*facture)(?!\p{L})/iu,
    ],
    ['job_application', 4, /(?<!\p{L})(?:ma candidature|mon CV|je postule|un stage|lettre de motivation)(?!\p{L})/iu],
    [
      'recruiting',
      3,
      /(?<!\p{L})(?:votre profil|votre parcours|(?:un|le) poste de|CDI|CDD|nouveau défi|(?:cherchons|recherchons|recrutons|cherche) (?:une? )?(?:chef|responsable|comptable|cuisini\p{L}+|chauffeur|vendeu\p{L}+|technicien\p{L}*|infirmi\p{L}+|boulang\p{L}+))(?!\p{L})/iu,
    ],
    [
      'event',
      3,
      /(?<!\p{L})(?:nous vous invitons|vous êtes invitée?s?|webinaire|salon|table ronde|conférence|réserver une place)(?!\p{L})/iu,
    ],
    ['survey', 3, /(?<!\p{L})(?:sondage|questionnaire|mon mémoire|ma thèse|enquête)(?!\p{L})/iu],
    [
      'internal',
      3,
      /(?<!\p{L})(?:bonjour à (?:tous|toutes)|chers collègues|réunion d'équipe|la cuisine du|la machine à café|planning des congés)(?!\p{L})/iu,
    ],
  ],
  es: [
    ['sales', 1, /(?<!\p{L})su (?:empresa|negocio|equipo|oficina|taller|tienda)(?!\p{L})/iu],
    [
      'sales',
      2,
      /(?<!\p{L})(?:repartimos|servimos|cultivamos|tostamos|pintamos|cocinamos|cuidamos|lavamos|somos (?:una?|el|la) (?:empresa|obrador|taller|agencia|despacho|imprenta|bodega|estudio)|ofrecemos|ayudamos|vendemos|alquilamos|fabricamos|grabamos|fotografiamos|editamos|creamos|montamos|mantenemos|transportamos|preparamos|desarrollamos|limpiamos|instalamos|reparamos|entregamos|diseñamos|traducimos|formamos|gestionamos|compramos|suministramos|organizamos|imprimimos|aseguramos|hacemos|trabajamos con)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:nuestros (?:clientes|servicios|productos)|nuestr[oa] (?:software|solución|agencia|plataforma|taller|aplicación)|sin compromiso|prueba gratuita|presupuesto)(?!\p{L})/iu,
    ],
    [
      'sales',
      2,
      /(?<!\p{L})(?:le escribí|retomo|mi (?:propuesta|correo anterior)|nuestra (?:propuesta|oferta)|(?:desde|por|a) \d+ ?(?:euros|€)|gratis|sin coste)(?!\p{L})/iu,
    ],
    [
      'personal',
      3,
      /(?<!\p{L})(?:cumpleaños|abuel[ao]s?|mamá|papá|los niños|barbacoa|vacaciones|boda|besos?|un abrazo fuerte|cenar en casa|mudanza|el gato|el perro|vecin[oa]s?|pésame|felicidades)(?!\p{L})/iu,
    ],
    [
      'customer',
      3,
      /(?<!\p{L})(?:factura (?:de|del|n\.?º|número|\d+)|(?:mi|nuestro|su) pedido|reclamación|albarán|abono|dañad[oa]s?|número de cliente|falta la factura)(?!\p{L})/iu,
    ],
    ['job_application', 4, /(?<!\p{L})(?:mi currículum|mi CV|mi candidatura|busco trabajo|prácticas en su)(?!\p{L})/iu],
    [
      'recruiting',
      3,
      /(?<!\p{L})(?:su perfil|tu perfil|(?:un|el) puesto de|una vacante|nuevo reto|bus(?:co|camos|can) (?:una? )?(?:jef\p{L}+|encargad\p{L}+|cociner\p{L}+|conductor\p{L}*|contable|técnic\p{L}+|enfermer\p{L}+|panader\p{L}+|camarer\p{L}+))(?!\p{L})/iu,
    ],
    [
      'event',
      3,
      /(?<!\p{L})(?:le invitamos|te invitamos|les invitamos|webinar|feria|mesa redonda|jornada|reservar(?:le|te)? (?:una )?plaza)(?!\p{L})/iu,
    ],
    ['survey', 3, /(?<!\p{L})(?:encuesta|cuestionario|mi tesis|mi trabajo de fin)(?!\p{L})/iu],
    ['internal', 3, /(?<!\p{L})(?:hola a tod[oa]s|compañer[oa]s|reunión de equipo|la cocina|turnos de)(?!\p{L})/iu],
  ],
};
/** Whether replies are written in a language other than English. */
export const isForeign = (language: string): boolean => language in CUES;

/** Words of people who want something from the reader, which sellers do not use. */
const WANTS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:such(?:en?|t) (?:noch |dringend |derzeit |gerade )?(?:gebrauchte|alte|Helfer|Freiwillige|Ehrenamtliche|Unterstützung|Spenden|Sponsoren|Räume)|übrig|spenden|Spende|(?:können|könnten|würden) Sie uns (?:bitte )?(?:ein Angebot|einen Preis)|brauchen wir|benötigen wir|bei Ihnen (?:bestellt|gekauft)|würden gern bei Ihnen|reservieren|unser(?:e[mnr]?)? (?:Angebot|Rechnung|Gespräch|Termin) (?:vom|Nr|von)|wie (?:besprochen|vereinbart|gewünscht))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cherchons (?:des )?(?:bénévoles|dons|sponsors)|nous cherchons à louer|un don|nous (?:envoyer|faire) un devis|nous aurons besoin|nous avons besoin|chez vous (?:commandé|acheté)|nous aimerions (?:réserver|commander)|réserver une table|notre devis|comme convenu|suite à (?:notre|votre)|votre demande)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:buscamos (?:voluntarios|patrocinadores|donaciones)|una donación|quisiéramos (?:reservar|encargar)|queremos reservar|hacer una reserva|enviar(?:nos|me) un presupuesto|necesitar?(?:emos|amos)|nos (?:podría|puede) (?:enviar|mandar)|nuestro presupuesto (?:n|del|de)|como (?:acordamos|quedamos)|su solicitud)(?!\p{L})/iu,
};

/** A kind needs at least this score, and a lead of as much over any other. */
const LEAST_SCORE = 2;
const LEAST_LEAD = 1;

/** The kind of an email in German, French or Spanish, from words alone; null if uncertain. */
export function findForeignKind(body: string, language: string): EmailKind | null {
  const scores = new Map<EmailKind, number>();
  for (const [kind, weight, pattern] of CUES[language] ?? []) {
    if (pattern.test(body)) scores.set(kind, (scores.get(kind) ?? 0) + weight);
  }
  const [first, second] = [...scores].toSorted((one, other) => other[1] - one[1]);
  const isSold = first?.[0] === 'sales' && WANTS[language]?.test(body) === true;
  return first !== undefined && !isSold && first[1] >= LEAST_SCORE && first[1] - (second?.[1] ?? 0) >= LEAST_LEAD ? first[0] : null;
}
