/**
 * Countries by their ISO 3166 code: the languages that most people there read a business email in, official or not, as ISO 639-1 codes, and
 * their names, English first. A widely spoken second language is listed too, so that a doubtful case does not count against an email.
 */
const TABLE = `
US|en es|United States|United States of America|USA|America|Estados Unidos|Vereinigte Staaten|Etats-Unis
GB|en|United Kingdom|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland
IE|en|Ireland|Republic of Ireland
CA|en fr|Canada|Kanada
AU|en|Australia|Australien
NZ|en|New Zealand
ZA|en|South Africa
NG|en|Nigeria
KE|en|Kenya
GH|en|Ghana
IN|en hi|India|Indien
PK|en|Pakistan
BD|en|Bangladesh
LK|en|Sri Lanka
PH|en|Philippines
SG|en zh|Singapore
MY|en zh|Malaysia
HK|en zh|Hong Kong
DE|de|Germany|Deutschland|Allemagne|Alemania|Germania|Niemcy
AT|de|Austria|Osterreich|Autriche
CH|de fr it|Switzerland|Schweiz|Suisse|Svizzera
LI|de|Liechtenstein
LU|de fr|Luxembourg|Luxemburg
BE|nl fr de|Belgium|Belgien|Belgique|Belgie
NL|nl|Netherlands|The Netherlands|Holland|Nederland|Niederlande|Pays-Bas
FR|fr|France|Frankreich|Francia|Francja
MC|fr|Monaco
ES|es|Spain|Espana|Spanien|Espagne|Spagna|Hiszpania
PT|pt|Portugal
IT|it de|Italy|Italia|Italien|Italie|Wlochy
PL|pl|Poland|Polska|Polen|Pologne
SE|sv|Sweden|Sverige|Schweden
NO|no da sv|Norway|Norge|Norwegen
DK|da no sv|Denmark|Danmark|Danemark
FI|fi sv|Finland|Suomi|Finnland
IS|da|Iceland|Island
CZ|cs|Czech Republic|Czechia|Cesko|Tschechien
SK|cs hu|Slovakia|Slowakei|Slovensko
HU|hu|Hungary|Magyarorszag|Ungarn
RO|ro hu|Romania|Rumanien
MD|ro ru|Moldova
BG|ru|Bulgaria
GR|el|Greece|Griechenland|Hellas
CY|el tr en|Cyprus
TR|tr|Turkey|Turkiye|Turkei
UA|uk ru|Ukraine
RU|ru|Russia|Russian Federation|Russland
BY|ru|Belarus
KZ|ru|Kazakhstan
EE|ru|Estonia
LV|ru|Latvia
LT|ru pl|Lithuania
IL|he ar en|Israel
AE|ar en hi|United Arab Emirates|UAE
SA|ar|Saudi Arabia
QA|ar en|Qatar
KW|ar|Kuwait
EG|ar|Egypt
JO|ar|Jordan
LB|ar fr|Lebanon
MA|ar fr es|Morocco|Maroc
TN|ar fr|Tunisia|Tunisie
DZ|ar fr|Algeria|Algerie
SN|fr|Senegal
CI|fr|Ivory Coast|Cote d'Ivoire
CM|fr en|Cameroon
JP|ja|Japan
KR|ko|South Korea|Korea|Republic of Korea
CN|zh|China|People's Republic of China
TW|zh|Taiwan
TH|th|Thailand
VN|vi|Vietnam|Viet Nam
ID|id|Indonesia
MX|es|Mexico|Mexiko|Mexique
AR|es|Argentina|Argentinien
CL|es|Chile
CO|es|Colombia|Kolumbien
PE|es|Peru
VE|es|Venezuela
EC|es|Ecuador
BO|es|Bolivia
PY|es|Paraguay
UY|es pt|Uruguay
CR|es|Costa Rica
PA|es en|Panama
GT|es|Guatemala
SV|es|El Salvador
HN|es|Honduras
NI|es|Nicaragua
DO|es|Dominican Republic
CU|es|Cuba
PR|es en|Puerto Rico
BR|pt|Brazil|Brasil|Brasilien|Bresil
AO|pt|Angola
MZ|pt|Mozambique`;

type Country = { code: string; languages: readonly string[]; names: readonly string[] };

const COUNTRIES = TABLE.trim()
  .split('\n')
  .map((line): Country => {
    const [code = '', languages = '', ...names] = line.split('|');
    return { code, languages: languages.split(' '), names };
  });
const byCode: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** No country name is longer, so longer text is not compared. */
const MOST_CHARACTERS = 60;

/** A name in the form used for comparison: lowercase, without accents, letters only. */
const fold = (name: string): string =>
  name
    .slice(0, MOST_CHARACTERS)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const byName: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(({ code, names }) => [code, ...names].map((name) => [fold(name), code] as const)),
);

/** The ISO 3166 code of a country that a file gives by code or name; null if it is unknown. */
export const readCountry = (text: string | null | undefined): string | null => byName.get(fold(text ?? '')) ?? null;

/** The English name of a country by its code. */
export const nameCountry = (code: string): string => byCode.get(code)?.names[0] ?? code;

/** Whether many people of a country read a language; null if the country is not known. */
export const isReadInCountry = (language: string, code: string | undefined): boolean | null =>
  (code === undefined ? undefined : byCode.get(code))?.languages.includes(language) ?? null;
