import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { HANDS_OVER, SERVICE_OF_VERB, SERVICE_TOGETHER } from '../mail/offerVerbs.ts';
import { isKindOfThing, MOST_WORDS, NOT_IN_A_NAME, skipRange, toSingular, writeOut } from '../mail/offerWords.ts';

/** "We send staff pretend emails": the first word says who gets them. */
const GIVEN_TO = new Set([
  'staff',
  'people',
  'guests',
  'patients',
  'members',
  'users',
  'employees',
  'tenants',
  'residents',
  'shoppers',
  'museums',
  'choirs',
]);
const SENDS = new Set(['bring', 'send', 'lend', 'staff', 'deliver', 'grow']);
/** One show or event of the sender's is not for sale. */
const SHOWS = new Set(['host', 'run', 'publish']);
const SENDERS = new Set(['we', 'i']);
/** Words allowed between a verb and the name of its object. */
const BEFORE_A_NAME = new Set('a an the your our their all every new any free full complete up down out'.split(' '));
/** Words after which a name has certainly ended. */
const AFTER_A_NAME = new Set(
  'for to from with like that which in at on by every who you so as and or within between without before after into onto overnight made while when where because under over across per during until using instead then once twice each outside inside'.split(
    ' ',
  ),
);
/** Words that are never part of a name: they praise, count or refer. */
export const NO_NAME =
  /^(?:such|both|some|enough|best|great|better|more|most|other|others|same|own|ours|yours|theirs|mine|one|ones|whole|two|three|four|five|six|seven|eight|nine|ten|twelve|pieces|restaurants|clinics|hospitals|schools|firms|brands|stores|hotels|offices|counselors|therapists|surveyors|exercise|process|story|sites|books|systems|tools|services|stories|examples|design|designs|outcomes|opportunities|leads|next|thing|things|stuff|way|ways|people|team|teams|companies|company|clients|client|customers|customer|business|businesses|results|value|help|solution|solutions|time|money|work|job|sure|it|them|him|her|us|everything|anything|something|nothing|nobody|else|world|life|lot|lots|hundreds|thousands|dozens|kinds|sorts|bits|rest|incl|type|types|range|part|parts|plans?|offers?|difference|internal|latest|recent|monthly|annual|current|full|usual|entire|first|second|last|public|weekly|daily|trial|trials|numbers|call|calls|demo|demos|budget|budgets|discount|discounts|sets|pairs|sense|progress|mistakes|friends|editors|inspectors|attorneys|lawyers|officers|crews?|technicians|writers|experts|engineers|drivers|nurses|agents|coaches|founders|terms|conditions|prices|pricing|rates|savings|advantages|guarantees?|refunds?|hours|days|weeks|months|years)$/;
/** Words that end the name of something only after another noun: "stage sets", "spare parts". */
const LAST_OF_A_NAME = /^(?:lots|sets|parts|books|systems|tools|plans|stories|offices|stores|sites)$/;
/** Adjectives before such words that do not make them a name: "the right tools". */
const NO_KIND =
  /^(?:different|various|certain|key|important|main|real|simple|easy|right|local|special|similar|extra|additional|basic|modern|separate|single|multiple|smart|few|many|several|good|bad|big|small|large|old|new|used|clear|short|long|full|free|those|these|three|two|more|other|our|your|own|first|last|next|business|hard|core|critical|existing|legacy|internal|complete|entire|funny|honest|their|cheap|complex)$/;

/** Whether a word of a name may be in it although alone it names nothing. */
export const isLastOfName = (named: readonly string[], at: number): boolean =>
  at > 0 &&
  at === named.length - 1 &&
  LAST_OF_A_NAME.test(named[at] ?? '') &&
  !NO_KIND.test(named[at - 1] ?? '') &&
  !/(?:ly|est|er)$/.test(named[at - 1] ?? '');

const DESCRIBES = /(?:ed|ly|est|ful|less|ous|ive)$|^(?:old|used|new|unpaid|free|private|cheap|custom|whole|small|large|big)$/;
/** Whether the text after the last word of a name ends it: punctuation, or the end. */
const endsByMark = (text: string, last: string): boolean => new RegExp(`\\b${last}[,.;:!?)]|\\b${last}\\s*$`, 'i').test(text);

const isPossessive = (text: string, word: string): boolean =>
  /'s?$/.test(word) || new RegExp(`\\b${word}['\u2019](?:\\s|$)`, 'i').test(text);

/** Start and end of a name that begins at a word; null if the end is unclear. */
function findName(sentence: MaskedSentence, from: number): { at: number; end: number } | null {
  const { words, stems, text } = sentence;
  let at = from;
  while (at < words.length && BEFORE_A_NAME.has(words[at] ?? '')) at += 1;
  at = skipRange(words, at);
  for (let next = at; next < Math.min(words.length, at + MOST_WORDS); next += 1) if (isPossessive(text, words[next] ?? '')) at = next + 1;
  let end = at;
  while (end < words.length && end - at < MOST_WORDS && !AFTER_A_NAME.has(words[end] ?? '') && words[end] !== 'of') {
    end += 1;
    if (endsByMark(text, words[end - 1] ?? '')) break;
  }
  // "CT and MRI scanners": two modifiers of one noun.
  const pair = words.slice(end + 1, end + 4).findIndex((word) => endsByMark(text, word)) + 1;
  const next = words.slice(end + 1, end + 4).findIndex((word) => AFTER_A_NAME.has(word));
  const more = pair > 0 && (next < 0 || pair <= next) ? pair : next;
  const whole = words[end + more] ?? '';
  const first = words[at] ?? '';
  const isOfOne = toSingular(first) === first && !DESCRIBES.test(first) && toSingular(whole) !== whole;
  if (words[end] === 'and' && end - at === 1 && (more === 1 || more === 2) && isOfOne) end += 1 + more;
  // "Lifts of every make" are lifts.
  const isOfAny = words[end] === 'of' && /^(?:every|all|any|most)$/.test(words[end + 1] ?? '');
  const isEnded = isOfAny || AFTER_A_NAME.has(words[end] ?? '') || endsByMark(text, words[end - 1] ?? '');
  const named = words.slice(at, end);
  const isName = named.every(
    (word, index) =>
      (word === 'and' || !NOT_IN_A_NAME.has(word)) &&
      (!NO_NAME.test(word) || isLastOfName(named, index)) &&
      !/\d/.test(word) &&
      stems[at + index] !== '',
  );
  const last = named.at(-1) ?? '';
  return isEnded && isName && (isOfAny || words[end] !== 'of') && last.length > 2 ? { at, end } : null;
}

/** Whether a list continues after a name: a company that rents walls, lights and a closet does not rent walls. */
const isFirstOfList = (text: string, last: string): boolean =>
  new RegExp(`\\b${last},\\s+(?:[\\w'-]+,?\\s+){1,4}(?:and|or)\\b`, 'i').test(text);

const isVerb = (word: string): boolean => SERVICE_OF_VERB.has(word) || HANDS_OVER.has(word);

/** The name of the goods that a verb of selling or sending has as its object. */
function nameThings(sentence: MaskedSentence, verb: number): string | null {
  const { words } = sentence;
  // "We stock and splice conveyor belts": two verbs share the object.
  const isPaired = words[verb + 1] === 'and' && isVerb(words[verb + 2] ?? '');
  const name = findName(sentence, isPaired ? verb + 3 : verb + 1);
  // A single word after "send" or "bring" is not the name of an offer: "we send shoppers".
  const isPairOfThings = name !== null && words.slice(name.at, name.end).includes('and');
  const isToStaff = name !== null && GIVEN_TO.has(words[name.at] ?? '');
  if (name !== null && (name.end - name.at === 1 || isPairOfThings || isToStaff) && SENDS.has(sentence.words[verb] ?? '')) return null;
  const isPlural = name !== null && toSingular(sentence.words[name.end - 1] ?? '') !== sentence.words[name.end - 1];
  const last = sentence.words[name?.end === undefined ? -1 : name.end - 1] ?? '';
  const isEnough = isPlural || isKindOfThing(last) || (name !== null && name.end - name.at > 1 && !SHOWS.has(words[verb] ?? ''));
  return name !== null && !DESCRIBES.test(last) && !isFirstOfList(sentence.text, last) && isEnough
    ? writeOut(sentence, name.at, name.end)
    : null;
}

/** Whether a name certainly ends at its apparent end: "coat alfalfa and clover seed" continues after "and". */
function isWholeObject({ words, text }: MaskedSentence, verb: number, { at, end }: { at: number; end: number }): boolean {
  const last = words[end - 1] ?? '';
  const isCut = words[end] === 'and' || words[end] === 'or';
  const isSplit = endsByMark(text, words[verb] ?? '') || words.slice(at, end).some(isVerb);
  return !isSplit && !(isCut && toSingular(last) === last) && !DESCRIBES.test(last);
}

const POINTS = new Set(['the', 'every', 'each', 'all', 'it', 'them', 'this', 'that', 'those', 'these']);

/** Written objects are texts: someone who writes trucks insures them. */
export const WRITTEN =
  /(?:applications?|grants?|articles?|posts?|proposals?|manuals?|reports?|descriptions?|content|policies|letters?|bids?|blogs?|websites?|texts?|newsletters?|ads|scripts?|speeches|books|copy|pages)$/i;

/** Services that only certain objects name. */
const OF_CERTAIN_OBJECTS = new Set([
  'lessons',
  'cutting',
  'clearing',
  'planning',
  'checks',
  'counts',
  'matching',
  'detection',
  'moving',
  'placement',
]);

/** The name of what a verb does to its object; words that only describe the object are omitted. */
function nameDoing(sentence: MaskedSentence, verb: number, service: string): string | null {
  const { words } = sentence;
  // Something already mentioned is part of the offer, not its name.
  const next = words[verb + 1] ?? '';
  // "We interpret at evenings" tells no object.
  if (POINTS.has(next) || (AFTER_A_NAME.has(next) && next !== 'and') || OF_CERTAIN_OBJECTS.has(service)) return null;
  const other = words[verb + 2] === 're' ? verb + 4 : verb + 3;
  const name = findName(sentence, words[verb + 1] === 'and' ? other : verb + 1);
  if (name === null || !isWholeObject(sentence, verb, name)) return null;
  let { at } = name;
  while (at < name.end - 1 && DESCRIBES.test(words[at] ?? '')) at += 1;
  const isPair = words.slice(at, name.end).includes('and');
  const written = writeOut(sentence, isPair ? at : Math.max(at, name.end - (MOST_WORDS - 1)), name.end);
  if (service === 'writing' && !WRITTEN.test(written)) return null;
  // The thing that is replaced is not the thing sold.
  if (service === 'replacement' && words[name.end] === 'with') return null;
  const object = written.replace(/\S+$/, toSingular);
  return object.endsWith(service) ? null : `${object} ${service}`;
}

/** Verbs that follow the name of a thing in plural or singular. */
const DOING =
  'run come go lie let help keep tell find turn read take make give check show send put cut bring replace work handle weigh fit sit plug connect cover last use drain measure pay ring track count detect stop stick grow stay charge clean move hold lift record scream burn bolt float hang spot answer save film paint brush block clip slide notice compare alert warn match predict translate convert scan link remove protect listen ask play post fill collect draft write build sort print pick arrive survive stand fold store heat cool filter lock open close log map plan recover reduce shut snap spray swap start support tow wrap test'
    .split(' ')
    .map((verb) => `${verb}(?:s|es)?`)
    .join('|');
/** "Our label printers run in freezers": a name of at least two words before a verb. */
const DOES = new RegExp(
  String.raw`\bour\s+((?:[a-z-]+\s+){1,3}?[a-z-]+)\s+(?:is|are|has|does|would|will|can|could|may|carry|carries|dries|dry|watch|watches|catch|catches|${DOING})\b(?!-)`,
  'i',
);

function nameOurs(sentence: MaskedSentence): string | null {
  const words = (DOES.exec(sentence.text)?.[1] ?? '').toLowerCase().split(/[\s-]+/);
  const at = sentence.words.findIndex((_, start) => start > 0 && words.every((word, offset) => sentence.words[start + offset] === word));
  const isName = at > 0 && words.length <= MOST_WORDS && words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word));
  const isKept = sentence.stems.slice(at, at + words.length).every((stem) => stem !== '');
  return isName && isKept && !DESCRIBES.test(words.at(-1) ?? '') ? writeOut(sentence, at, at + words.length) : null;
}

const BUILDS = new Set('build built develop developed design designed make sell offer provide'.split(' '));
/** What a sender makes once, to give away or to work in. */
const NOT_FOR_SALE =
  /^(?:video|guide|list|report|page|paper|study|deck|story|song|case|film|book|mistake|promise|rule|note|change|firm|agency|studio|shop|practice|factory|farm|event|webinar|podcast|brand|community|career|reputation|name|culture|following|network|version|sample|copy|demo|mockup|draft)$/;

/** Where the name of one thing begins: "A phone system that ..." at the start of a sentence, "We built an onboarding checklist that ...". */
function findOne(words: readonly string[]): number {
  const at = words.findIndex(
    (word, index) => ['a', 'an'].includes(word) && BUILDS.has(words[index - 1] ?? '') && /^(?:we|i|have)$/.test(words[index - 2] ?? ''),
  );
  return ['a', 'an'].includes(words[0] ?? '') ? 1 : at + 1;
}

/** One thing of at least two words, at the start of a sentence or built by the sender. */
function nameOne(sentence: MaskedSentence): string | null {
  const { words } = sentence;
  const from = findOne(words);
  const name = from > 0 ? findName(sentence, from) : null;
  if (name !== null && from > 1 && NOT_FOR_SALE.test(words[name.end - 1] ?? '')) return null;
  const isTold = name !== null && ['that', 'which', 'made', 'for'].includes(words[name.end] ?? '');
  return name !== null && isTold && name.end - name.at > 1 && !DESCRIBES.test(words[name.end - 1] ?? '')
    ? writeOut(sentence, name.at, name.end)
    : null;
}

/**
 * What the sender does or delivers, named after the verb: "We insure drones" is drone insurance, "We rent scaffolds" is scaffolds; null if
 * there is no such sentence or its object has no clear end.
 */
export function nameService(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName)) {
    const named = nameOurs(sentence) ?? nameOne(sentence);
    if (named !== null) return named;
    for (let verb = 1; verb < sentence.words.length; verb += 1) {
      if (!SENDERS.has(sentence.words[verb - 1] ?? '')) continue;
      const word = sentence.words[verb] ?? '';
      const isTogether = SERVICE_TOGETHER.has(`${word} ${sentence.words[verb + 1]}`);
      const service = isTogether ? undefined : SERVICE_OF_VERB.get(word);
      const name = HANDS_OVER.has(word) ? nameThings(sentence, verb) : service === undefined ? null : nameDoing(sentence, verb, service);
      if (name !== null) return name;
    }
  }
  return null;
}
