import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Span } from '../reading/span.ts';
import { weigh } from '../reading/strengthOf.ts';
import { asksForPapers } from './asksForPapers.ts';
import { findStakes } from './findStakes.ts';
import { pricesOwnWork } from './pricesOwnWork.ts';

const SECRET = { from: 0.4, full: 0.6 };

/** What scams ask for: the sentence reader alone mistakes instructions for such a request too often, so one of these words is required. */
const WANTED =
  /\b(?:pass(?:word|code|port)s?|log-?ins?|log in|sign in|credentials?|accounts?|bank\w*|cards?|pay(?:ment|ments|pal|)?|paid|transfer\w*|wire|gift|verif\w+|confirm\w*|social security|ssn|identity|pin|codes?|bitcoins?|crypto\w*|wallets?|fees?|money|funds?|deposit\w*|details|tax|refund\w*|inheritance)\b|[$\u20ac\u00a3]/i;

/** Papers and numbers that sellers price an offer by, and what they open for the reader; none of them is a secret. */
const ORDINARY =
  /\b(?:(?:(?:bank|card|merchant|account|processing|payment) )?statements?|(?:tax|sales) (?:returns?|figures)|(?:trial|test|demo|free) (?:accounts?|log-?ins?)|accounts? (?:payable|manager|department|team)|(?:contact|shipping|delivery) details|(?:business|postal|loyalty|gift) cards? (?:designs?|artwork|logo))\b/gi;

/** A body and what its sentences do. */
export type ReadText = { body: { raw: string }; readings: readonly SentenceReading[] };

/** Secrets proper, which no paper of a firm's contains. */
const SECRETS =
  /\b(?:pass(?:word|code|port)s?|log-?ins?|credentials?|username|social security|ssn|w-?2s?|identity|driving licen[cs]e|pin|codes?|bitcoins?|crypto\w*|wallets?|gift|card numbers?|(?:bank|account) (?:details|numbers?)|sort code|iban|new account)\b/i;

/** Whether a sentence wants something secret, or money; a firm's papers, and a share of what they bring in, are neither. */
function wantsSecret(sentence: string): boolean {
  if (!WANTED.test(sentence.replace(ORDINARY, ' '))) return false;
  return SECRETS.test(sentence) || !(asksForPapers(sentence) || pricesOwnWork(sentence));
}

/** How much a sentence counts as asking for a secret, 0 to 1. */
export const secretStrength = ({ body }: ReadText, reading: SentenceReading): number =>
  wantsSecret(body.raw.slice(reading.start, reading.end)) ? weigh(chanceOf(reading, 'secret_request'), SECRET) : 0;

/** The request itself: "Please reply with your password", "kindly send me". */
const ASKS =
  /\b(?:please|kindly|must|need to|have to|send|reply with|provide|enter|give|confirm|verify|transfer|wire|pay|buy|submit|fill in|log in|sign in)\b[^.!?\n]{0,60}\b(?:me|us|your|you|the|a|it|them|its|this|here|details|codes?|cards?|fees?|money|password)\b/i;
/** A wish of the sender's, or news about an account, that only leads up to the request. */
const LEADS_UP = /^\W*(?:I need a|I am looking for|we (?:have )?(?:detected|noticed)|your account (?:has|is|was))\b/i;

/** The sentences that ask for private data or money; those that only lead up to it if no sentence asks in plain words. */
export function findSecretRequests(read: ReadText): Span[] {
  const { body, readings } = read;
  const stakes = findStakes(body.raw);
  if (stakes.length > 0) {
    const holds = ({ start, end }: SentenceReading): boolean => stakes.some((stake) => stake.start < end && stake.end > start);
    return readings.filter(holds).map(({ start, end }) => ({ part: 'body', start, end }));
  }
  const textOf = ({ start, end }: SentenceReading): string => body.raw.slice(start, end).trim();
  const isPlain = (reading: SentenceReading): boolean => ASKS.test(textOf(reading)) && !LEADS_UP.test(textOf(reading));
  const found = readings.filter((reading) => secretStrength(read, reading) > 0);
  const among = [found, readings.filter((reading) => WANTED.test(textOf(reading)))];
  const asking = among.map((some) => some.filter(isPlain)).find((some) => some.length > 0) ?? found;
  return (found.length === 0 ? [] : asking).map(({ start, end }) => ({ part: 'body', start, end }));
}
