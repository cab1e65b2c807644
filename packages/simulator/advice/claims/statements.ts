import type { Claim, ClaimTopic } from '../../signs/claim.ts';

/** A statement with its advice: keep what is there, remove it, or add what is missing. */
export type Statement = { about: ClaimTopic; states: 'present' | 'absent' | 'keep' | 'remove' };

/** The advice that follows from a claim for or against an email: a strength is kept, a missing fault stays out. */
export const adviceOf = ({ about, states }: Claim, isFor: boolean): Statement => ({
  about,
  states: (states === 'present') === isFor ? 'keep' : 'remove',
});

const OPPOSITES: Readonly<Record<Statement['states'], Statement['states']>> = {
  present: 'absent',
  absent: 'present',
  keep: 'remove',
  remove: 'keep',
};

/** Merits that are stated as a fault's absence: short, plain, about the reader. */
const MERITS: readonly ClaimTopic[] = ['subject_long', 'hard_reading', 'self_talk', 'paragraphs'];

/** Whether a claim only says that a fault is missing, which is no merit of its own. */
export const isOnlyMissing = (claim: Claim | undefined): boolean => claim?.states === 'absent' && !MERITS.includes(claim.about);

/** Pairs of statements on one thing that cannot both appear on one campaign's pages. */
export const findContradictions = (statements: readonly Statement[]): (readonly [Statement, Statement])[] =>
  statements.flatMap((one, index) =>
    statements
      .slice(index + 1)
      .filter((other) => one.about === other.about && other.states === OPPOSITES[one.states])
      .map((other) => [one, other] as const),
  );
