import { readOptions } from './readOptions.ts';
import { readCharge, readRequest } from './readRequest.ts';
import type { Pick } from './readRough.ts';
import { readSituation } from './readSituation.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { splitQuestions } from './splitQuestions.ts';
import { readWanted } from './readWanted.ts';

/** "If you want it, reply and I'll send it over." */
const REPLY_FOR =
  /\b(?:reply|revert|answer|write back|let (?:me|us) know|drop (?:me|us) a (?:line|note)|get in touch)\b[^.?!]*\b(?:I|we)(?:['\u2019]ll| will| can|['\u2019]d)? (?:\w+ )?(?:send|share|forward|email|give)\b/i;
/** "Reply to this email to arrange a free review." */
const REPLY_TO_GET =
  /\b(?:reply|call|ring|phone|email|contact|get in touch)\b[^.?!]*\bto (?:arrange|book|get|see|claim|organi[sz]e|set up|start|try)\b/i;

/** "If you would like a quote, call me on 0113 496 0000." */
const IF_QUOTE = /\b(?:would like|want|need|care for|for) (?:an? |your )?(?:[\w-]+ ){0,2}(?:quotes?|quotation|estimate)\b/i;
const CALL_OR_REPLY = /\b(?:reply|call|ring|phone|email|contact|get in touch)\b/i;
const asksToQuote = (text: string): boolean =>
  text.split(/[.?!\n]/).some((sentence) => IF_QUOTE.test(sentence) && CALL_OR_REPLY.test(sentence));

/** A second thing asked about how things are, if one reply can answer both: "About a year ago. A local firm." */
function findSecond(main: SellerFacts | null, all: readonly SellerFacts[]): SellerFacts | null {
  if (main === null) return null;
  const isFree = ({ fields }: SellerFacts): boolean => fields.every(([name]) => main.fields.every(([taken]) => taken !== name));
  return all.find((other) => other.tags[0] !== main.tags[0] && isFree(other)) ?? null;
}

/**
 * What a seller's email asks, read from the form of its questions: at most two things about how things are, and one that the reader is to do or
 * take. Questions that are read for neither leave no trace.
 */
export function readSellerAsk(prose: string, pick: Pick): SellerFacts {
  const questions = splitQuestions(prose).map((clauses) => {
    // "Who looks after your tires, and are you happy with them?"
    const isOfFirm = clauses.slice(1).some((clause) => /\b(?:they|them|their)\b/i.test(clause));
    const read = clauses.map((clause) => {
      const request = readRequest(clause, { prose, pick, isOfFirm });
      return { clause, request, situation: request === null ? readSituation(clause, { prose, pick }) : null };
    });
    const request = read.find((clause) => clause.request !== null)?.request ?? null;
    const situations = read.flatMap(({ situation }) => situation ?? []);
    // "Could I drop one off, and which day suits?"
    const isTimed = read.some((clause) => clause.request !== request && clause.request?.tags.includes('askWhen') === true);
    return { clauses, request, situations, isTimed };
  });
  const asked = questions.findLast(({ request }) => request !== null);
  const situations = questions.flatMap((question) => question.situations);
  const situation = questions.findLast((question) => question.situations.length > 0)?.situations[0] ?? null;
  const second = findSecond(situation, situations);
  const parts = situations.filter((one) => one === situation || one === second);
  const charge = questions.flatMap(({ clauses }) => clauses.map(readCharge)).find((found) => found !== null);
  const options = readOptions(prose);
  const wanted = readWanted(prose);
  const last =
    prose
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const told = asksToQuote(prose) ? ['askQuote'] : REPLY_FOR.test(last) ? ['askSend'] : REPLY_TO_GET.test(last) ? ['askGo'] : [];
  const sends = asked === undefined ? told : [];
  return {
    tags: [
      ...parts.flatMap(({ tags }) => tags),
      ...(asked?.request?.tags ?? []),
      ...(asked?.isTimed === true ? ['askWhen'] : []),
      ...sends,
      ...(wanted?.tags ?? []),
      ...(situation === null ? [] : ['situation']),
    ],
    fields: [
      ...parts.flatMap(({ fields }) => fields),
      ...(asked?.request?.fields ?? []),
      ...(charge === undefined ? [] : ([['charge', charge]] as const)),
      ...(wanted?.fields ?? []),
      ...options,
    ],
  };
}
