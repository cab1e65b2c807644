const WORD = /[a-z0-9]+(?:'[a-z]+)?/g;
const ACCENTS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Words whose ending makes a different word: shipping is not a ship, accounting is not an account. */
const WHOLE = new Set(
  'accounting pricing shipping listing building meeting training hosting landing housing nursing parking picking slotting casting coating plating stamping drilling lending trading edging culling charting framing waxing tubing planting bearing staging mastering tracing flooring wiring painting spelling closing dressing founding packaging'.split(
    ' ',
  ),
);

const undouble = (stem: string): string => (/([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** Words whose plural has another meaning: customs are not a custom. */
const PLURALS = new Set(['customs', 'goods', 'glasses']);

/** Scraping a hull has nothing to do with scrap. */
const SCRAPES = /^scrap(?:e|es|ed|ing)$/;
/** Vetting a candidate has nothing to do with a vet. */
const VETTED = /^vett(?:ed|ing)$/;

function strip(word: string): string {
  let stem = word;
  if (SCRAPES.test(word)) return 'scrape';
  if (VETTED.test(word)) return 'vetting';
  if (PLURALS.has(word)) return word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(?:ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (WHOLE.has(stem)) return stem;
  if (stem === 'ads') return 'ad';
  if (stem.length > 5 && stem.endsWith('ing') && /[aeiouy]/.test(stem.slice(0, -3))) stem = undouble(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && /[aeiouy]/.test(stem.slice(0, -2))) stem = undouble(stem.slice(0, -2));
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** Words repeat over a list, so their stems are cached, up to a limit. */
const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

/** A word without its ending, so that `schedules`, `scheduled` and `scheduling` are the same. Takes lower case. */
export function toStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = strip(word.replace(/'.*$/, ''));
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Text in lower-case ASCII, as far as its letters allow. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase().replaceAll('\u2019', "'").replaceAll('&', ' and ');
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(ACCENTS, '') : lower;
};

/** The stems of a text in order. */
export const listStems = (text: string): string[] => (foldText(text).match(WORD) ?? []).map(toStem);
