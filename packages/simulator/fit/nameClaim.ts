import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isOfPeople } from './isOfPeople.ts';
import { isService } from './nameSubject.ts';
import { SERVICE_OF_VERB, toBaseVerb, toDoneVerb, toPlainVerb } from './offerVerbs.ts';
import { HEADS, isKindOfThing, MOST_WORDS, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';
import { foldText, listStems } from './stems.ts';

const WORD = String.raw`[\p{L}][\p{L}'’/&-]*`;
const NAME = String.raw`((?:${WORD}\s+){0,3}?${WORD})`;
const END = String.raw`(?=[.,:;!?(]|$|\s+(?:for|to|that|which|in|at|with|from|so|by|across|between|within|on|who|when|where|without|into|based|working|serving|covering|and|or|every|each|as|if|is|are)\b)`;

const isPlural = (word: string): boolean => toSingular(word) !== word;
/** Goods with no plural. */
const MASS =
  /(?:fish|seafood|meat|produce|wine|beer|tea|milk|bread|ice|oil|steel|timber|linen|paper|glass|fuel|gas|stationery|workwear|draff|straw|manure|scrap|waste|grain|sludge|cardboard|plastic|metal|wood|fat|tallow|whey)$/;
/** Praise and size before a name. */
const BEFORE =
  /^(?:the|a|an|your|our|all|any|some|new|old|unwanted|spare|surplus|quality|fresh|great|leading|on|site|onsite|specialist|local|family|small|independent|established|experienced|professional|qualified|certified|licensed|accredited|approved|national|regional|dedicated|little|gorgeous|highly|fully|simple|smart|own|run|owned|market|no|modern|very|uk|us|british|based|outsourced|trusted|wide)$/;

type Span = { at: number; end: number };

/** Where words that a pattern found are in a sentence, without praise before them; null if they are no name or vary over the list. */
function findSpan({ words, stems }: MaskedSentence, found: string | undefined): Span | null {
  const list = foldText((found ?? '').replaceAll('-', ' ')).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
  const start = list.length === 0 ? -1 : words.findIndex((_, from) => list.every((word, offset) => words[from + offset] === word));
  if (start < 0) return null;
  const end = start + list.length;
  let at = start;
  while (at < end - 1 && BEFORE.test(words[at] ?? '')) at += 1;
  const named = words.slice(at, end);
  const isName = named.every(
    (word, place) => (!NOT_IN_A_NAME.has(word) || (word === 'hire' && place > 0)) && !NO_NAME.test(word) && !/^\d+$/.test(word),
  );
  return isName && named.length <= MOST_WORDS && stems.slice(at, end).every((stem) => stem !== '') ? { at, end } : null;
}

const lastOf = ({ words }: MaskedSentence, { end }: Span): string => words[end - 1] ?? '';
const isGoods = (word: string): boolean => (isPlural(word) && !isOfPeople(word)) || isKindOfThing(word) || MASS.test(word);
const write = (sentence: MaskedSentence, { at, end }: Span): string => writeOut(sentence, at, end);

const DEALER =
  'merchant|wholesaler|trader|dealer|grower|breeder|importer|manufacturer|maker|supplier|stockist|distributor|roaster|hatchery|forwarder';
const EXPERT = 'contractor|specialist|expert|consultant|provider|agency|company|firm|studio|service|outfit|business|crew|practice|bureau';
const PERSONS = new RegExp(
  String.raw`(?:\b(?:we are|we[’']re|i am|i[’']m|i run|we run)\s+(?:\p{Lu}[\p{L}&’' -]{1,40},\s+(?=an?\s|the\s))?(?:an?\s+|the\s+)?(?:\d+-\p{L}+\s+)?|^\p{L}+\s+is\s+an?\s+)${NAME}\s+(${DEALER}|${EXPERT})(?:s|ies)?\b`,
  'iu',
);

const HERE = new RegExp(String.raw`^${NAME}\s+(${DEALER}|${EXPERT})s?\s+here\b`, 'iu');

/** "We're a family fish merchants", "We are dental marketing experts": the goods or the service in what the sender is. */
function nameTrade(sentence: MaskedSentence): string | null {
  const [, found, kind = ''] = PERSONS.exec(sentence.text) ?? HERE.exec(sentence.text.trim()) ?? [];
  const span = findSpan(sentence, found);
  if (span === null) return null;
  const last = lastOf(sentence, span);
  const isDealt = new RegExp(`^(?:${DEALER})$`, 'i').test(kind) && (isGoods(last) || toSingular(last) === last);
  return isDealt || isService(last) ? write(sentence, span) : null;
}

const HEAD = 'platform|software|app|system|tool|marketplace|suite';
/** What these verbs do says little of what is sold. */
const NO_SERVICE = new Set([
  'back',
  'source',
  'place',
  'plan',
  'deliver',
  'write',
  'teach',
  'draft',
  'process',
  'settle',
  'type',
  'manage',
  'track',
  'check',
]);

const OF = new RegExp(
  String.raw`\b(?:(?:providers?|suppliers?|makers?|manufacturers?|distributors?|importers?)\s+of|provides?|providing|offers?|offering)\s+${NAME}\s+(?:solutions?|services?|systems?)\b`,
  'iu',
);

/** "A market leading provider of mobile vehicle washing solutions". */
function nameProvided(sentence: MaskedSentence): string | null {
  const span = findSpan(sentence, OF.exec(sentence.text)?.[1]);
  return span !== null && isService(lastOf(sentence, span)) ? write(sentence, span) : null;
}

const HAS = new RegExp(
  String.raw`\b(?:we|i)(?:[’']ve got| have| have got|[’']ve built)\s+(?:our own|an?)\s+(?:all in one\s+|all-in-one\s+)?${NAME}\s+(?:that|which|for|covering|to)\b`,
  'iu',
);

/** "We have an all in one HR platform which covers absence". */
function nameHad(sentence: MaskedSentence): string | null {
  const span = findSpan(sentence, HAS.exec(sentence.text)?.[1]);
  return span !== null && span.end - span.at > 1 && new RegExp(`^(?:${HEAD})$`).test(lastOf(sentence, span)) ? write(sentence, span) : null;
}

const WHO = new RegExp(String.raw`\b(?:i am|i[’']m|we are|we[’']re)\s[^.?!]*?\bwho\s+(\p{L}+)(?=[,.]|\s+(?:for|in|from)\b)`, 'iu');

/** "I'm a mechanical engineer who translates". */
function nameDone(sentence: MaskedSentence): string | null {
  const verb = toPlainVerb((WHO.exec(sentence.text)?.[1] ?? '').toLowerCase());
  return NO_SERVICE.has(verb) ? null : (SERVICE_OF_VERB.get(verb) ?? null);
}

const ITEM = /^\s*(?:[-*•·–]|\d+[.)])\s+(.{3,40}?)[.,;]?\s*$/u;
const LEAST_ITEMS = 3;

/** The first item of a list of services whose last word others of them and another sentence use, too: "Office cleaning", "Window cleaning". */
function nameItems(all: readonly MaskedSentence[]): string | null {
  const items = all.flatMap((sentence) => {
    const span = findSpan(sentence, ITEM.exec(sentence.text)?.[1]);
    return span === null ? [] : [{ sentence, span, last: lastOf(sentence, span) }];
  });
  const others = new Set(all.filter(({ text }) => !ITEM.test(text)).flatMap(({ words }) => words));
  const isShared = (last: string): boolean => items.filter((item) => item.last === last).length > 1 && others.has(last);
  const first = items.length < LEAST_ITEMS ? undefined : items.find(({ last }) => isService(last) && isShared(last));
  return first === undefined ? null : write(first.sentence, first.span);
}

const LISTED = new RegExp(String.raw`\b(?:is|are|called)\b.*?\s((?:${WORD},\s+)+${WORD},?\s+and\s+${WORD}\s+(?:${HEAD}))\b`, 'iu');

/** "The UK's all in one rota, payroll and compliance platform": a list before one head. */
function nameListed(sentence: MaskedSentence): string | null {
  const found = LISTED.exec(sentence.text)?.[1];
  if (found === undefined || /\byour\b/i.test(sentence.text.slice(0, sentence.text.indexOf(found)))) return null;
  const words = found.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const isName = words.every((word) => word === 'and' || (!NOT_IN_A_NAME.has(word) && !NO_NAME.test(word)));
  return isName && words.length <= MOST_WORDS + 2 ? found.toLowerCase() : null;
}

const WITH_OURS = new RegExp(String.raw`\b(?:with|through|using|via|by)\s+our\s+${NAME}${END}`, 'iu');

/** "We help companies to improve wellbeing with our on site massage chairs". */
function nameOurs(sentence: MaskedSentence): string | null {
  const span = findSpan(sentence, WITH_OURS.exec(sentence.text)?.[1]);
  if (span === null || !/\b(?:we|i)\b/i.test(sentence.text)) return null;
  const last = lastOf(sentence, span);
  const isThing = isGoods(last) || (HEADS.has(last) && !isOfPeople(last));
  return isThing && span.end - span.at > 1 ? write(sentence, span) : null;
}

const BUYS = new RegExp(
  String.raw`(?:\b(?:i|we)(?:[’']d| would)?(?:\s+(?:like|love))?(?:\s+to)?|\b(?:i|we)\b[^.?!]{3,60}?\s(?:would|[’']d)\s+like\s+to)\s+buy\s+(?:(?:your|any|all|up|in)\s+)*${NAME}${END}`,
  'iu',
);
const FETCHES = /\b(?:collect\w*|pick (?:it|them)? ?up|picked up|take (?:it|them) away|we fetch)\b/i;

/** "I buy used cooking oil" is its collection if the sender comes for it. */
function nameBought(sentence: MaskedSentence, sentences: readonly MaskedSentence[]): string | null {
  const span = findSpan(sentence, BUYS.exec(sentence.text)?.[1]);
  if (span === null || !isGoods(lastOf(sentence, span))) return null;
  const name = write(sentence, span).replace(/\S+$/, toSingular);
  return `${name} ${sentences.some(({ text }) => FETCHES.test(text)) ? 'collection' : 'buying'}`;
}

const MOST = new RegExp(String.raw`^(?:most|a lot of|many)\s+${NAME}\s+(?:is|are|costs?|lasts?|breaks?|takes?|feels?|looks?)\b`, 'iu');

/** "Most forklift training is boring. Ours isn't." */
function nameCompared(sentence: MaskedSentence, next: MaskedSentence | undefined): string | null {
  if (!/^ours\b/i.test(next?.text.trim() ?? '')) return null;
  const span = findSpan(sentence, MOST.exec(sentence.text.trim())?.[1]);
  return span !== null && isGoods(lastOf(sentence, span)) ? write(sentence, span) : null;
}

const DONE = new RegExp(
  String.raw`\b(?:i|we)(?:[’']ve| have)\s+(?:been\s+)?(\p{L}+(?:ed|ing))\s+${NAME}\s+(?:in|around|across|all|for|since|at)\b[^.?!]*\b(?:years?|decades?|since|\d{4})\b`,
  'iu',
);
const STARTS = new RegExp(String.raw`^(\p{L}+ing)\s+(?:the\s+|your\s+|an?\s+)?${NAME}\s+(?:is|takes|costs)\s+(?!not\b)`, 'iu');

/** "I have cleaned windows in Chester for 14 years", "Replacing the rollers is a morning's work". */
function nameWork(sentence: MaskedSentence): string | null {
  for (const pattern of [DONE, STARTS]) {
    const [, verb = '', found] = pattern.exec(sentence.text.trim()) ?? [];
    const lower = verb.toLowerCase();
    const base = lower.endsWith('ing') ? toBaseVerb(lower) : (toDoneVerb(lower) ?? '');
    const service = NO_SERVICE.has(base) ? undefined : SERVICE_OF_VERB.get(base);
    // "Counting quarters takes an hour" is the reader's trouble.
    const isOurs = pattern === DONE || /\b(?:we|our|us|i|my)\b/i.test(sentence.text);
    const span = service === undefined || !isOurs ? null : findSpan(sentence, found);
    if (service !== undefined && span !== null && isPlural(lastOf(sentence, span)))
      return `${write(sentence, span).replace(/\S+$/, toSingular)} ${service}`;
  }
  return null;
}

const TOPIC = new RegExp(
  String.raw`^(?:\p{L}+\s+says?\s+)?${NAME}\s+(?:have to|has to|needs? to|must|should|needs?|is due|are due|starts? (?:at|from)|from\s[$€£\d])\b`,
  'iu',
);
const WORK =
  /(?:assessments?|inspections?|surveys?|checks|tests?|testing|audits?|services?|servicing|training|hire|rental|certificates|maintenance|cleaning)$/;

/** "Legionella risk assessments have to be reviewed" below such a subject: the work that a sentence begins with and the subject is about. */
function nameTopic(sentence: MaskedSentence, subject: string): string | null {
  const span = findSpan(sentence, TOPIC.exec(sentence.text.trim())?.[1]);
  if (span === null || span.end - span.at < 2 || !WORK.test(lastOf(sentence, span))) return null;
  const about = listStems(subject);
  return sentence.stems.slice(span.at, span.end).some((stem) => about.includes(stem)) ? write(sentence, span) : null;
}

const DOING = new RegExp(
  String.raw`\b(?:company|firm|business|team|studio|shop|workshop|outfit|start-?up|merchants?|makers?)\s+(?:supplying|selling|making|offering|providing|renting|hiring out|manufacturing|importing|distributing|growing|building|installing)\s+${NAME}${END}`,
  'iu',
);

/** "We are a family firm supplying school uniforms". */
function nameFirmsGoods(sentence: MaskedSentence): string | null {
  const span = findSpan(sentence, DOING.exec(sentence.text)?.[1]);
  return span !== null && isGoods(lastOf(sentence, span)) ? write(sentence, span) : null;
}

const FIRST = new RegExp(String.raw`\b(?:provides?|offers?|suppl(?:y|ies)|sells?|does|do|delivers?|makes?)\s+${NAME}(?=,\s)`, 'iu');

/** "Bean-to-cup coffee machines, fresh beans and cleaning" below "Better coffee": the first of a list, if the subject is about it. */
function nameFirst(sentence: MaskedSentence, subject: string): string | null {
  const span = findSpan(sentence, FIRST.exec(sentence.text)?.[1]);
  if (span === null || !isGoods(lastOf(sentence, span))) return null;
  const about = listStems(subject);
  return sentence.stems.slice(span.at, span.end).some((stem) => about.includes(stem)) ? write(sentence, span) : null;
}

/** Where a sentence stands: its email, its position in it, and the email's subject. */
type Place = { at: number; all: readonly MaskedSentence[]; subject: string };
type Finder = (sentence: MaskedSentence, place: Place) => string | null;
const PLAIN: readonly Finder[] = [
  (sentence, { all }) => nameBought(sentence, all),
  nameListed,
  nameHad,
  (sentence, { all, at }) => nameCompared(sentence, all[at + 1]),
];
const LIKELY: readonly Finder[] = [
  nameProvided,
  nameOurs,
  nameFirmsGoods,
  nameTrade,
  nameDone,
  nameWork,
  (sentence, { subject }) => nameTopic(sentence, subject),
  (sentence, { subject }) => nameFirst(sentence, subject),
];

function findIn(finders: readonly Finder[], all: readonly MaskedSentence[], subject = ''): string | null {
  for (const find of finders)
    for (const [at, sentence] of all.entries()) {
      const name = sentence.isStory ? null : find(sentence, { at, all, subject });
      if (name !== null) return name;
    }
  return null;
}

/** What the sender says it is: the whole of its offer. */
export const nameIdentity = (sentences: readonly MaskedSentence[]): string | null => findIn([nameTrade, nameDone], sentences);

/** What the sender buys, calls its product or compares with others'; null if no sentence says so. */
export const namePlain = (sentences: readonly MaskedSentence[]): string | null => findIn(PLAIN, sentences);

/** What the sender says it is, provides or has done for years; null if no sentence says so. */
export const nameClaim = (sentences: readonly MaskedSentence[], subject: string): string | null =>
  findIn(LIKELY, sentences, subject) ?? nameItems(sentences);
