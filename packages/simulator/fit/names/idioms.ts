import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { toSingular, writeOut } from '../mail/offerWords.ts';

/** Work that is said with a verb and its object and named after neither: "we keep the books". */
const IDIOMS: readonly (readonly [string, RegExp])[] = [
  ['bookkeeping', /^(?:keep|do|close) (?:.* )?books$/],
  ['appointment setting', /^(?:book|set|set up|get|schedule) (?:.* )?(?:meetings|appointments|sales calls)$/],
  ['tax preparation', /^do (?:.* )?tax(?:es)?$/],
  ['phone answering', /^(?:answer|pick up|take|get) (?:.* )?(?:phones?|telephones?|calls)$/],
  ['photography', /^(?:take|snap|shoot) (?:.* )?(?:photos|pictures|photographs|portraits)$/],
  ['window cleaning', /^do (?:.* )?windows$/],
  ['laundry service', /^do (?:.* )?(?:sheets|towels|linens?|laundry|washing|uniforms|aprons|whites)$/],
  ['childcare', /^(?:mind|watch|look after) (?:.* )?(?:kids|children|toddlers)$/],
];

/** The name of what a verb and its object say together; null if they are named after their words. */
export const readIdiom = (verb: string, object: string): string | null =>
  IDIOMS.find(([, words]) => words.test(`${verb} ${object.toLowerCase()}`))?.[0] ?? null;

/** Whether a name stands for a verb and its object that say it in other words. */
export const isIdiom = (name: string): boolean =>
  IDIOMS.some(([idiom]) => idiom === name) || / (?:control|recruitment|staffing)$/.test(name);

/** The work by which something is kept in a state: "we keep your vans clean". */
const KEPT: ReadonlyMap<string, string> = new Map(
  `clean cleaning, spotless cleaning, running maintenance, working maintenance, going maintenance, tidy maintenance, sharp sharpening, stocked restocking,
  full restocking, up updates`
    .split(/,\s+/)
    .map((pair) => {
      const [state = '', work = ''] = pair.split(' ');
      return [state, work] as const;
    }),
);
/** What is kept off a place is controlled there. */
const PESTS =
  /^(?:pigeons|gulls|seagulls|geese|birds|rats|mice|rodents|moles|rabbits|foxes|deer|wasps|ants|flies|midges|mosquitoes|cockroaches|roaches|bugs|weeds|mold|mould|moss|algae)$/;
const DRIVES = /^(?:keep|clear|chase|drive|scare|get)$/;
const OFF = /^(?:off|out|away|down)$/;
const LANGUAGE =
  /\binto (?:[a-z]+ )?(?:English|German|French|Spanish|Polish|Italian|Portuguese|Dutch|Chinese|Mandarin|Japanese|Arabic|Turkish|Russian|Czech|Swedish|Danish|Norwegian|Korean|Welsh)\b/;
const PUTS = /^(?:put|place|stick|hang|lay)$/;
const ON = /^(?:on|onto|in|under)$/;

type Deed = { sentence: MaskedSentence; verb: string; object: { at: number; end: number } };
type FindPhrase = (from: number, most: number) => { at: number; end: number } | null;

const singularOf = (things: string): string => things.replace(/\S+$/, toSingular);

/** Whether a sentence says that something is put into another language. */
export const isTranslated = (verb: string, { text }: MaskedSentence): boolean => PUTS.test(verb) && LANGUAGE.test(text);

/** Animals with plurals of their own. */
const ONE_OF: ReadonlyMap<string, string> = new Map([
  ['geese', 'goose'],
  ['mice', 'mouse'],
]);

function nameDriven({ sentence, verb, object }: Deed): string[] {
  const last = sentence.words[object.end - 1] ?? '';
  const isDriven = DRIVES.test(verb) && PESTS.test(last) && OFF.test(sentence.words[object.end] ?? '');
  return isDriven ? [`${ONE_OF.get(last) ?? toSingular(last)} control`] : [];
}

/** People who are found for a firm. */
const FINDS = /^(?:find|recruit|source|place)$/;
const STAFF =
  /^(?:drivers|nurses|engineers|technicians|carers|chefs|cooks|teachers|welders|electricians|mechanics|developers|operators|cleaners|guards|managers|accountants|lawyers|therapists|hygienists|dentists|doctors|vets|operatives|fitters|plumbers|sales(?:people|men)|labou?rers|waiters|installers|machinists|designers)$/;
const MOST_BETWEEN = 5;
/** People who come for a while. */
const BY_THE_SHIFT = /\b(?:shifts?|tonight|cover|nights?|hours?|temp\w*|weekends?|mornings?)\b/i;

/** "We find licensed private hire drivers" is driver recruitment; null if nobody is found. */
export function nameFound({ words, clauses, text }: MaskedSentence, verb: number): string | null {
  if (!FINDS.test(words[verb] ?? '')) return null;
  const found = words
    .slice(verb + 1, verb + 1 + MOST_BETWEEN)
    .find((word, at) => clauses[verb + 1 + at] === clauses[verb] && STAFF.test(word));
  return found === undefined ? null : `${toSingular(found)} ${BY_THE_SHIFT.test(text) ? 'staffing' : 'recruitment'}`;
}

function nameKept({ sentence, object }: Deed, find: FindPhrase): string[] {
  const last = sentence.words[object.end - 1] ?? '';
  // "The websites of restaurants"
  const of = sentence.words[object.end] === 'of' ? find(object.end + 1, 2) : null;
  const end = of?.end ?? object.end;
  const next = sentence.words[end] ?? '';
  const isIn = KEPT.has(last) && object.end - object.at > 1;
  const work = KEPT.get(isIn ? last : next);
  if (work === undefined || (next === 'up' && sentence.words[end + 1] !== 'to')) return [];
  return [`${singularOf(writeOut(sentence, object.at, isIn ? object.end - 1 : object.end))} ${work}`];
}

/** "We put recruiters in your team": no such word says what kind of thing is put there. */
const NO_PLACE = /^(?:teams?|company|companies|business|businesses|firms?)$/;

function namePut({ sentence, object }: Deed, find: FindPhrase): string[] {
  const things = writeOut(sentence, object.at, object.end);
  if (isTranslated('put', sentence)) return [`${singularOf(things)} translation`];
  // A thing of several words says enough: "solar CCTV towers on building sites".
  const place = ON.test(sentence.words[object.end] ?? '') && object.end - object.at === 1 ? find(object.end + 1, 2) : null;
  if (place === null && object.end - object.at > 1) return [things];
  if (place !== null && NO_PLACE.test(sentence.words[place.end - 1] ?? '')) return [things];
  return place === null ? [] : [`${singularOf(writeOut(sentence, place.at, place.end))} ${things}`, things];
}

/** "We move your numbers to a hosted phone system": what replaces the reader's own is for sale. */
const MOVES = /^(?:move|switch|migrate|convert|upgrade|transfer)$/;
function nameMoved({ sentence: { words }, object }: Deed, find: FindPhrase): { at: number; end: number } | null {
  const isTo = /^(?:to|onto)$/.test(words[object.end] ?? '') && /^(?:an?|our)$/.test(words[object.end + 1] ?? '');
  const phrase = isTo ? find(object.end + 2, 3) : null;
  return phrase !== null && phrase.end - phrase.at > 1 ? phrase : null;
}

/**
 * Names for what is kept in a state or put somewhere: "we keep the websites of restaurants up to date" is website updates, "we put film on office
 * windows" is office window film. Empty for other verbs.
 */
export function nameState(deed: Deed, find: FindPhrase): string[] {
  const moved = MOVES.test(deed.verb) ? nameMoved(deed, find) : null;
  if (moved !== null) return [writeOut(deed.sentence, moved.at, moved.end)];
  const driven = nameDriven(deed);
  if (driven.length > 0) return driven;
  if (deed.verb === 'keep') return nameKept(deed, find);
  return PUTS.test(deed.verb) ? namePut(deed, find) : [];
}
