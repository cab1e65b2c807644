import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { answerDemands, answerFriend } from './answerDemands.ts';
import { fitsLine } from './chooseLine.ts';
import { joinStocks } from './keptStocks.ts';
import type { StockCell, StockLine } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { INTERNAL_TEXT, PERSONAL_TEXT } from './stock/acquaintances.ts';
import { ASKS_TEXT } from './stock/asks.ts';
import { CERTAIN_TEXT } from './stock/certain.ts';
import { CUSTOMER_TEXT } from './stock/customers.ts';
import { FOLLOW_UP_TEXT } from './stock/followUps.ts';

const SOLD: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/** Requests that have answers of their own in the stock for sellers. */
const ASKS: ReadonlySet<string> = new Set(['meeting']);
/** What is not certain even if the request is; a line that takes it for granted is left out. */
const UNSURE: ReadonlySet<string> = new Set(['loose', 'interest']);

/** Intents in which a request for a meeting is answered with a time, or with none. */
const TAKES_TIME: ReadonlySet<Intent> = new Set(['interested', 'question', 'timing']);
/** Whoever refuses says what they refuse and leaves the question open. */
const REFUSES: ReadonlySet<Intent> = new Set(['not_interested', 'hard_objection', 'opt_out']);
/** Lines that find an email too long, which it need not be. */
const WANTS_LESS = /\b(?:short version|something short|two lines|one-pager)\b/i;

/** What a line needs that answers a request. */
const answeredBy = (ask: string): readonly string[] => (ask === 'meeting' ? [ask, 'number'] : [ask]);

/** Whether a line answers the certain request and takes nothing else for granted. */
const answersAsk = ({ needs, text }: StockLine, ask: string): boolean =>
  answeredBy(ask).some((tag) => needs.includes(tag)) && !needs.some((tag) => tag !== ask && UNSURE.has(tag)) && !WANTS_LESS.test(text);

/** Answers to what emails of a kind usually want, for a kind that is certain. */
const KIND_TEXTS: Readonly<Partial<Record<EmailKind, string>>> = {
  follow_up: FOLLOW_UP_TEXT,
  customer: CUSTOMER_TEXT,
  internal: INTERNAL_TEXT,
  personal: PERSONAL_TEXT,
};
/** Topics among people who know each other; what else they write about is too varied to be answered by its kind. */
const TOPICS: Readonly<Partial<Record<EmailKind, readonly string[]>>> = {
  personal: ['joy'],
  internal: [],
  customer: ['complaint', 'unpaid'],
};

/** Lines for a kind that is certain; undefined if it is not, or if no line fits. */
export function kindStock(facts: ReplyFacts, intent: Intent): StockCell | undefined {
  const answered = answerDemands(facts, intent) ?? (facts.tags.has('joy') ? undefined : answerFriend(facts, intent));
  if (answered !== undefined) return answered;
  const { kind, tags } = facts;
  // Topics among people who know each other show in the words.
  const isSure = tags.has('certain') || (kind !== null && TOPICS[kind] !== undefined);
  const text = kind === null || !isSure ? undefined : KIND_TEXTS[kind];
  // Whoever says sorry for a wrong bill does not ask for payment.
  if (kind === null || text === undefined || tags.has('sorry') || (kind === 'follow_up' && !tags.has('cares'))) return undefined;
  const topics = TOPICS[kind];
  const { lines, closes } = joinStocks([text], intent);
  const usable = lines.filter(
    (line) =>
      (topics === undefined || topics.some((topic) => line.needs.includes(topic))) && !WANTS_LESS.test(line.text) && fitsLine(line, facts),
  );
  return usable.length === 0 ? undefined : { lines: usable, closes: topics === undefined ? closes : [] };
}

/** Lines about what a seller certainly asks for or sells; undefined if nothing of the kind is certain, or if no line fits. */
export function certainStock(facts: ReplyFacts, intent: Intent): StockCell | undefined {
  const { kind, tags, ask } = facts;
  if (!SOLD.has(kind) || tags.has('mixed')) return undefined;
  const own = joinStocks([CERTAIN_TEXT], intent);
  // Nobody takes a stranger's time for something that is not their concern.
  const meetsStranger = ask === 'meeting' && TAKES_TIME.has(intent) && tags.has('far');
  const isAsked = tags.has('sure') && ask !== null && !meetsStranger;
  const ofOffer = own.lines.filter(({ needs }) => needs.includes('sold'));
  const ofAsk = isAsked ? own.lines.filter(({ needs }) => needs.includes(ask) && !needs.includes('sold')) : [];
  const asked = isAsked && ASKS.has(ask) ? joinStocks([ASKS_TEXT], intent).lines : [];
  const answers = [...ofAsk, ...asked.filter((line) => answersAsk(line, ask ?? ''))];
  const named = ofOffer.filter((line) => fitsLine(line, facts));
  const isNamed = REFUSES.has(intent) && named.length > 0;
  const lines = isNamed ? named : [...named, ...answers.filter((line) => fitsLine(line, facts))];
  return lines.length === 0 ? undefined : { lines, closes: own.closes };
}
