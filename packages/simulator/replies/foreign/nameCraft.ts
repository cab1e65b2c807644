import type { LeadInList } from '../../lead.ts';

/** Professions that buy little but for themselves, by language; each says "I am" without an article. */
const CRAFTS: Readonly<Record<string, { iAm: string; titles: RegExp }>> = {
  de: {
    iAm: 'Ich bin',
    titles:
      /(?:anwalt|anwält|notar|lehrer|dozent|imker|tätowier|friseu|(?<!betriebs)arzt|(?<!betriebs)ärzt|hebamme|therapeut|logopäd|psycholog|heilpraktiker|kosmetiker|fotograf|musiker|organist|künstler|übersetzer|dolmetscher|lektor|schriftsteller|journalist|pfarrer|pastor|erzieher|optiker|apotheker|goldschmied|schneider|florist|bestatter|steuerberater|braumeister|geigenbauer|bibliothekar|illustrator|grafiker|schauspiel|tänzer|bildhauer|töpfer|keramiker)/i,
  },
  fr: {
    iAm: 'Je suis',
    titles:
      /(?<!\p{L})(?:avocat|notaire|professeur|enseignant|institut(?:eur|rice)|apicult|tatou|coiff|dentiste|orthodont|médecin|infirmi|sage-femme|kinésithérap|ostéopath|orthophon|psycholog|esthétic|photograph|musicien|luthi|traduct|interprète|correct(?:eur|rice)|journaliste|prêtre|pasteur|opticien|pharmacien|vétérinaire|bijouti|couturi|fleuriste|moniteur|monitrice|éducat|géomètre|brasseu|bibliothécaire|illustrat|graphiste|comédien|danseu|sculpt|potier|potière|céramist|galerist|violon|pianist|guitarist|soigneu)/iu,
  },
  es: {
    iAm: 'Soy',
    titles:
      /(?<!\p{L})(?:abogad|notari|profesor|maestr[oa]|apicult|tatuador|peluquer|dentista|odontólog|endodoncista|ortodoncista|médic[oa]|enfermer|matrona|fisioterap|logopeda|psicólog|esteticista|fotógraf|músic[oa]|luthier|traductor|intérprete|corrector|escritor|periodista|sacerdote|farmacéutic|veterinari|joyer|modista|florista|guía de|instructor|bibliotecari|ilustrador|actor|actriz|bailar|escultor|ceramist|galerist|guarda)/iu,
  },
};
/** What anybody may buy who works for themselves. */
const FOR_ANYBODY =
  /(?<!\p{L})(?:web\p{L}*|homepage|internet|online|google|seo|social media|steuer\p{L}*|versicher\p{L}*|buchh\p{L}*|strom(?:anbieter|tarife?|vertrag|verträge|kosten|rechnung)|telefon\p{L}*|büro(?:s|bedarf|möbel|reinigung)|prax\p{L}*|kanzlei\p{L}*|salons?|selbst(?:st)?ändig\p{L}*|freiberuf\p{L}*|site|assurance\p{L}*|comptab\p{L}*|impôts?|téléphon\p{L}*|bureaux?|cabinets?|indépendant\p{L}*|libéra\p{L}*|mutuelle|página|seguros?|contab\p{L}*|impuestos?|teléfono|oficinas?|consultas?|clínicas?|autónom\p{L}*|despachos?)(?!\p{L})/iu;
/** "Freier Illustrator": no noun, so that it is written small within a sentence. */
const OF_OWN_ACCOUNT = /^(?:freie|freiberufliche|selbst(?:st)?ändige)[rs]? /i;
const MOST_WORDS = 4;
const SHORTEST_STEM = 5;

/**
 * "Ich bin Imkerin": what somebody says to a seller in German, French or Spanish whose craft has nothing to do with what they write of; null for
 * anybody else, and where an email may be for everybody or has a word of the reader's title, industry or company.
 */
export function nameCraft({ title, company, industry, email }: LeadInList, language: string): string | null {
  const craft = CRAFTS[language];
  const told = `${email.subject}\n${email.body}`.replaceAll(company ?? '\n', '').toLowerCase();
  if (craft === undefined || title === null || !craft.titles.test(title) || FOR_ANYBODY.test(told)) return null;
  if (!/^[\p{L}'’ -]+$/u.test(title) || title.split(' ').length > MOST_WORDS) return null;
  const own = `${title} ${industry ?? ''} ${company ?? ''}`.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  if (own.some((word) => told.includes(word.slice(0, SHORTEST_STEM)))) return null;
  const isNoun = language === 'de' && !OF_OWN_ACCOUNT.test(title);
  return `${craft.iAm} ${isNoun ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`}`;
}
