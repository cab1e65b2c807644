import { toThirdPerson } from './verbForms.ts';
import { WEEKDAY } from '../../reading/text/timeWords.ts';
import { splitQuestions } from './splitQuestions.ts';
import type { Pick } from './readRough.ts';
import { nameChoice } from './nameChoice.ts';
import { listAfterColon, toParallel } from './readParallel.ts';
import { allOrNone, toChoice } from './toChoice.ts';

/** What a reply to an either-or question says: a full sentence, or the words of the answer, for each side that can be repeated. */
export type Sides = readonly string[];

const OWN =
  /\b(?:your ?sel(?:f|ves)|your own (?:people|team|staff|lads|guys|crew)|in[- ]house|internally|your (?:people|team|staff|lads|crew|guys))\b/i;
const OUTSIDE =
  /^(?:(?:by|with|to|through|use|using|have|hire) )?(?:some(?:body|one)(?: else| in| outside)?|an? (?:outside|local) (?:firm|company)|(?:an? )?third part(?:y|ies)|externally|outsourc\w*)$/i;
const MOST_WORDS = 6;
const MOST_WORDS_OF_CLAUSE = 8;
const MOST_WORDS_OF_CHOICE = 11;
const countWords = (text: string): number => text.split(/\s+/).length;

/** The reader's own words for what a sender says of them. */
const fromReader = (text: string): string =>
  text
    .replace(/\b(when|if|where|as|that|what|until|once) you\b/gi, '$1 we')
    .replace(/\byour\b/gi, 'our')
    .replace(/\byours\b/gi, 'ours')
    .replace(/\byou\b/gi, 'us');

/** "does a recycler take them" */
const SOMEBODY_DOES =
  /^(?:does|do) (some(?:body|one)|an? [\p{L}-]+|(?:the|your) [\p{L}-]+) ([a-z]+)(?: (in|out|round|over))?(?: (?:it|them|that))?(?: for (?:it|them|you|that))?$/iu;
const IS_PLURAL = /^(?:they|.*(?:[^s]s|people|staff|children|men|women))$/i;
/** "wash your own towels": the verb. */
const OWN_THINGS = /^([a-z]+) your own\b(?! (?:people|team|staff|lads|guys|crew)\b)/i;

const SUBJECT = /^(?:do|does|are|is|have|has) (?:you|they|it|(?:the|your) [\p{L} -]{2,20}?)(?= [\p{L}])/iu;
const ADVERBS = /^(?:(?:still|currently|mostly|usually|normally|generally|typically|now|already|tend to|just) )+/i;
const NO_CHOICE =
  /^(?:not|so|more|less|(?:two|three)$|any\w*|similar|never|else|otherwise|both|other\w*|later|maybe|perhaps|nothing|something|no|us|me|you|it|them|if not)\b|^(?:the )?(?:other|like)$/i;
const DAY = new RegExp(String.raw`^(?:(?:on|the|next|this) )*${WEEKDAY}\b`, 'i');
/** "you or a colleague", "any problems or questions": no choice between things. */
const ONE_OF_MANY = /(?:^|\s)(?:you|me|us|it|one|any(?: [\p{L}-]+){1,2}|any\w+)$/iu;

/** A word that answers nothing by itself. */
const NO_ANSWER = /^(?:years?|months?|weeks?|days?|next|more|less|later|first|last|it|that)$|\bbetter\b/i;

const OWN_CLAUSE = /^(?:do|does|is|are|have|has|would|should|shall|can|could)\b/i;

/** What follows the second side and belongs to neither. */
const ASIDE = /,? (?:because|since|so that|which|that|going|being) .*$/i;

/** What is true of both sides. */
const NOW = /,? (?:at the moment|at present|currently|right now|just now|now|today|these days)$/i;
const AT_READER = / (?:at|for|in) your (?:place|company|firm|office|shop|store|site|end|school|clinic|practice|restaurant|hotel)$/i;

/** "(a) a report" */
const LETTER = /\((?:[a-d]|[1-4])\) */gi;

type Parts = { left: string; right: string; said: string };
/** "Could you just reply with a 1, 2 or 3?" */
const ASKS_FOR_MARK =
  /\b(?:[Rr]eply|[Aa]nswer|[Rr]espond|write back|text) (?:back |me )?(?:with )?(?:just )?(?:an? |the |one )?["'\u201c(]?(?:\d|[A-D]|number|letter)\b/;
const split = (question: string): Parts | null => {
  if (ASKS_FOR_MARK.test(question)) return null;
  const plain = question.replaceAll(LETTER, '');
  const at = plain.toLowerCase().lastIndexOf(' or ');
  const right = plain
    .slice(at + 4)
    .trim()
    .replace(ASIDE, '')
    .replace(NOW, '')
    .replace(AT_READER, '');
  const left = plain
    .slice(0, Math.max(0, at))
    .replace(/,$/, '')
    .replace(/^.*, either /i, '')
    .trim();
  if (at < 0 || DAY.test(right) || NO_CHOICE.test(right)) return null;
  if (ONE_OF_MANY.test(left) && !OWN_CLAUSE.test(right)) return null;
  const start = SUBJECT.exec(left);
  return { left, right, said: start === null ? '' : left.slice(start[0].length).trim().replace(ADVERBS, '') };
};

/** A side that says who does something: "in house", "does a recycler take them". */
function readDoer(side: string): string | null {
  const plain = side
    .replace(ADVERBS, '')
    .replace(/ (?:now|today|at the moment|currently|at present)$/i, '')
    .trim();
  const [, subject = '', verb = '', particle] = SOMEBODY_DOES.exec(plain) ?? [];
  if (subject !== '' && particle === 'in') return `${subject} comes in`;
  if (subject !== '' && (/^some/i.test(subject) || particle !== undefined)) return 'somebody does it for us';
  const object = / it\b/.test(plain) ? 'it' : 'them';
  if (subject !== '' && IS_PLURAL.test(subject)) return `${fromReader(subject)} ${verb} ${object} themselves`;
  if (subject !== '') return `${fromReader(subject)} ${toThirdPerson(verb)} ${object}`;
  const own = OWN_THINGS.exec(plain)?.[1];
  if (own !== undefined) return `we ${own} our own`;
  if (OWN.test(plain) && !/\byour own (?!people|team|staff|lads|guys|crew)/i.test(plain))
    return /\bin[- ]house\b/i.test(plain) ? 'in house' : /\byourself\b/i.test(plain) ? 'I do it myself' : 'our own people do it';
  return OUTSIDE.test(plain) ? 'somebody does it for us' : null;
}

/** "Are you still on copper lines, or have you gone to VoIP?": nobody who answers in earnest has what is offered. */
const STILL_OR = /^(?:is|are) (?!(?:it|this|that)\b)[^,?]{2,40}? still ([^,?]{2,50}?),? or (?:have|has) (?:you|they|it|your \p{L}+)\b/iu;
const HAVE_CHANGED = / or have you ((?:already |now |since )?\p{L}+(?:ed|en|own|one|ut|ld|ght|de)\b[^,?]{0,40})$/iu;

/** "We've already gone to VoIP": what the reader of such a question says who needs nothing; null if it leaves no such answer. */
export function readChange(question: string): string | null {
  const changed = STILL_OR.test(question) ? HAVE_CHANGED.exec(question.replace(NOW, ''))?.[1] : undefined;
  return changed === undefined || /\byou/i.test(changed) ? null : `we've ${changed}`;
}

/** What either side of a question about how things stand says: "Are you short of space or just short of racking?" */
export function readStates(question: string): Sides {
  const parts = split(question);
  if (parts === null) return [];
  const { left, right, said } = parts;
  const kept = STILL_OR.exec(question)?.[1];
  if (kept !== undefined) return [`still ${fromReader(kept)}`];
  // "Is it still June, or has it moved?"
  const [, verb, subject, done] = /^(has|have|is|are) (it|they|that) ([\p{L}]+(?: [\p{L}]+)?)$/iu.exec(right) ?? [];
  if (done !== undefined)
    return [...(/\bstill\b/i.test(left) ? ['yes, still'] : []), `${subject ?? ''} ${verb ?? ''} ${done}`.toLowerCase()];
  const just = right.replace(/^(?:just|only) /i, '');
  const [one, other] = [said, just].map((side) => side.split(' '));
  const isTwin = one !== undefined && other !== undefined && one.length > 1 && one.length <= 4 && other.length <= 4 && one[0] === other[0];
  return isTwin ? [said, just].map(fromReader) : [];
}

/** Whether the sender leaves something to the reader's choice, and does not ask how things are. */
export const isChoice = (question: string): boolean =>
  /^(?:would|shall|should|can|could|may|might|will|want|prefer|which)\b|^what(?:['\u2019]s| is| would| suits| fits)\b[^?,]*\b(?:more|better|best|easier|easiest|help|suit)\b|^(?:are|is) (?!you\b|your\b|it\b)[^?]+ or [^?]+ (?:better|best|easier|easiest)\b|\b(?:prefer|rather|would you like|do you want)\b/i.test(
    question,
  );

/** A choice that is a sentence of its own, not a thing. */
const isRequest = (choice: string): boolean => /^(?:I'd rather|let's) |, please$/.test(choice);

const unlessLong = (side: string): string | null => (side !== '' && countWords(side) <= MOST_WORDS_OF_CHOICE ? side : null);

/** "Who services them at the moment, the dealer you bought them from or an independent?": what is listed after the question itself. */
const ASKED_FIRST =
  /^(?:who|which|what|where|how)\b.*?, (?:(?:is it|is that|still|mostly|usually) )?((?:an?|the|your|some(?:one|body)) [^,]+)$/i;
const MOST_WORDS_LISTED = 7;
function readListed(left: string, right: string): Sides {
  const first = ASKED_FIRST.exec(left)?.[1];
  if (first === undefined || !/^(?:an?|the|your|some(?:one|body)|one of)\b/i.test(right)) return [];
  const sides = [first, right].map(
    (side) => readDoer(side) ?? fromReader(side.replace(/\b(from|by|with|to|for) you$/i, '$1 us').replace(/\byou (?=\p{Ll})/giu, 'we ')),
  );
  return sides.every((side) => countWords(side) <= MOST_WORDS_LISTED) ? sides : [];
}

/** What either side of an either-or question says; empty if it is none, or if neither side can be repeated for certain. */
export function readSides(question: string): Sides {
  const named = nameChoice(question);
  if (named.length > 0) return named.map(fromReader);
  const parts = split(question);
  if (parts === null) return [];
  const { left, right, said } = parts;
  // "Shall I go ahead, or has something changed?" leaves nothing to choose.
  if (isChoice(question) && /^(?:(?:has|have|did) (?:anything|something|things|plans)|is there|are there)\b/i.test(right)) return [];
  if (isChoice(question)) return allOrNone(toChoice(left, right).map(unlessLong));
  // "Is there somebody else, or would a sample help?" asks two things.
  if (/^(?:would|could|should|shall|can|might|will|may)\b/i.test(right)) return [];
  const listed = readListed(left, right);
  if (listed.length > 0) return listed;
  const doers = [said === '' ? null : readDoer(said), readDoer(right)];
  const isAlternative = /^(?:do|does|is|are|have|has)\b/i.test(right);
  if (isAlternative)
    return (
      toClauses([left, right]) ?? withClause(listAfterColon(left), right) ?? allOrNone([doers[0] ?? null, doers[1] ?? ofClause(right)])
    );
  if (doers[0] === null && /\b(?:your ?sel(?:f|ves)|in[- ]house|your own (?:people|team|staff))\b/i.test(left)) doers[0] = readDoer(left);
  const isBare = said === '' ? countWords(left) <= 2 : /^(?:is|are) (?:it|they|that)\b/i.test(left);
  const alike = toParallel(said === '' ? left : said, right, { isOfDoing: /^do you\b/i.test(left), isBare });
  if (alike.some((side) => side !== null && NO_ANSWER.test(side))) return [];
  // "Do you rent, lease or buy?" lists what the reader may do.
  const lists = alike.length > 2 && /^do you\b/i.test(left) && said.startsWith(alike[0] ?? ' ');
  // Where one side cannot be repeated, everybody would give the other.
  return allOrNone(
    alike
      .map((side) => (lists && side !== null ? `we ${side}` : side))
      .map((side, index) => doers[alike.length === 2 ? index : 1] ?? (side === null ? null : fromReader(side)))
      .map((side) => (side !== null && side !== '' && countWords(side) <= MOST_WORDS ? side : null)),
  );
}

/** "do you lease": who does it, and what. */
const CLAUSE = /^(?:do|does) (you|they|it|the [\p{L} -]{2,20}?|your (?:own )?[\p{L} -]{2,20}?) (.+)$/iu;
/** "is it on a contract today": the state itself. */
const STATE =
  /^(?:is|are) .+ ((?:on|under|through|by|in) (?:an? |the |your )?(?!order|place|mind)[\p{L}-]+(?: [\p{L}-]+)??)(?: (?:today|now|at the moment|currently|at present|these days))?$/iu;
const OPENS_SIDE = /^(?:on|in|by|with|via|through|over|at|from|to|for|as|when|if|once|until|an?|the|your|our|their)$/i;
/** With the preposition and the article before the first word that differs. */
function startOfSide(words: readonly string[], differing: number): number {
  let from = differing;
  while (from > 1 && OPENS_SIDE.test(words[from - 1] ?? '')) from -= 1;
  return from;
}

/** "Does it go through a system or does it go through a text": what two whole clauses do not share; null if that is not certain. */
function toClauses(clauses: readonly [string, string]): Sides | null {
  const parts = clauses.map((clause) => CLAUSE.exec(clause.replace(NOW, '')));
  const state = parts[0] === null ? STATE.exec(clauses[0])?.[1] : undefined;
  const [, subject = '', said = ''] = parts[1] ?? [];
  if (state !== undefined && subject.toLowerCase() === 'you') {
    const sides = [fromReader(state), toStatement('you', said.replace(ADVERBS, '').split(' '))];
    return sides.every((side) => countWords(side) <= MOST_WORDS_OF_CLAUSE && !/\byou/i.test(side)) ? sides : null;
  }
  const subjects = parts.map((part) => part?.[1]?.toLowerCase() ?? '');
  const [one = [], other = []] = parts.map((part) => (part?.[2] ?? '').replace(ADVERBS, '').split(' '));
  if (subjects.includes('')) return null;
  const differing = one.findIndex((word, index) => word.toLowerCase() !== other[index]?.toLowerCase());
  const isShared = differing > 0 && subjects[0] === subjects[1];
  const from = isShared ? startOfSide(one, differing) : 0;
  const sides = isShared
    ? [one, other].map((words) => fromReader(words.slice(from).join(' ')))
    : [one, other].map((words, index) => toStatement(subjects[index] ?? '', words));
  const isShort = sides.every((side) => side !== '' && countWords(side) <= (isShared ? MOST_WORDS : MOST_WORDS_OF_CLAUSE));
  return isShort && sides.every((side) => !/\byou/i.test(side)) ? sides : null;
}

/** "do the guests fill it in" as a statement; null if it cannot be repeated whole. */
function ofClause(clause: string): string | null {
  const [, subject = '', said = ''] = CLAUSE.exec(clause) ?? [];
  const statement = readDoer(clause) ?? (subject === '' ? '' : toStatement(subject.toLowerCase(), said.replace(ADVERBS, '').split(' ')));
  return statement !== '' && countWords(statement) <= MOST_WORDS_OF_CLAUSE && !/\byou/i.test(statement) ? statement : null;
}

/** "on paper, or do the guests fill it in": the ways before a clause, and the clause as a statement; null if there are none. */
function withClause(ways: readonly string[], clause: string): Sides | null {
  if (ways.length === 0) return null;
  const statement = ofClause(clause);
  return [...ways.map(fromReader), ...(statement === null ? [] : [statement])];
}

/** "buy their own and claim it back": what is too long to repeat is cut after its first half. */
const shorten = (text: string): string =>
  countWords(text) > MOST_WORDS_OF_CLAUSE - 3 ? text.replace(/,? (?:and|but|then|so) .*$/i, '') : text;

function toStatement(subject: string, [verb = '', ...rest]: readonly string[]): string {
  const said = fromReader(shorten(rest.join(' ')))
    .replace(/\byourselves\b/i, 'ourselves')
    .replace(/\byourself\b/i, 'myself');
  if (subject === 'you') return `we ${verb} ${said}`.trim();
  const who = fromReader(subject);
  return `${who} ${IS_PLURAL.test(who) ? verb : toThirdPerson(verb)} ${said}`.trim();
}

/** What the last question that leaves a choice lets the reader choose from. */
export const readChoice = (prose: string): Sides =>
  splitQuestions(prose)
    .flat()
    .filter(isChoice)
    .map(readSides)
    .findLast((sides) => sides.length > 0) ?? [];

/** Something to try, and something to pay for or to sign. */
const LIGHT =
  /\b(?:free|no charge|without charge|no cost|for nothing|on us|on the house|at our (?:cost|expense)|samples?|trials?|tasters?|to try|on loan|single|small|short)\b/i;
const HEAVY =
  /\b(?:(?:the|a) (?:full|whole|entire)|all|every|years?|annual|yearly|contracts?|orders?|buy|pallets?|half[- ]price|off|discount\w*|subscription|outright)\b|[$€£]\s?\d|\d ?%/i;
const weigh = (text: string): number => (HEAVY.test(text) ? 1 : 0) - (LIGHT.test(text) ? 1 : 0);
/** How many times as often somebody takes what commits them to less. */
const TAKES_LIGHTER = 4;

/** By how much the second side of a choice commits the reader to more than the first: nobody minds only where that is 0. */
export function compareSides(question: string): number {
  const parts = split(question);
  return parts === null ? 0 : weigh(parts.right) - weigh(parts.left);
}

/** Two sides, the one that commits to less several times, for somebody to take any. */
export function preferLighter(sides: Sides, difference: number): Sides {
  const [first, second] = sides;
  if (difference === 0 || sides.length !== 2 || first === undefined || second === undefined) return sides;
  return [...Array.from({ length: TAKES_LIGHTER }, () => (difference > 0 ? first : second)), difference > 0 ? second : first];
}

/** One of several choices as a field: a thing as `choice`, a request in full as `order`. */
export function toChoiceField(choices: Sides, pick: Pick): readonly (readonly [string, string])[] {
  if (choices.length === 0) return [];
  // "Thursday at 11 or 2": both are on Thursday.
  const day = /^.*\bat (?=\d)/.exec(choices[0] ?? '')?.[0] ?? '';
  const choice = pick(choices.map((one) => (/^\d/.test(one) ? day + one : one)));
  return [[isRequest(choice) ? 'order' : 'choice', choice]];
}
