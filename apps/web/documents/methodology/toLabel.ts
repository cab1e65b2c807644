import type { PriorRow } from '@coldcast/simulator/priors';
import { PART_NAMES, ROW_NAMES } from './rowNames.ts';

/** Names that are unclear on their own. */
const plainLabels: Record<string, string> = {
  'base.inboxSlope': 'Placement and sender history',
  'chance.frailtyOpen': 'How much people differ in opening',
  'chance.frailtyReply': 'People who open more also reply more',
  'chance.campaignReply': 'Between campaigns: replies',
  'chance.campaignOpen': 'Between campaigns: opens',
  'chance.campaignPositive': 'Between campaigns: positive replies',
  'chance.senderShare': 'What stays with the sender',
};
const families: Record<string, string> = { base: 'Base rate', jobFunction: 'Function', industry: 'Industry' };

const splitName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\bit\b/g, 'IT')
    .replaceAll(/\bvp\b/g, 'VP')
    .replaceAll(/\bc level\b/g, 'C-level');

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A row's name in words, without its outcome: `calendarLink.reply` is `Booking link`, `industry.it_services.reply` is `Industry: IT services`. */
export function toLabel({ name, outcome, stage }: Pick<PriorRow, 'name' | 'outcome' | 'stage'>): string {
  const plain = plainLabels[name];
  if (plain !== undefined) return plain;
  const parts = name.split('.');
  const isOutcomeLast = stage !== 'base' && parts.at(-1) === outcome;
  const [first = '', ...rest] = isOutcomeLast ? parts.slice(0, -1) : parts;
  const isPlain = first === 'shape' || name.startsWith('base.intent.');
  const words = isPlain ? rest : [families[first] ?? first, ...rest];
  return capitalize(words.map((word, at) => (at === 0 ? ROW_NAMES[word] : PART_NAMES[word]) ?? splitName(word)).join(': '));
}
