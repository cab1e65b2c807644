import { readTrades } from '../../fit/titles/titleTrades.ts';
import type { Email, LeadInList } from '../../lead.ts';

const RANKS = new Set(
  'manager director senior junior chief officer leader associate assistant specialist executive president owner founder partner global regional people team head lead business general deputy works'.split(
    ' ',
  ),
);

/** An email as it stands without the name of the reader's company. */
export const withoutCompany = ({ company, email: { subject, body } }: LeadInList): Email =>
  company === null || company === '' ? { subject, body } : { subject: subject.replaceAll(company, ''), body: body.replaceAll(company, '') };

/** "SLP" for a speech-language pathologist; a CEO's are those of an office, and shorter ones of every firm. */
const INITIALS = /\b[A-Z]{3,5}\b/g;
const OF_OFFICE = /^(?:C\wO|[SE]?VP|CISO)$/;

const LITTLE_WORDS = /^(?:of|and|the|for|in|to|at)$/i;
/** What a spelled-out title is called for short: "ETO" for an electro-technical officer; null if that is too short to tell. */
function shortFor(title: string): string | null {
  const words = (title.match(/\p{L}+/gu) ?? []).filter((word) => !LITTLE_WORDS.test(word));
  const letters = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return /^[A-Z]{3,5}$/.test(letters) ? letters : null;
}

/** Whether a word that begins like one of a title is of its work: "farmers" for "Farm Manager", but not "loaners" for "Loan Officer". */
const isOfWork = (said: string, word: string): boolean => !/^ers?$/.test(said.slice(word.length)) || readTrades(said).length > 0;

/** What a field is about, where the things have other names than the work with them. */
const FIELDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:music\w*|organists?|choirs?|choral|orchestras?|bands?|kantor|cantor)\b/i,
    /\b(?:(?:pipe |church )?organs?(?! (?:donation|donors?|transplants?))|pianos?|harpsichords?|violins?|cellos?|guitars?|drums?|brass|woodwinds?|(?:musical )?instruments?|choirs?|hymns?|sheet music)\b/i,
  ],
  [
    /\b(?:entertainment|events?)\b/i,
    /\b(?:pianos?|stages?|(?:PA|sound) systems?|marquees?|DJs?|live music|(?:conference|event|party) (?:photo\w*|lighting|furniture))\b/i,
  ],
  [
    /\b(?:digital|online|web|e-?commerce|marketing)\b/i,
    /\b(?:SEO|your (?:[\p{L}-]+ )?(?:web)?site|landing pages?|search engines?|google (?:ads|rankings?|search)|page of google|social media)\b/iu,
  ],
  [
    /\b(?:drama|theat(?:er|re)s?|stage)\b/i,
    /\b(?:stages?|theat(?:er|re)s?|costumes?|curtains|drapes|(?:tabs|blacks|flats) and (?:tabs|blacks|flats)|hanging plots?|rigging|fly (?:bars|lines|towers?)|set design|playwrights?)\b/i,
  ],
  [
    /\b(?:shepherds?|sheep|flocks?|hill farmers?|livestock)\b/i,
    /\b(?:sheep|ewes?|lambs?|lambing|rams|tups|fleeces?|flocks?|livestock|wool)\b/i,
  ],
  [
    /\b(?:herd\p{L}*|dairy|cattle|livestock|stock\p{L}*man)\b/iu,
    /\b(?:cows?|calves|cattle|heifers?|bulls?|milking|parlou?rs?|livestock|herds?|udders?|mastitis)\b/i,
  ],
  [/\b(?:fisher\p{L}*|aquaculture|angling|hatcher\p{L}*)\b/iu, /\b(?:fish|eels?|salmon|trout|weirs?|smolts?|fry|hatcher\p{L}*)\b/iu],
  [/\b(?:beekeep\p{L}*|apiar\p{L}*)\b/iu, /\b(?:bees?|beekeep\p{L}*|hives?|honey|queens|pollination)\b/iu],
  [
    /\b(?:large animal|farm|equine|small animal|veterinar\p{L}*|vets?)\b/iu,
    /\b(?:animals?|livestock|lambs?|lambing|calves|calving|foals?|pets?|dogs?|cats?|horses?)\b/i,
  ],
  [
    /\b(?:safety|EHS|HSE|H&S|Arbeitssicherheit|Arbeitsschutz|SiFa|seguridad laboral|sécurité)\b/iu,
    /\b(?:safety|inspections?|risk assessments?|accidents?|injur\p{L}+|hazard\p{L}*|Prüfung(?:en)?|\p{L}+prüfung|Prüfprotokoll|Berufsgenossenschaft|Unfall\p{L}*|inspecci[oó]n(?:es)?|contrôles?)\b/iu,
  ],
  [
    /\b(?:editors?|journalists?|reporters?|correspondents?|columnists?|features|news|broadcasters?|presenters?)\b/i,
    /\b(?:story|stories|readers|listeners|viewers|press|coverage|(?:high-res|archive) (?:pictures?|photos?|images?))\b/i,
  ],
  [/\b(?:science|chemistry|physics|biology)\b/i, /\b(?:lab(?:oratory|oratories|s)?|microscopes?|fume (?:hoods?|cupboards?)|reagents?)\b/i],
  [/\b(?:athletics?|sports?|physical education|PE|gym)\b/i, /\b(?:gym(?:nasium)?s?|playing fields?|pitches|courts?|bleachers|turf)\b/i],
];

/** Nobody is far from an email about the work in their title. */
export function isTitleNamed(lead: LeadInList): boolean {
  const { title } = lead;
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`.toLowerCase();
  const words = (title ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const initials = [...((title ?? '').match(INITIALS) ?? []), shortFor(title ?? '') ?? []].flat().filter((one) => !OF_OFFICE.test(one));
  if (initials.some((one) => new RegExp(`\\b${one}s?\\b`).test(`${subject}\n${body}`))) return true;
  if (FIELDS.some(([field, things]) => field.test(title ?? '') && things.test(text))) return true;
  return words.some(
    (word) =>
      !RANKS.has(word) &&
      [...text.matchAll(new RegExp(`\\b(?:${word}\\p{L}*|${word.replace(/y$/, 'ies')}\\b)`, 'gu'))].some(([said]) => isOfWork(said, word)),
  );
}
