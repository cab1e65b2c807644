import type { Intent } from '../outcome.ts';
import { asksForSomething } from './asks/readSellerFacts.ts';
import { linesFor } from './answerLines.ts';
import { chooseLine, fitsLine } from './chooseLine.ts';
import { expandPhrase, type NextChance } from './expandPhrase.ts';
import type { StockCell, StockLine } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import type { SellerFacts } from './asks/sellerFacts.ts';
import { toSentence } from './typing.ts';

/** If an email asks several things, how often each after the first is answered too. */
const ANSWERS_NEXT = 0.93;
const ASKS: RegExp = /^ask[A-Z]/;
const OF_GUESTS = ['askParty', 'askBring', 'askCarry', 'askChoice'] as const;
/** Said once, even if several numbers are not known. */
const IS_UNKNOWN =
  /\b(?:look (?:that |it )?up|to hand|off-?hand|have to (?:check|count|look|ask|measure|add|work|find)|so I'd have to|need to (?:ask|look)|find that out|couldn['\u2019]t say)\b/i;
/** A yes or a no, which is said once to a seller: "We do, yes. Yes." */
const IS_PLAIN =
  /^(?:(?:yes|no|we|not (?:really|yet|any more|so far)|mostly)\b[^.]{0,14}|(?:we|they|it) (?:do|does|are|is|have|would|can)(?:n['\u2019]t)?,? (?:yes|as it happens))\.?$/i;
/** How often a seller who asks whether something is done hears that it is not; people who want it may have something worse. */
const SAYS_NO: Readonly<Partial<Record<Intent, { still: number; other: number }>>> = {
  interested: { still: 0.25, other: 0 },
  question: { still: 0.4, other: 0.3 },
  timing: { still: 0.5, other: 0.45 },
};
/** A no to what the offer would end, or to what it would replace. */
function saysNo({ tags }: SellerFacts, intent: Intent, next: NextChance): boolean {
  const share = SAYS_NO[intent];
  if (share === undefined || !tags.includes('askSo') || tags.includes('lacking') || tags.includes('ever')) return false;
  return next() < (tags.includes('still') ? share.still : share.other);
}

const OF_FIRM: Readonly<Record<string, string>> = {
  'somebody does': 'we do',
  'somebody is': 'we are',
  'somebody has': 'we have',
  'somebody would': 'we would',
  'somebody can': 'we can',
  'nobody does': "we don't",
  'nobody is': "we're not",
  'nobody has': "we haven't",
  'nobody would': "we wouldn't",
  'nobody can': "we can't",
};
/** Whoever runs a firm does not say of its people that somebody does it. */
const speakForFirm = (fields: SellerFacts['fields'], tags: ReadonlySet<string>): SellerFacts['fields'] =>
  tags.has('whole') ? fields.map(([name, said]) => [name, OF_FIRM[said] ?? said] as const) : fields;

/** More answers than these in a row need numbers, whether or not the questions have some. */
const MOST_UNNUMBERED = 2;

/** How many, how often or how long has no answer from somebody who has none. */
const IS_NONE = /^(?:no|none|not)\b(?!,? but\b)/i;
const OF_AMOUNT = ['askMany', 'askOften', 'askMuch', 'askShare', 'askAge', 'askTaking', 'askSince', 'askLast', 'askEnds'] as const;
const isAmount = (part: SellerFacts | undefined): boolean => OF_AMOUNT.some((tag) => part?.tags.includes(tag) === true);

/** A number of which nobody can tell how large it may be: "Quite a few." */
const isVague = ({ tags, fields }: SellerFacts): boolean => tags.includes('askMany') && !fields.some(([name]) => name === 'rough');

/** Whoever accepts a request need not say what they do not know. */
const ACCEPTS: ReadonlySet<Intent> = new Set(['interested', 'question']);

/** Sentences that answer what an email asks, one for each part, in its order; a part that nobody with this intent answers is left out. */
export function answerParts(facts: ReplyFacts, intent: Intent, next: NextChance): StockLine | null {
  const isInline = facts.tags.has('inline');
  const isSold = facts.kind === 'sales' || facts.kind === 'follow_up';
  if (isSold && facts.tags.has('partly') && !ACCEPTS.has(intent)) return null;
  // Whoever comes says with whom; what else an invitation asks is of too many kinds.
  const ofGuests = facts.kind === 'event' ? facts.parts.filter(({ tags }) => OF_GUESTS.some((tag) => tags.includes(tag))) : facts.parts;
  // Lines for recruiters take a choice themselves.
  const asked =
    facts.kind === 'recruiting' && facts.fields.has('choice') ? ofGuests.filter(({ tags }) => !tags.includes('askChoice')) : ofGuests;
  // Nobody answers "How many of each?" with "Quite a few. A fair few."
  const isUneven = isSold && asked.filter(isVague).length > 1;
  const parts = isUneven ? asked.filter((part) => !isVague(part)) : asked;
  const answers = parts.flatMap((part, index) => {
    if (index > 0 && !isInline && !isSold && next() >= ANSWERS_NEXT) return [];
    const known = {
      ask: facts.ask,
      tags: new Set([...facts.tags, ...part.tags, ...(isSold && saysNo(part, intent, next) ? ['saysNo'] : [])]),
      fields: new Map([...facts.fields, ...speakForFirm(part.fields, facts.tags)]),
    };
    const own = linesFor(part, known, intent);
    // Whatever they make of a survey, those who answer it answer each of its questions.
    const line = chooseLine(isInline && own.length === 0 ? linesFor(part, known, 'question') : own, known, next);
    return line === undefined
      ? []
      : [{ sentence: toSentence(expandPhrase(line.text, known.fields, next)), variants: line.variants, number: index + 1 }];
  });
  // What somebody would have to look up is no answer to a stranger who sells, unless there is none to anything and they want to go on.
  const accepts = isSold || (!isInline && ACCEPTS.has(intent) && [...facts.tags].some(asksForSomething));
  const known = answers.filter(({ sentence }) => !IS_UNKNOWN.test(sentence));
  const kept = accepts && (known.length > 0 || !(isSold && ACCEPTS.has(intent))) ? known : answers;
  if (kept.length === 0) return null;
  const isNumbered = isInline && kept.length > (facts.tags.has('numbered') ? 1 : MOST_UNNUMBERED);
  const unknown = kept.findIndex(({ sentence }) => IS_UNKNOWN.test(sentence));
  const said = kept.filter(({ sentence }, index) => isNumbered || index === unknown || !IS_UNKNOWN.test(sentence));
  const plain = said.findIndex(({ sentence }) => IS_PLAIN.test(sentence));
  const once = said.filter(({ sentence }, index) => !isSold || isNumbered || index === plain || !IS_PLAIN.test(sentence));
  const none = isNumbered ? -1 : once.findIndex(({ sentence }) => IS_NONE.test(sentence));
  const held = once.filter(({ number }, index) => none < 0 || index <= none || !isAmount(parts[number - 1]));
  const text = held.map(({ sentence, number }) => (isNumbered ? `${number}. ${sentence}` : sentence)).join(' ');
  const variants = held.reduce((product, one) => product * one.variants, 1);
  // What follows is about the last answer.
  const last = parts[(held.at(-1)?.number ?? 0) - 1];
  const needs = last?.tags.filter((tag) => ASKS.test(tag) && facts.tags.has(tag)) ?? [];
  return { text, needs, lacks: [], isOpen: true, variants };
}

/** Every statement followed by every sentence. */
export const joinLines = (first: readonly StockLine[], second: readonly StockLine[]): StockLine[] =>
  first.flatMap((one) =>
    second.map((other) => ({
      text: `${one.text} ${other.text}`,
      needs: [...one.needs, ...other.needs],
      lacks: [...one.lacks, ...other.lacks],
      isOpen: other.isOpen,
      variants: one.variants * other.variants,
    })),
  );

/** How often somebody with an intent answers what they are asked before they say what they think of it. */
const ANSWERS: Readonly<Partial<Record<Intent, number>>> = { interested: 0.85, question: 0.85, soft_objection: 0.4 };

/** What an offered job, or what is asked, may be to somebody who has no answer. */
const NOT_THEIRS = ['otherWork', 'runsFirm', 'beside', 'unsuited'] as const;

/** Lines of any stock after the answers to what the email asks. */
export function withAnswers(cell: StockCell, facts: ReplyFacts, { intent, next }: { intent: Intent; next: NextChance }): StockCell {
  const share = facts.tags.has('inline') && ANSWERS[intent] !== undefined ? 1 : (ANSWERS[intent] ?? 0);
  // Who comes along is said by those who come.
  if (facts.kind === 'event' && intent !== 'interested') return cell;
  // What may be no sale may ask for something else than a seller does.
  if (facts.tags.has('mixed') && !facts.tags.has('askChoice')) return cell;
  // Whoever does other work has no answer for those who do it.
  if (NOT_THEIRS.some((tag) => facts.tags.has(tag))) return cell;
  // Who else might want a job is no question of who decides.
  if (facts.kind === 'recruiting' && (facts.tags.has('refer') || facts.parts.some(({ tags }) => tags.includes('askRight')))) return cell;
  // What a survey behind a link asks is answered there.
  if (facts.kind === 'survey' && !facts.tags.has('inline')) return cell;
  if (facts.parts.length === 0 || next() >= share) return cell;
  const said = answerParts(facts, intent, next);
  if (said === null) return cell;
  const fitting = cell.lines.filter((line) => fitsLine(line, facts));
  const answer = [{ ...said, needs: [] }];
  const lines = fitting.length > 0 ? fitting : cell.lines;
  // Whoever wants to come, or wants the job, says that first.
  const isWanted = intent === 'interested' && (facts.kind === 'event' || facts.kind === 'recruiting');
  return { lines: isWanted ? joinLines(lines, answer) : joinLines(answer, lines), closes: cell.closes };
}
