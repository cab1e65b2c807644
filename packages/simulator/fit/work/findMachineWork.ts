import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { TRADE_BY_ID } from '../trades.ts';

/** The sender mends or replaces something. */
const MENDS =
  /\b(?:we|i|we[’']ll|we[’']re|our (?:crew|crews|team|techs?|technicians?|mechanics?|shop|truck|trucks|van|vans))\s+(?:can\s+|will\s+|also\s+|now\s+|come and\s+)*(?:recondition|rebuild|repair|overhaul|service|refurbish|replace|press|maintain|rewind|realign|align|rebalance|balance|lubricate|fix|mend|recalibrate|calibrate|retrofit|reline|regrind|resurface)\b/i;

/** Machines, and who runs them besides those who look after machines. */
const MACHINES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:fork ?lifts?|lift trucks?|pallet (?:jacks?|trucks?|racks?|racking)|reach trucks?|dock (?:doors?|levell?ers?|plates?)|stackers?|(?:traction|forklift) batter(?:y|ies)|order pickers?)\b/i,
    ['warehouse', 'logistics', 'production'],
  ],
  [
    /\b(?:conveyors?|gear ?boxes|gear ?box|electric motors?|motors|pumps?|compressors?|bearings|boilers?|presses|overhead cranes?|hoists?|balers?|compactors?|hydraulics?|hydraulic cylinders?|spindles?|rollers?|extruders?|mixers?|fillers?|cnc machines?|lathes?|drives|vfds?|chillers?|cooling towers?|steam traps?|valves)\b/i,
    ['production'],
  ],
];

/** Kinds of businesses that look after such machines themselves. */
const RUNS_MACHINES: ReadonlySet<string> = new Set(
  'construction land factory supply vehicles public mining energy buildings property'.split(' '),
);

/** Who decides on a service for machines besides the businesses that own them; empty if the email offers none, or to others. */
export function findMachineWork(sentences: readonly MaskedSentence[], customers: readonly string[]): readonly string[] {
  if (customers.some((trade) => !RUNS_MACHINES.has(TRADE_BY_ID.get(trade)?.family ?? ''))) return [];
  const mending = sentences.filter(({ text, isStory }) => !isStory && MENDS.test(text));
  const runners = mending.flatMap(({ text }) => MACHINES.flatMap(([machine, trades]) => (machine.test(text) ? trades : [])));
  return runners.length === 0 ? [] : [...new Set(['maintenance', ...runners])];
}
