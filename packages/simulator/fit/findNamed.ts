import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { HEADS, MOST_WORDS, NOT_IN_A_NAME, writeOut } from './offerWords.ts';

/** People and companies are customers, not offers. */
const CUSTOMER =
  /(?:editors|inspectors|attorneys|lawyers|officers|crews?|technicians|writers|experts|students|people|clinics?|charities|firms?|companies|agencies|brands|teams?|buyers|leaders|managers|owners|patients|customers|schools?|practices|restaurants?|hotels?|stores|gyms?|salons?|cars|homeowners)$/;

/** A single word for a person is not the name of an offer. */
const PERSON = /(?:grapher|maker|smith|keeper|ologist|ician|ssistant|ttorney|ccountant|nurse|teacher|tutor|coach|driver|guard)s?$/;

function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.every((word) => !NOT_IN_A_NAME.has(word) && !/\d/.test(word)) &&
    !/(?:ed|ly)$/.test(last) &&
    !(words.length === 1 && PERSON.test(last)) &&
    words.length <= MOST_WORDS &&
    !CUSTOMER.test(last)
  );
}

/** Nouns that end the name of something for sale only with a word before them. */
const ENDS = new Set(
  [...HEADS].concat(
    'planner planners vault builder bot assistant agent agents reminders tracker checker scanner editor generator engine marketplace portal database plugin widget toolkit program programs course courses policy policies tests page pages calendar directory labels tags terminals kiosk kiosks robots drones cameras meters filters pumps valves chargers batteries uniforms hotline finder recorder simulator workspace inbox helpdesk subscription subscriptions room rooms store stores line lines catalog feed feeds mats lab loggers logger lockers locker'.split(
      ' ',
    ),
  ),
);
/** Names of things for sale that need no other word. */
const ALONE = new Set(
  'payroll bookkeeping insurance telematics hosting erp crm ats lms wms tms hris edr mdr siem translation translations interpreting catering scaffolding landscaping benefits reminders fundraising recruiting telemedicine'.split(
    ' ',
  ),
);
/** Words that may follow "our" without naming anything. */
const PLAIN = new Set(
  'such internal latest recent free monthly annual current full usual whole entire first second last best other public weekly daily own former sets pairs units pieces kinds lots'.split(
    ' ',
  ),
);
const SELLING = new Set(
  'sell sells offer offers provide provides make makes supply supplies rent rents print prints run runs manufacture build builds'.split(
    ' ',
  ),
);

/** Where the name of a thing may start: after "our", and after "we sell". */
function beginsAt(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return before === 'our' || (SELLING.has(before) && ['we', 'i'].includes(words[at - 2] ?? ''));
}

/** Plurals that start a name; a plural later in one is really a verb: "our software watches calls". */
const PLURAL_FIRST =
  /^(?:sales|goods|news|analytics|operations|systems|sports|customs|jobs|parts|accounts|claims|records|benefits|savings|arms|gas|gps|sms|pos|wms|tms|lms|ems|business|access|process|express|wireless|glass|press|bus|campus|virus|plus|status)$/;
const isVerbInside = (words: readonly string[]): boolean =>
  words.slice(0, -1).some((word) => word.endsWith('s') && !PLURAL_FIRST.test(word));

/** "Our bot reviews the boring half": a verb follows the name. */
const isVerbAt = ({ words }: MaskedSentence, at: number): boolean =>
  (words[at] ?? '').endsWith('s') && /^(?:the|a|an|your|each|every|all|them|it|whom|what|how|which)$/.test(words[at + 1] ?? '');

const IN_A_PLACE = new Set(['in', 'at', 'from', 'to', 'into']);
const PLACE = /^(?:rooms?|stores?|lab|lines?|pages?|calendar)$/;
/** "In our control room": where the sender works is not for sale. */
const isOwnPlace = ({ words }: MaskedSentence, at: number, end: number): boolean =>
  IN_A_PLACE.has(words[at - 2] ?? '') && PLACE.test(words[end - 1] ?? '');

/** How many words from a position on form a name; 0 if none do. */
function countNamed(sentence: MaskedSentence, at: number): number {
  const { words, stems, text } = sentence;
  for (let length = MOST_WORDS; length >= 1; length -= 1) {
    const named = words.slice(at, at + length);
    const last = named.at(-1) ?? '';
    const isWhole =
      named.length === length &&
      new RegExp(named.join('[ -]+'), 'i').test(text) &&
      stems.slice(at, at + length).every((stem) => stem !== '');
    if (
      isWhole &&
      isName(named) &&
      !isVerbInside(named) &&
      !isVerbAt(sentence, at + length - 1) &&
      !named.some((word) => PLAIN.has(word)) &&
      (length === 1 ? ALONE : ENDS).has(last)
    )
      return length;
  }
  return 0;
}

/** "We sell refurbished centrifuges and freezers": things, if the verb means selling and the phrase ends there. */
const SOLD_THINGS =
  /\b(?:we|i)\s+(?:also\s+)?(?:sell|supply|rent|manufacture|provide|offer|make|deliver|stock)\s+(?:the\s+|new\s+)?((?:[a-z-]+\s+){0,2}[a-z-]+s)(?=[,.;:]|\s+(?:and|or|for|to|from|with|that|which|in|at|of|on|by|every|who|you|so|as)\b)/i;

function findSoldThings(sentence: MaskedSentence): string | null {
  const words = (SOLD_THINGS.exec(sentence.text)?.[1] ?? '').toLowerCase().split(/[\s-]+/);
  const at = sentence.words.findIndex((_, start) => words.every((word, offset) => sentence.words[start + offset] === word));
  const isOpen = at >= 0 && sentence.stems.slice(at, at + words.length).every((stem) => stem !== '');
  const saysNothing = words.length === 1 && NO_NAME.test(words[0] ?? '');
  return isOpen && !saysNothing && isName(words) && !words.some((word) => PLAIN.has(word))
    ? writeOut(sentence, at, at + words.length)
    : null;
}

/** The sender's name for the thing, found by position and ending, whatever category it belongs to; null if there is none. */
export function findNamed(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName))
    for (let at = 1; at < sentence.words.length; at += 1) {
      const length = beginsAt(sentence.words, at) ? countNamed(sentence, at) : 0;
      if (length > 0 && !isOwnPlace(sentence, at, at + length)) return writeOut(sentence, at, at + length);
    }
  return sentences.filter(({ mayName }) => mayName).flatMap((sentence) => findSoldThings(sentence) ?? [])[0] ?? null;
}
