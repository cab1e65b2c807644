import type { Subscription } from '@coldcast/contract/billing';
import { countOf } from '@coldcast/rules/countOf';
import { chooseLane } from '@coldcast/rules/credits';
import { isFreePlan } from '@coldcast/rules/plans';
import { formatCount } from '../../ui/formats.ts';

export type LaunchCost = {
  /** Bold first line. */
  cost: string;
  /** Whether the cost exceeds the balance. */
  isShort?: true;
  lane: string | null;
  /** The note next to the lane, such as why priority is not available. */
  note: string | null;
  /** Whether the priority lane is available, so that it can be switched. */
  canSwitchLane: boolean;
  offersUpgrade: boolean;
};

const REGULAR = 'Regular: up to 24 hours';
const PRIORITY = 'Priority: ready within 1 hour';

export type CostQuestion = {
  /** Undefined while unknown, null when there is none. */
  subscription: Subscription | null | undefined;
  leadCount: number;
  priority: 'auto' | 'off';
  isNewAccount: boolean;
};

function describeMockCredits({ subscription, leadCount, isNewAccount }: CostQuestion): Pick<LaunchCost, 'cost' | 'isShort'> {
  if (!subscription && isNewAccount) return { cost: 'Credits will be available soon' };
  const balance = subscription?.creditBalance ?? 0;
  if (leadCount > balance) return { cost: `Needs ${countOf(leadCount, 'credit')}, you have ${formatCount(balance)}`, isShort: true };
  return {
    cost: leadCount === 0 ? `${countOf(balance, 'credit')} available` : `Uses ${formatCount(leadCount)} of ${countOf(balance, 'credit')}`,
  };
}

function describeShortage(subscription: Subscription, leadCount: number): string | null {
  if (subscription.priorityCreditsGranted === 0 || subscription.priorityCreditBalance >= leadCount) return null;
  return `Priority needs ${countOf(leadCount, 'credit')}, you have ${formatCount(subscription.priorityCreditBalance)}.`;
}

/** What the launch costs and how soon it finishes, for the drawer's footer; undefined until the plan is known. */
export function toLaunchCost(question: CostQuestion): LaunchCost | undefined {
  const { subscription, leadCount, priority } = question;
  if (subscription === undefined) return undefined;
  const isFree = isFreePlan(subscription?.planName);
  const balance = subscription?.priorityCreditBalance ?? 0;
  const isPriority = chooseLane(leadCount, balance, priority) === 'priority';
  const canSwitchLane = chooseLane(leadCount, balance, 'auto') === 'priority';
  const lane = leadCount === 0 ? null : isPriority ? PRIORITY : REGULAR;
  const unlimited = 'Mock credits: Unlimited';
  const rest = { lane, canSwitchLane, offersUpgrade: isFree };
  if (isPriority) {
    const prioritySum = `${formatCount(leadCount)} of ${countOf(balance, 'priority credit')}`;
    if (isFree) return { ...describeMockCredits(question), note: `Uses ${prioritySum}.`, ...rest };
    return { cost: `Uses ${prioritySum}`, note: unlimited, ...rest };
  }
  if (isFree || !subscription) return { ...describeMockCredits(question), note: null, ...rest };
  const shortage = leadCount === 0 ? null : describeShortage(subscription, leadCount);
  return { cost: unlimited, note: shortage, ...rest };
}
