import { nameCounted } from './nameCounted.ts';
import { readRate } from './readRate.ts';

/** Picks one of several phrases for the person who answers. */
export type Pick = (phrases: readonly string[]) => string;

/** "how many cold rooms do you run": the words for what is counted. */
const COUNTED =
  /\bhow many ((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?= (?:of|do|does|did|are|is|have|has|per|an?|each|every|in|on|at|from|with|over|under|above|below|within|by|for|to|that|you|your)\b|\?|$)/i;
const PERIOD = /\b(?:a|per|each|every|in an?|in an? \w+) (day|night|week|month|quarter|year|season)\b/i;

const SHORT_TIMES = /^(?:minutes?|mins?)$/i;
const LONG_TIMES = /^(?:hours?|days?|weeks?|months?)$/i;
const MINUTES = ['ten or fifteen', 'fifteen or twenty', 'about twenty', 'twenty-odd', 'a good fifteen'];
const FEW = ['two', 'three', 'three or four', 'four or five', 'five or six', 'half a dozen', 'four', 'eight', 'nine or ten', 'five'];
const A_DOZEN = [
  'ten or twelve',
  'three',
  'four or five',
  'half a dozen',
  'seven',
  'about a dozen',
  'fifteen or so',
  'around twenty',
  'twenty-odd',
  'about thirty',
  'forty-odd',
  'ten',
];
const PEOPLE = ['half a dozen', 'eight', 'ten or twelve', 'about 15', 'around 20', 'about 25', 'about 30', 'around 40', 'around 60', 'ten'];
const SHARES = ['about a third', 'about a quarter', 'less than half', 'about half', 'about a fifth', 'a tenth, if that', 'nearly half'];

const OF_THEM = ['about half', 'about a third', 'most of them', 'a good half', 'a quarter or so'];

const STAFF = /^(?:people|staff|employees)$/i;
/** "How big is your team?" asks for a headcount. */
const OF_SIZE = /^how (?:big|large) is (?:your|the) (?:[a-z-]+ )?(team|crew|staff|workforce|fleet)\b/i;
/** "How many people do you pay each month?": what somebody has is the same every month. */
const STANDS =
  /\bdo(?:es)? (?:you|your [a-z]+)(?: (?:currently|now|have to|need to))? (?:have|pay|employ|run|operate|own|roster|insure)\b|\bon (?:your|the) (?:payroll|books|staff|team)\b/i;
/** Whether a question counts what does not change from one month to the next. */
export const isStanding = (question: string): boolean => STANDS.test(question);

/** Numbers that people know without looking them up, by what is counted; whatever else they have may be any number. */
const KNOWN: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:(?:[a-z]+ )rooms|flats?|apartments?|houses|sites?|locations?|branches|stores?|shops?|offices?|buildings?|warehouses?|depots?|plants?|lines?|roofs?|lifts?|elevators?|floors?|languages|states|shifts|brands|kitchens?|halls?|yards?|clinics?|practices?|restaurants?|hotels?|farms?|schools?|stations?|labs?|gates?|docks?|(?:[a-z]+ )?doors|bays|countries|suppliers?|vendors?|providers?|systems?|tools?)$/i,
    FEW,
  ],
  [
    /^(?:trucks?|vans?|cars?|vehicles?|lorries|trailers?|forklifts?|buses|machines?|pumps?|boilers?|printers?|tanks?|fridges?|freezers?|ovens?|presses)$/i,
    A_DOZEN,
  ],
  [/^(?:courts|pools|playgrounds|greenhouses|silos|cranes|ponds|terraces)$/i, FEW],
  [/^lanes$/i, ['eight', 'twelve', 'sixteen', '24']],
  [/^(?:kegs|casks)$/i, ['about 300', 'around 350', '400 or so', 'about 450']],
  [/^(?:hives|colonies)$/i, ['about 20', 'thirty-odd', 'around 60', 'about 110', '180 or so']],
  [/^scaffolds$/i, ['about 30', 'around 40', '45 or so', 'about 50']],
  [/^(?:slips|berths|moorings|boats)$/i, ['about 80', 'around 90', '100 or so', 'about 120']],
  [/^(?:(?:spare|door|front) )?(?:keys|fobs)$/i, ['half a dozen', 'eight or nine', 'about ten', 'a dozen or so']],
  [/^tables$/i, ['about 20', '25 or so', 'around 30']],
  [STAFF, PEOPLE],
  [
    /^(?:drivers|engineers|cleaners|carers|nurses|fitters|operators|technicians|electricians|mechanics|teachers|operatives|welders|chefs|cooks|vets|dentists|guards|stylists|hygienists|therapists|volunteers|tutors|coaches|instructors|temps|reps|agents|lawyers|accountants|developers|designers|recruiters|contractors|interns|(?:[a-z]+ )?(?:drinkers|eaters|heads))$/i,
    PEOPLE,
  ],
  [/^(?:seats|desks|workstations|laptops|computers)$/i, ['about 25', 'about 40', '50 or so', 'around 60']],
  [/^(?:beds|rooms|bedrooms|residents)$/i, ['about 40', 'around 45', '50 or so', 'about 60']],
  [/^(?:pupils|children|students)$/i, ['about 90', 'around 150', '210 or so', 'about 320', 'around 420']],
  [/^(?:cows|cattle|heifers|pigs|sows)$/i, ['about 120', 'around 45', 'sixty-odd', 'around 90', 'about 180', '200 or so']],
  [/^(?:sheep|ewes|lambs)$/i, ['about 60', 'around 120', 'about 200', '300 or so', 'around 450', 'six hundred-odd']],
  [/^acres$/i, ['about 90', 'around 140', 'a bit over 200', 'about 320', 'around 450']],
  [/^hectares$/i, ['around 40', 'about 60', 'about 90', 'around 150', 'a bit over 200']],
];

/** What a place serves or takes in, by the day, the week or the month. */
const SERVED = /^(?:meals|covers|lunches|guests|patients|visitors|calls|orders|parcels|deliveries|appointments|bookings|customers)$/i;
const SERVED_IN: Readonly<Record<string, readonly string[]>> = {
  day: ['about 60', 'around 80', 'about 120', 'around 150'],
  week: ['about 150', 'around 200', '250 or so', 'about 300'],
  month: ['about 300', 'around 400', '500 or so', 'about 600'],
};
/** Those who book and do not come are few. */
const STAYS_AWAY = /\bno[- ]shows?\b|\b(?:(?:do|does)(?:n['\u2019]t| not)|never|fail to) (?:turn|show) up\b/i;
const AWAY_IN: Readonly<Record<string, readonly string[]>> = {
  day: ['one or two', 'two or three', 'a couple of'],
  week: ['two or three', 'three or four', 'four or five', 'half a dozen'],
  month: ['about a dozen', 'ten or twelve', 'fifteen or so', 'seven or eight'],
};
const GOES_WRONG = /\b(?:miss|lose|lost|fail\w*|wast\w+|return\w*|cancel\w*)\b/i;

/** What somebody runs is few; what they have may be any number. */
const RUNS = /\b(?:do|does) (?:you|your \p{L}+) (?:currently |now |still )?(?:run|operate)\b/iu;
/** What there may be any number of. */
const BY_THE_HUNDRED =
  /\b(?:customers|clients|users|orders|pallets|parts|products|items|lines|emails|calls|leads|followers|hours|miles|tonnes?|tons|lit(?:re|er)s|kilos|pages|words|members|employees|invoices|tickets|messages|documents|files|records|subscribers|visitors|accounts|contacts|questions|complaints|returns|met(?:re|er)s|feet|tenants|units|properties|homes|students|readers|entries|applicants|bottles|boxes|trees|plants|books|titles)\b/i;

/** What stands, or is out, at this moment: everybody knows how many. */
const STANDS_NOW =
  /\b(?:right now|just now|at the moment|at any (?:one |given )?(?:time|moment)|currently|at present|standing|in use|in service|out (?:there|with|on|at)|on the (?:go|floor|road|books|water|ground)|up and running)\b/i;
/** Nobody has many of these. */
const IS_AMISS =
  /\b(?:sick|off|on leave|open|empty|vacant|idle|overdue|broken|down|out of (?:order|stock|action)|missing|unsold|unpaid|lost|late|faulty|waiting|behind)\b/i;
const SEVERAL_DOZEN = ['about 30', 'around 20', 'forty-odd', 'about 75', '60 or so'];
const HUNDREDS = ['about 120', 'around 180', '250 or so', 'about 350', 'around 500'];
const readStanding = (counted: string, question: string): readonly string[] | null =>
  !STANDS_NOW.test(question) || IS_AMISS.test(question) || GOES_WRONG.test(question)
    ? null
    : BY_THE_HUNDRED.test(counted)
      ? HUNDREDS
      : SEVERAL_DOZEN;

/** The numbers that fit a count; null if it may be anything. */
function numbersFor(
  unit: string,
  { counted, period, question }: { counted: string; period: string | undefined; question: string },
): readonly string[] | null {
  if (SHORT_TIMES.test(unit)) return MINUTES;
  if (LONG_TIMES.test(unit)) return period === 'year' ? null : FEW;
  if (period === undefined || (isStanding(question) && !SERVED.test(unit))) {
    const known = KNOWN.find(([pattern]) => pattern.test(unit) || pattern.test(counted))?.[1];
    if (known !== undefined) return known;
    const isRun = period === undefined && RUNS.test(question) && !BY_THE_HUNDRED.test(counted);
    return isRun ? FEW : readStanding(counted, question);
  }
  if (SERVED.test(unit) && STAYS_AWAY.test(question)) return AWAY_IN[period] ?? null;
  const served = SERVED.test(unit) && !GOES_WRONG.test(question) ? SERVED_IN[period] : undefined;
  return served ?? readRate(question, { counted, period });
}

/** Times the email's own count: readers are like the others it is written to. */
const SCALES = [0.6, 0.75, 0.9, 1.2] as const;
/** How far into a range. */
const PARTS = [0.15, 0.25, 0.4, 0.6] as const;

/** A number near the one that the email gives for the same thing, as it would be said; null if it gives none. */
function nearTold(unit: string, { prose, pick, period }: RoughInput & { period: string | undefined }): string | null {
  const [, low, high] =
    new RegExp(
      String.raw`(?<![\d.,$€£-])(?:(\d{1,3}(?:,?\d{3})?)(?: to | ?[-\u2013] ?| and ))?(\d{1,3}(?:,?\d{3})?)(?: [a-z-]+)? ${unit}\b${period === undefined ? '' : `(?: [a-z -]{2,25}?)? (?:a|per|each|every) ${period}\\b`}`,
      'i',
    )
      .exec(prose)
      ?.map((number) => Number(number?.replace(',', ''))) ?? [];
  if (high === undefined || high < 20) return null;
  // "80 to 400 people": the readers are among them.
  const within =
    low === undefined || Number.isNaN(low) ? SCALES.map((scale) => high * scale) : PARTS.map((part) => low + (high - low) * part);
  const numbers = within.map((number) => {
    const step = 10 ** Math.floor(Math.log10(number)) / 2;
    return `about ${String(Math.round(number / step) * step)}`;
  });
  return pick(numbers);
}

/** "How many tickets per agent do you review?" */
const OF_EACH = /\bper (?!(?:day|night|week|month|quarter|year|season|shift)\b)\p{L}/iu;
const SHARE = /\bwhat (?:share|percentage|percent|part|portion)\b/i;

/** What is counted, in its own words, and its last word. */
function countedIn(question: string): { named: string; unit: string } | null {
  const counted = COUNTED.exec(question.replace(/\b(?:members of staff|team members)\b/i, 'people'))?.[1]?.toLowerCase();
  // "pallets pile up"
  const unit = counted?.split(' ').findLast((word) => /[^sui]s$/.test(word) || STAFF.test(word) || /^(?:cattle|sheep)$/.test(word));
  // "first aiders", but not "sets of bed linen" cut short.
  return counted === undefined || unit === undefined ? null : { named: counted.endsWith(unit) ? counted : unit, unit };
}

const BY_MEASURE = /^(?:acres|hectares|tons|tonnes|gallons|lit(?:re|er)s|miles|feet|met(?:re|er)s|yards|pounds|kilos|hours)$/i;
const MISSED = ['two or three', 'three or four', 'a couple of', 'a handful of', 'three', 'four'];
/** What stands before the thing counted, and is not said again: "vacant units". */
const STATE = /^(?:open|vacant|empty|unfilled|missing|unsold|unlet|overdue|outstanding) /i;
/** How many are missing, for somebody who wants it changed: "three or four drivers"; null if it is not clear what is counted. */
export function readFew(question: string, pick: Pick): string | null {
  const counted = countedIn(question);
  // Of land and other goods by measure, a few are nothing.
  if (counted === null || BY_MEASURE.test(counted.unit)) return null;
  return `${pick(MISSED)} ${counted.named.replace(STATE, '')}`;
}

/** "And for how many?", of what is paid by the head. */
const OF_GUESTS = /^(?:and )?(?:for )?how many(?: of you)?$/i;
const PER_HEAD = /\b(?:a|per|each) (?:head|person|guest|cover)\b/i;

/** "40 heads minimum", "under 20 it isn't worth your while": whoever has fewer would not answer with their number. */
const SETS_LEAST =
  /(?<![$€£]\s?)\b\d+ (?:\p{L}+ )?min(?:imum)?\b|\bminimum (?:is |of |order )?\d|\b(?:under|below|fewer than|less than) \d+,? (?:\p{L}+ )?(?:it|we|I)\b/iu;

type RoughInput = { prose: string; pick: Pick };

/**
 * A rough number with its unit, such as "ten or twelve vans"; a number alone if it is not clear what is counted. Null if no number is asked
 * for, or if neither the thing nor the email tells how large it may be.
 */
export function readRough(asked: string, { prose, pick }: RoughInput): string | null {
  const question = nameCounted(asked, prose);
  if (SHARE.test(question)) return pick(SHARES);
  if (SETS_LEAST.test(prose) || OF_EACH.test(question)) return null;
  if (/^how many of (?:those|these|them)\b/i.test(question)) return pick(OF_THEM);
  // "How many of your people need one?" asks for a part.
  if (/^how many of (?:your|the|them|those)\b/i.test(question)) return pick(BY_THE_HUNDRED.test(question) ? SHARES : FEW);
  const size = OF_SIZE.exec(question)?.[1]?.toLowerCase();
  if (size !== undefined) return size === 'fleet' ? `${pick(A_DOZEN)} vehicles` : `${pick(PEOPLE)} of us`;
  const found = countedIn(question);
  if (found === null) return OF_GUESTS.test(question) && PER_HEAD.test(prose) ? pick(PEOPLE) : null;
  const { named, unit } = found;
  const period = PERIOD.exec(question)?.[1]?.toLowerCase();
  const per = period === undefined || (isStanding(question) && !SERVED.test(unit)) ? '' : ` a ${period}`;
  const isTime = SHORT_TIMES.test(unit) || LONG_TIMES.test(unit);
  const near = isTime ? null : nearTold(unit, { prose, pick, period: per === '' && isStanding(question) ? undefined : period });
  if (near !== null) return period === undefined ? near : `${near}${per}`;
  const numbers = numbersFor(unit, { counted: named, period, question });
  return numbers === null ? null : `${pick(numbers)} ${isTime ? unit : named}${per}`;
}
