import { toChances, type FirstReading } from '../../packages/simulator/reader/readSentences.ts';
import type { CorpusEmail } from './readCorpus.ts';
import { scoreSentences, trainRawRoles, type Platt, type RawRoles, type RoleSettings, type ScoredSentence } from './trainRoles.ts';

/** Emails with the scores of their sentences, from models not trained on their writers. */
export type ScoredEmail = { email: CorpusEmail; sentences: readonly ScoredSentence[] };

const FOLDS = 5;

/** The emails in `FOLDS` parts, each writer in only one. */
export function foldByWriter(emails: readonly CorpusEmail[]): { seen: CorpusEmail[]; unseen: CorpusEmail[] }[] {
  const writers = [...new Set(emails.map(({ writer }) => writer))].toSorted();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(writers.filter((_writer, index) => index % FOLDS === fold));
    return { seen: emails.filter(({ writer }) => !held.has(writer)), unseen: emails.filter(({ writer }) => held.has(writer)) };
  });
}

export function scoreEmails(emails: readonly CorpusEmail[], raw: RawRoles): ScoredEmail[] {
  const scores = scoreSentences(emails, raw);
  let at = 0;
  return emails.map((email) => {
    const own = scores.slice(at, at + email.sentences.length);
    at += email.sentences.length;
    return { email, sentences: own.map((row, index) => ({ scores: row, roles: email.sentences[index]?.roles ?? [] })) };
  });
}

/** Scores from models not trained on the email's writer. */
export const scoreUnseen = (emails: readonly CorpusEmail[], loose: readonly CorpusEmail[], settings: RoleSettings): ScoredEmail[] =>
  foldByWriter(emails).flatMap(({ seen, unseen }) => scoreEmails(unseen, trainRawRoles([...seen, ...loose], settings)));

/** The readings that follow from calibrated scores. */
export const toReadings = ({ email, sentences }: ScoredEmail, platts: readonly Platt[]): FirstReading[] =>
  email.sentences.map(({ start, end }, index) => {
    const scores = sentences[index]?.scores ?? new Float64Array();
    const logOdds = scores.map((score, role) => score * (platts[role]?.slope ?? 1) + (platts[role]?.intercept ?? 0));
    const chances = toChances(logOdds);
    return { start, end, logOdds, chances, readAlone: () => chances };
  });
