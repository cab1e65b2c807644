/** Picks one of several phrases for the person who answers. */
export type Pick = (phrases: readonly string[]) => string;

/** "how many cold rooms do you run": the words for what is counted. */
const COUNTED =
  /\bhow many ((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?= (?:of|do|does|did|are|is|have|has|per|an?|each|every|in|on|at|from|with|over|under|above|below|within|by|for|to|that|you|your)\b|\?|$)/i;
const PERIOD = /\b(?:a|per|each|every|in an?|in an? \w+) (day|night|week|month|quarter|year|season)\b/i;

const SHORT_TIMES = /^(?:minutes?|mins?)$/i;
const LONG_TIMES = /^(?:hours?|days?|weeks?|months?)$/i;
const PLACES =
  /^(?:rooms?|sites?|locations?|branches|stores?|shops?|offices?|buildings?|warehouses?|depots?|plants?|lines?|roofs?|lifts?|elevators?|floors?|kitchens?|halls?|yards?|clinics?|practices?|restaurants?|hotels?|farms?|schools?|stations?|labs?|gates?|docks?|countries|suppliers?|vendors?|providers?|systems?|tools?)$/i;
const VEHICLES =
  /^(?:trucks?|vans?|cars?|vehicles?|lorries|trailers?|forklifts?|buses|machines?|pumps?|printers?|tanks?|fridges?|freezers?|ovens?|presses)$/i;

/** Counts that people give without looking them up, by what is counted. */
const MINUTES = ['ten or fifteen', 'fifteen or twenty', 'about twenty', 'twenty-odd', 'a good fifteen'];
const FEW = ['three or four', 'four or five', 'five or six', 'half a dozen', 'four', 'five'];
const A_DOZEN = ['ten or twelve', 'about a dozen', 'a dozen or so', 'fifteen or so', 'around fifteen', 'ten'];
const DOZENS = ['thirty or forty', 'forty-odd', 'around fifty', 'a few dozen', 'fifty or sixty', 'thirty or so', 'about forty'];
const SHARES = ['about a third', 'about a quarter', 'less than half', 'a third or so', 'about a fifth', 'nearly half'];

const PEOPLE = /^(?:people|staff|employees|users|customers|patients|guests|clients|members|pupils|students|residents|tenants|children)$/i;
const CROWDS = /^(?:users|customers|patients|guests|clients|members|pupils|students|residents|tenants|children)$/i;

/** The numbers that fit a count; null if it may be anything. */
function numbersFor(unit: string | undefined, period: string | undefined): readonly string[] | null {
  const counted = unit ?? '';
  if (SHORT_TIMES.test(counted)) return MINUTES;
  if (LONG_TIMES.test(counted) && period === 'year') return DOZENS;
  if (LONG_TIMES.test(counted) || (PLACES.test(counted) && period === undefined)) return FEW;
  if (period === 'day' || period === 'night' || (VEHICLES.test(counted) && period === undefined)) return A_DOZEN;
  if (PEOPLE.test(counted)) return period === undefined && !CROWDS.test(counted) ? A_DOZEN : DOZENS;
  return period === undefined ? (/[^sui]s$/.test(counted) ? A_DOZEN : null) : DOZENS;
}

const SHARE = /\bwhat (?:share|percentage|percent|part|portion)\b/i;

/** A rough number with its unit, such as "thirty or forty sets a week"; a number alone if it is not clear what is counted; null if the question asks for no number. */
export function readRough(question: string, pick: Pick): string | null {
  if (SHARE.test(question)) return pick(SHARES);
  const counted = COUNTED.exec(question)?.[1]?.toLowerCase();
  // "pallets pile up"
  const unit = counted?.split(' ').findLast((word) => /[^sui]s$/.test(word) || PEOPLE.test(word));
  const words = counted?.split(' ') ?? [];
  // "first aiders", but not "sets of bed linen" cut short.
  const named = unit === undefined || words.at(-1) !== unit ? unit : counted;
  const period = PERIOD.exec(question)?.[1]?.toLowerCase();
  const numbers = counted === undefined ? null : numbersFor(unit, period);
  // "How many of your people need one?" asks for a part, "how many are you milking?" for all.
  if (/^how many of (?:your|the|them|those)\b/i.test(question)) return pick(FEW);
  if (numbers === null) return /^how many\b/i.test(question) ? pick(DOZENS) : null;
  const per = period === undefined ? '' : ` a ${period}`;
  const number = pick(numbers);
  // "Five" alone is too little of an answer about hours.
  if (unit !== undefined && (SHORT_TIMES.test(unit) || LONG_TIMES.test(unit))) return `${number} ${unit}${pick(['', per, per])}`;
  return `${number}${named === undefined ? '' : ` ${named}`}${pick(['', per, per])}`;
}
