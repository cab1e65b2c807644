import { proseSentences, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { calendarReader, meetingReader } from '../asks/askReaders.ts';
import {
  countWords,
  DOES,
  isAbstract,
  isHostile,
  isPlain,
  LONGEST_LINE,
  presses,
  PRICE,
  readUse,
  requests,
  WE_DO,
  type Context,
  type Use,
} from './readUse.ts';
import { holdsFact, isConcrete } from './tellsSomething.ts';

/**
 * `isHostile`: it frightens, blames or presses. `isRequest`: it asks for something else than about the reader. `takesTime`: for a
 * meeting or a call. `offers`: the probability that it offers something.
 */
export type UsedSentence = BodySentence & {
  text: string;
  use: Use;
  isHostile: boolean;
  isRequest: boolean;
  takesTime: boolean;
  offers: number;
};

/** "Keller & Co." ends like a sentence, and the rest of its own stands after it. */
const isNameAlone = (text: string, company: string | null): boolean =>
  company !== null && text.replace(/[.!?,]+$/, '') === company.trim().replace(/[.!?,]+$/, '');

/** A signature has no more lines, and none of them has more words. */
const [SIGNATURE_LINES, SIGNATURE_WORDS] = [6, 6];
const knownNames = ({ lead, body: { raw } }: EmailDraft): string =>
  [
    lead.company,
    lead.firstName,
    lead.name,
    ...raw
      .trimEnd()
      .split('\n')
      .slice(-SIGNATURE_LINES)
      .filter((line) => countWords(line) <= SIGNATURE_WORDS),
  ]
    .flatMap((name) => name ?? [])
    .join('\n');

const uses = new WeakMap<EmailDraft, UsedSentence[]>();

/** From this probability on, a sentence may say what is offered if no other one does. */
const MAY_NAME = 0.3;

/** The uses, with the plain sentence that reads most like an offer as one where no other says more than a price. */
function withLikeliest(read: readonly UsedSentence[], draft: EmailDraft): UsedSentence[] {
  if (read.some(({ use, text }) => (use === 'offer' || use === 'list') && !PRICE.test(text))) return [...read];
  const may = read.filter((one) => {
    const context: Context = { draft, chance: () => one.offers, touchesAny: (spans) => touches(one, spans), known: knownNames(draft) };
    if (one.isHostile || one.isRequest) return false;
    // A long list of what is sold is better than no word of it.
    return one.use === 'fact'
      ? one.offers >= DOES && WE_DO.test(one.text)
      : one.use === 'other' && one.offers >= MAY_NAME && isPlain(one.text, context);
  });
  const [best] = may.toSorted((one, other) => other.offers - one.offers);
  return read.map((one) => (one === best ? { ...one, use: 'offer' } : one));
}

/** Whether a sentence tells how what is offered is made or done: "All translations are checked by a second translator." */
const describes = ({ text, offers, isQuestion }: UsedSentence): boolean =>
  !isQuestion && offers >= MAY_NAME && !isAbstract(text) && countWords(text) <= LONGEST_LINE && isConcrete(text);

/** Whether a sentence says plainly what is offered. */
export const saysPlainly = ({ use }: Pick<UsedSentence, 'use'>): boolean => use === 'offer' || use === 'list';

/** The uses, with what looks like a remark about the reader as a fact below the offer: "A group has up to 8 people." */
function withTerms(read: readonly UsedSentence[], known: string): UsedSentence[] {
  const first = read.findIndex(({ use }) => use === 'offer' || use === 'list');
  return read.map((one, index) =>
    first >= 0 &&
    index > first &&
    !one.isHostile &&
    !one.isQuestion &&
    (one.use === 'about' ? holdsFact(one.text, known) : one.use === 'other' && describes(one))
      ? { ...one, use: 'fact' }
      : one,
  );
}

/** A line of a signature: a name, or what leads up to one. */
const SIGNS = /^(?:\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*){0,3}|[^.!?]{3,60},)$/u;

/** The sentences with the lines of names above a signature that was read as such only in part. */
function withSignature(read: readonly UsedSentence[], { body: { raw } }: EmailDraft): UsedSentence[] {
  const signed = [...read];
  for (let at = signed.length - 2; at > 0; at -= 1) {
    const [one, below] = [signed[at], signed[at + 1]];
    if (one === undefined || below?.use !== 'closing') break;
    const isLine = raw[one.start - 1] === '\n' && raw.slice(one.end, below.start).includes('\n');
    if (one.use === 'closing') continue;
    if (!isLine || one.isRequest || !SIGNS.test(one.text)) break;
    signed[at] = { ...one, use: 'closing' };
  }
  return signed;
}

/** The sentences of an email's prose, in order, with what each is to its reader. */
export function readUses(draft: EmailDraft): UsedSentence[] {
  const done = uses.get(draft);
  if (done !== undefined) return done;
  const known = knownNames(draft);
  const read = proseSentences(draft).map((sentence): UsedSentence => {
    const { start, end, isQuestion } = sentence;
    const text = draft.body.raw.slice(start, end).trim();
    const readings = draft.readings.filter((one) => one.start < end && start < one.end);
    const isGreeted = readings.some((one) => one.start < start);
    const context: Context = {
      draft,
      // A sentence on the line of the greeting is read as one, too.
      chance: (role) => (role === 'greeting' && isGreeted ? 0 : Math.max(0, ...readings.map((one) => chanceOf(one, role)))),
      touchesAny: (spans) => touches(sentence, spans),
      known,
    };
    const use = isNameAlone(text, draft.lead.company) ? 'other' : readUse(text, isQuestion, context);
    const isRequest = use === 'asks' && requests(text, context);
    const takesTime =
      context.chance('ask_meeting') >= DOES || touches(sentence, [...meetingReader.find(draft), ...calendarReader.find(draft)]);
    const offers = Math.max(context.chance('offer'), context.chance('benefit'));
    return { ...sentence, text, use, isRequest, takesTime, offers, isHostile: isHostile(text, context) || presses(text, context) };
  });
  const told = withTerms(withLikeliest(withSignature(read, draft), draft), known);
  uses.set(draft, told);
  return told;
}
