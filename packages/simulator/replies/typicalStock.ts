import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { answerParts, joinLines } from './answerParts.ts';
import { fitsLine } from './chooseLine.ts';
import type { NextChance } from './expandPhrase.ts';
import { stockOf } from './keptStocks.ts';
import type { StockCell, StockLine } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { AFTER_ANSWER_TEXT } from './stock/seller/afterAnswers.ts';
import { TYPICAL_SELLER_TEXT } from './stock/typicalSeller.ts';

const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/** How often a reply goes into what a seller asks; the more somebody wants it, the more often. */
const ANSWERS: Readonly<Record<Intent, number>> = {
  interested: 1,
  question: 0.95,
  timing: 0.92,
  referral: 0.5,
  soft_objection: 0.88,
  hard_objection: 0.35,
  not_interested: 0.4,
  opt_out: 0,
};
/** Requests that have few answers, and get one. */
const ANSWERED_ANYWAY = [
  'askChoice',
  'askDays',
  'askRight',
  'askKnow',
  'askStill',
  'askLater',
  'askAddress',
  'askGive',
  'askPlace',
  'askRing',
  'askVisit',
  'slot',
] as const;
/** Fewer variants than this would soon repeat themselves, so they are used less often. */
const ENOUGH_VARIANTS = 24;
/** If an email also wants something done, how often the reply answers that, too. */
const ANSWERS_BOTH = 0.9;
/** How often a reply without an answer takes up what the email states or is about. */
const TAKES_UP = 0.7;

/** Few refuse by what an email states, and not all of them find a price too high. */
const REFUSES: ReadonlySet<Intent> = new Set(['soft_objection', 'hard_objection', 'not_interested']);
const REFUSES_BY_IT = 0.35;

/** Intents of people who take the sender up on the email. */
const OPEN: ReadonlySet<Intent> = new Set(['interested', 'question']);

const TIMES: ReadonlySet<string> = new Set(['day', 'day2', 'slot']);
const MARKS: ReadonlySet<string> = new Set(['optionYes', 'optionLater', 'optionOther', 'optionNo']);
/** Whoever is offered marks to answer with nearly always uses one. */
const USES_MARK = 0.85;
const STATED: ReadonlySet<string> = new Set(['topic', 'price', 'sold', 'promised']);

/** Whether a line answers what the email asks for, or says how things are. */
const asks = ({ needs }: StockLine): boolean => needs.some((need) => /^ask[A-Z]/.test(need) || TIMES.has(need));
const marks = ({ needs }: StockLine): boolean => needs.some((need) => MARKS.has(need));
const answers = (line: StockLine): boolean => asks(line) || marks(line);
const isOfPerson = ({ needs }: StockLine): boolean => needs.includes('askRight');
const takesUp = ({ needs }: StockLine): boolean => needs.some((need) => STATED.has(need));
const countAll = (lines: readonly StockLine[]): number => lines.reduce((sum, { variants }) => sum + variants, 0);

/** Every statement followed by every sentence about it, or about nothing that was asked. */
const followBy = (said: readonly StockLine[], after: readonly StockLine[]): StockLine[] =>
  said.flatMap((one) =>
    joinLines(
      [one],
      after.filter(({ needs: [about = ''] }) => !/^ask[A-Z]/.test(about) || one.needs.includes(about)),
    ),
  );

/** Where the first sentence of a line ends, outside its choices; its whole length if it has one sentence. */
function endOfFirst(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0 && text[at] === '.') return at + 1;
  }
  return text.length;
}

/** Every sentence after the first one of every line: "That's me. About forty. What does it cost?" */
const joinAfterFirst = (lines: readonly StockLine[], after: readonly StockLine[]): StockLine[] =>
  lines.flatMap((line) => {
    const end = endOfFirst(line.text);
    return joinLines([line], after).map((joined, index) => {
      const said = after[index]?.text ?? '';
      return { ...joined, text: `${line.text.slice(0, end)}${end === line.text.length ? '.' : ''} ${said}${line.text.slice(end)}` };
    });
  });

/** Answers to what is asked, followed by a sentence that says what the reader makes of it, or answers the last request. */
function answerSituation(facts: ReplyFacts, intent: Intent, next: NextChance): readonly StockLine[] {
  const fitting = (text: string): StockLine[] => stockOf(text)[intent].lines.filter((line) => fitsLine(line, facts));
  const isSentTo = facts.tags.has('askAddress');
  // Nobody leaves open where a thing is to be sent, or whether the sender may come.
  const isMain = isSentTo || facts.tags.has('askVisit');
  const answer = isSentTo && !OPEN.has(intent) ? null : answerParts(facts, intent, next);
  const all = fitting(AFTER_ANSWER_TEXT);
  // Somebody who decides nothing answers, and passes the rest on.
  const own = all.filter(({ needs }) => needs.includes('junior'));
  const after = own.length > 0 ? own : all;
  if (answer === null || after.length === 0) return [];
  const said = [answer];
  // Whoever chooses has answered the request.
  const isAnswered = facts.tags.has('askChoice') && !facts.tags.has('askAddress');
  const isOpen = !isAnswered && own.length === 0 && OPEN.has(intent);
  // What was promised is not promised twice.
  const repeats = ({ needs }: StockLine): boolean => needs.includes('askGive') && answer.needs.includes('askGive');
  const requested = isOpen ? fitting(TYPICAL_SELLER_TEXT).filter((line) => asks(line) && !repeats(line)) : [];
  if (requested.length > 0 && (isMain || next() < ANSWERS_BOTH)) {
    // Whoever is asked for says first who they are, and whoever wants a thing where to send it.
    if (requested.some(isOfPerson)) return joinAfterFirst(requested.filter(isOfPerson), said);
    return isSentTo && intent === 'interested' ? joinLines(requested, said) : joinLines(said, requested);
  }
  const particular = after.filter((line) => takesUp(line) || answers(line));
  const chosen = particular.length > 0 && next() < TAKES_UP ? followBy(said, particular) : [];
  return chosen.length > 0 ? chosen : followBy(said, after);
}

/** What busy people write back to a seller; undefined if none of it fits the email and its reader. */
export function typicalStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell | undefined {
  if (!SELLS.has(facts.kind) || facts.tags.has('purchases') || facts.tags.has('mixed') || intent === 'opt_out') return undefined;
  const fitting = stockOf(TYPICAL_SELLER_TEXT)[intent].lines.filter((line) => fitsLine(line, facts));
  if (fitting.length === 0) return undefined;
  // What is due on a date cannot be put off for months.
  const dated = fitting.filter(({ needs }) => needs.includes('isDated'));
  if (dated.length > 0) return { lines: dated, closes: [] };
  const junior = fitting.filter(({ needs }) => needs.includes('junior'));
  const answersFirst = facts.tags.has('askRight') || facts.tags.has('askKnow') || (OPEN.has(intent) && facts.parts.length > 0);
  // Somebody who decides nothing says so first; who is asked for, or how things are, anybody answers.
  if (junior.length > 0 && !answersFirst) return { lines: junior, closes: [] };
  // A stranger does not choose between answers that are not meant for them.
  const marked = facts.tags.has('misfit') ? [] : fitting.filter(marks);
  if (marked.length > 0 && next() < USES_MARK) return { lines: marked, closes: [] };
  // Nobody who wants a thing leaves the only question open that was asked.
  const promising = intent === 'interested' ? fitting.filter(({ needs }) => needs.includes('openFact')) : [];
  if (promising.length > 0) return { lines: promising, closes: [] };
  const ofSituation = answerSituation(facts, intent, next);
  const isAsked = facts.tags.has('askRight') || facts.tags.has('askKnow');
  if (junior.length > 0 && ofSituation.length === 0 && !isAsked) return { lines: junior, closes: [] };
  const asked = ofSituation.length > 0 ? ofSituation : fitting.filter(asks);
  // Nobody leaves a choice, or who they are, open because there are few ways to say it.
  const variety =
    ofSituation.length > 0 || ANSWERED_ANYWAY.some((tag) => facts.tags.has(tag))
      ? 1
      : Math.min(1, (countAll(asked) / ENOUGH_VARIANTS) ** 0.25);
  // Somebody who passes an email on says to whom, if that was asked.
  const isTaken = (facts.tags.has('askRight') && !REFUSES.has(intent)) || (ofSituation.length > 0 && OPEN.has(intent));
  const share = isTaken ? ANSWERS.interested : ANSWERS[intent] * variety;
  if (next() < share) return { lines: asked, closes: [] };
  if (junior.length > 0 && OPEN.has(intent)) return { lines: junior, closes: [] };
  const rest = fitting.filter((line) => !answers(line) && !line.needs.includes('junior'));
  const stating = rest.filter(takesUp);
  const isStated =
    stating.length > 0 &&
    next() < (REFUSES.has(intent) ? REFUSES_BY_IT : TAKES_UP) * Math.min(1, Math.sqrt(countAll(stating) / ENOUGH_VARIANTS));
  const lines = isStated ? stating : rest;
  return { lines: lines.length === 0 ? fitting : lines, closes: [] };
}
