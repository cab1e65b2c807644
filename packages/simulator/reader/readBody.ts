import { ruleOutKinds } from '../kind/ruleOutKinds.ts';
import { weighActs } from '../kind/weighActs.ts';
import { readInContext } from './context.ts';
import { findStakes } from '../kind/findStakes.ts';
import { textOf } from '../reading/textOf.ts';
import { isCourtesy } from '../signs/prose/fillerSentences.ts';
import { EMAIL_KINDS } from './kinds.ts';
import { readKindChances } from './readKind.ts';
import { chanceOf, MOST_SENTENCES, readByWords, type BodyParts, type SentenceReading } from './readSentences.ts';
import { roleIndex, type Role } from './roles.ts';

/**
 * What a body's first `MOST_SENTENCES` sentences do, and the probability of each kind of email that its words leave possible, in `EMAIL_KINDS`
 * order.
 */
export type BodyReading = { readings: SentenceReading[]; kinds: Float64Array };

/** Money that is surely multiplied is promised by swindlers alone. */
const SURE_SCAM = Float64Array.from(EMAIL_KINDS, (kind) => (kind === 'scam' ? 0.95 : 0.05 / (EMAIL_KINDS.length - 1)));

const ASKS: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral'];
/** A sentence about someone doing something on their own is a statement, not a request. */
const DONE_BY_OTHERS = /\b(?:themselves|himself|herself|on their own)\b[^?]*$/i;
const MOST_ASKED = 0.05;

function toldOfOthers(body: BodyParts, reading: SentenceReading): SentenceReading {
  const isDoubtful = ASKS.some((role) => chanceOf(reading, role) > MOST_ASKED);
  if (!isDoubtful || !DONE_BY_OTHERS.test(body.visible.slice(reading.start, reading.end))) return reading;
  const chances = reading.chances.map((chance, index) =>
    ASKS.some((role) => roleIndex(role) === index) ? Math.min(chance, MOST_ASKED) : chance,
  );
  return { ...reading, chances };
}

/** With fewer other sentences, a courtesy is what the email says. */
const LEAST_TOLD = 2;

/** A body as it is without its courtesies, and those; they say nothing of the kind of email or of the sentences around them. */
function setApart(body: BodyParts): { told: BodyParts; courtesies: BodyParts['sentences'] } {
  const read = body.sentences.slice(0, MOST_SENTENCES);
  const courtesies = read.filter((sentence) => sentence.start < body.signatureStart && isCourtesy(textOf(body, sentence)));
  if (courtesies.length === 0 || read.length - courtesies.length < LEAST_TOLD) return { told: body, courtesies: [] };
  const blank = (text: string, { start, end }: { start: number; end: number }): string =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return {
    told: { ...body, visible: courtesies.reduce(blank, body.visible), sentences: read.filter((one) => !courtesies.includes(one)) },
    courtesies,
  };
}

/** What courtesies do by their own words. */
const readCourtesies = (body: BodyParts, courtesies: BodyParts['sentences']): SentenceReading[] =>
  readByWords(body).filter(({ start }) => courtesies.some((one) => one.start === start));

/**
 * Reads a body: each sentence by its words, then the kind of email, then each sentence again with its context. English only; in another language the
 * probabilities mean nothing.
 */
export function readBody(body: BodyParts): BodyReading {
  const { told, courtesies } = setApart(body);
  const first = readByWords(told);
  const kinds = readKindChances(told, first);
  const readings = readInContext(first, kinds).map((reading) => toldOfOthers(told, reading));
  return {
    readings:
      courtesies.length === 0
        ? readings
        : [...readings, ...readCourtesies(body, courtesies)].toSorted((one, other) => one.start - other.start),
    kinds: findStakes(body.raw).length > 0 ? SURE_SCAM : weighActs(ruleOutKinds(kinds, { body, readings }), body.raw),
  };
}
