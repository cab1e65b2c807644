import { EMAIL_KINDS, isOutsideKind, kindIndex, type EmailKind } from '../reader/kinds.ts';
import { cutLines, rememberAnyLine, rememberLines } from '../reading/text/remember.ts';
import { presentsCandidate } from './presentsCandidate.ts';
import { PROPOSALS, type Act } from './proposals.ts';
import { writesAsFriend } from './writesAsFriend.ts';

/** How much likelier the kind is for each unit of weight. */
const PER_WEIGHT = Math.E;
const MOST_WEIGHT = 4;
/** A kind less likely than this is none, whatever is said. */
const LEAST_LIKELY = 0.004;
/** Words may double the chance of an unlikely kind, and more. */
const LEFT = 0.02;
/** Those who know the reader say the same things. */
const LEAST_KNOWN = 0.3;
/** From this probability on, the reader is not corrected, unless it takes the email for a sale. */
const SURELY_OTHER = 0.97;

type Lines = readonly string[];
/** The weight of what is said in lines: no words of a proposal go over the end of one, and the lines of a list are mostly the same. */
function weigherOf(acts: readonly Act[]): (lines: Lines) => number {
  // One bit for each act.
  const bitsOf = rememberLines((line) => acts.reduce((bits, [, words], at) => (words.test(line) ? bits | (1 << at) : bits), 0));
  return (lines) => {
    let said = 0;
    for (const line of lines) said |= bitsOf(line);
    return said === 0 ? 0 : acts.reduce((sum, [weight], at) => (((said >> at) & 1) === 0 ? sum : sum + weight), 0);
  };
}

const READ_PROPOSALS = PROPOSALS.map(({ kind, needs, helps, least, never }) => ({
  kind,
  weighNeeds: needs.map(weigherOf),
  weighHelps: weigherOf(helps),
  least,
  isNever: rememberAnyLine(never),
}));
type ReadProposal = (typeof READ_PROPOSALS)[number];

/** How plainly a text proposes what a kind is about; 0 if not plainly. */
function weighProposal({ weighNeeds, weighHelps, least, isNever }: ReadProposal, lines: Lines): number {
  let weight = 0;
  for (const weighNeeded of weighNeeds) {
    const needed = weighNeeded(lines);
    if (needed === 0) return 0;
    weight += needed;
  }
  weight += weighHelps(lines);
  return weight < least || isNever(lines) ? 0 : Math.min(MOST_WEIGHT, weight);
}

/**
 * The probabilities of the kinds where the sentences plainly propose what one of them is about: a writer who first tells of their firm and its work
 * sounds like a seller, but a job is a job whatever is told of the firm.
 */
export const weighActs = (chances: Float64Array, raw: string): Float64Array => weighProposals(sellCandidates(chances, raw), raw);

/** Whoever has somebody for the reader to hire sells, whatever is told of the job. */
function sellCandidates(chances: Float64Array, raw: string): Float64Array {
  const [job, sale] = [kindIndex('recruiting'), kindIndex('sales')];
  const chance = chances[job] ?? 0;
  if (chance < LEAST_LIKELY || !presentsCandidate(raw)) return chances;
  return chances.map((one, index) => (index === job ? 0 : index === sale ? one + chance : one));
}

function weighProposals(chances: Float64Array, raw: string): Float64Array {
  const chance = (kind: EmailKind): number => chances[kindIndex(kind)] ?? 0;
  const known = EMAIL_KINDS.reduce((sum, kind) => sum + (isOutsideKind(kind) ? chance(kind) : 0), 0);
  const isSure = EMAIL_KINDS.some((kind) => kind !== 'sales' && kind !== 'follow_up' && chance(kind) >= SURELY_OTHER);
  if (isSure || known >= LEAST_KNOWN) return chances;
  const likely = READ_PROPOSALS.filter((proposal) => chance(proposal.kind) >= LEAST_LIKELY);
  if (likely.length === 0) return chances;
  const lines = cutLines(raw.replaceAll('\u2019', "'"));
  const weighed = Float64Array.from(chances);
  for (const proposal of likely) {
    const weight = weighProposal(proposal, lines);
    const at = kindIndex(proposal.kind);
    if (weight > 0) weighed[at] = Math.max(weighed[at] ?? 0, (chance(proposal.kind) + LEFT) * PER_WEIGHT ** weight);
  }
  const total = weighed.reduce((sum, one) => sum + one, 0);
  const isUnchanged = weighed.every((one, index) => one === chances[index]);
  return isUnchanged || writesAsFriend({ subject: '', body: raw }) ? chances : weighed.map((one) => one / total);
}
