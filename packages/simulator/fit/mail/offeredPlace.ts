import { CATEGORY_BY_ID } from '../needs/category.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { listStems } from '../stems.ts';

/** Words that precede the thing offered; "for" and "your" precede the customer or the object of the service. */
const BEFORE = new Set(
  'our a an offer offers provide provides sell sells do does run runs handle handles automate automates build builds outsourced online is'.split(
    ' ',
  ),
);
/** Whether the words are where an offer is named: at the start, or after a word that introduces one. */
export function isOffered({ words, sentence }: { words: string; sentence: MaskedSentence }): boolean {
  const list = words.split(' ');
  return sentence.words.some((_, at) => {
    const isHere = list.every((word, offset) => sentence.words[at + offset] === word);
    // "£75 a flue" says what the price is for, not what is sold.
    const isUnit = /^an?$/.test(sentence.words[at - 1] ?? '') && /^\d/.test(sentence.words[at - 2] ?? '');
    return isHere && !isUnit && (at === 0 || BEFORE.has(sentence.words[at - 1] ?? ''));
  });
}

/** A single word names an offer only if its category has that name: "payroll" does, "drought" does not. */
export function isCalled(words: readonly string[], category: string): boolean {
  if (words.length > 1) return true;
  const label = listStems(CATEGORY_BY_ID.get(category)?.label ?? '');
  return label.includes(listStems(words[0] ?? '')[0] ?? '');
}

/** Words that separate the sender from what follows: it is no longer what the sender sells or does, but for instance what "each box we send carries". */
const APART = new Set(
  `for to with from in of at by on than without no not like into through about as when if that who which because so you they know knew saw noticed
  found read think thought heard wonder understand believe help helps helped worked until before after instead their every
  carries contains comes goes arrives holds has`.split(/\s+/),
);
const SENDER = new Set(['we', 'i', "we're", "i'm", "we'll", "we'd", "we've"]);
const OURS = new Set(['our', 'my']);
/** At most this many words stand between the sender and the thing: "we can also rent you two refrigerated trailers". */
const MOST_BETWEEN = 5;

/** The sender's verb before a thing, if there is one, and whether the thing is the reader's: "we check your elevators". */
export type SentBy = { verb: string | null; isYours: boolean };

/** A list of goods begins with at most this many words before their name: "Silent 20 kVA generators, with fuel". */
const MOST_FIRST = 3;
/** Words that no list of goods begins with: what follows is the reader's, missing, or a sentence about something. */
const NO_LIST = new Set(
  `your the this that these those their his her its my our no not without some many most every each if when while what which who how why is are do does
  did can could would will have has had in on at for to from with by of a an last next`.split(/\s+/),
);
/** A verb after the name makes a sentence about it. */
const VERB_NEXT =
  /^(?:is|are|was|were|be|get|gets|got|have|has|had|do|does|did|can|could|may|might|must|should|will|would|go|goes|went|cost|costs|need|needs|take|takes|took|make|makes|made|keep|keeps|come|comes|came|fail|fails|break|breaks|lose|loses|mean|means|want|wants|don't|isn't|aren't|can't|won't)$/;

const AFTER_GOODS = /^(?:from|for|in|with|by|at|to|of|on|and|or|that|which|who|under|between|up|per|made|cut|built|hung|\d.*|[a-z]+ed)$/;

type Place = { at: number; end: number };

/** Whether a sentence is a list of goods or work without a verb, and words at a position are its first: "Used pallet racking, inspected." */
export function isListed({ words, clauses, text }: Pick<MaskedSentence, 'words' | 'clauses' | 'text'>, { at, end }: Place): boolean {
  if (at > MOST_FIRST || clauses[at] !== clauses[0] || text.trim().endsWith('?')) return false;
  // "Foam plugs end up on the floor": the next noun is what the sentence is about.
  const next = clauses[end] === clauses[at] ? words[end] : undefined;
  if (next !== undefined && !AFTER_GOODS.test(next)) return false;
  const clause = words.filter((_, place) => clauses[place] === clauses[0]);
  return !clause.slice(0, at).some((word) => NO_LIST.has(word)) && !clause.some((word) => VERB_NEXT.test(word) || SENDER.has(word));
}

/** What makes words at a position of a sentence the sender's; null if nothing does. */
export function findSender({ words }: MaskedSentence, at: number): SentBy | null {
  let isYours = false;
  if (at === 0) return { verb: null, isYours };
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN - 1); before -= 1) {
    const word = words[before] ?? '';
    if (word === 'your') isYours = true;
    if (OURS.has(word)) return { verb: null, isYours };
    // Directly after the sender, the thing's own words begin with a verb: "we merge duplicates".
    if (SENDER.has(word)) return { verb: before === at - 1 ? null : (words[before + 1] ?? null), isYours };
    if (APART.has(word)) return null;
  }
  return null;
}

/** What makes a thing at a position the sender's; a list of goods is the sender's, too. */
export const findSeller = (sentence: MaskedSentence, { at, end }: Place): SentBy | null =>
  (at > 0 ? findSender(sentence, at) : null) ?? (isListed(sentence, { at, end }) ? { verb: null, isYours: false } : null);
