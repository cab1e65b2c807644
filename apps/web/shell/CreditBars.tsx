import type { Subscription } from '@coldcast/contract/billing';
import { isFreePlan } from '@coldcast/rules/plans';
import { Link } from 'react-router';
import { paths } from '../ui/paths.ts';
import { useIsNewAccount } from '../session/useIsNewAccount.ts';
import { useSubscription } from '../session/useSubscription.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { formatCount } from '../ui/formats.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './CreditBars.module.css';

/** Subscription of the signed-in organization: undefined while unknown, null when none exists. */
type KnownSubscription = Subscription | null | undefined;

export type Credit = { label: string; amount: string; share: number; tone?: 'soft'; to?: string };

const ofGranted = (label: string, balance: number, granted: number): Credit => ({
  label,
  amount: `${formatCount(balance)} / ${formatCount(granted)}`,
  share: granted === 0 ? 0 : balance / granted,
});

export function toMockCredit(subscription: KnownSubscription, isNew: boolean): Credit {
  if (subscription === undefined) return { label: 'Mock credits', amount: '', share: 0 };
  if (subscription === null && isNew) return { label: 'Credits will be available soon', amount: '', share: 0 };
  if (subscription === null) return ofGranted('Mock credits', 0, 0);
  if (!isFreePlan(subscription.planName)) return { label: 'Mock credits', amount: 'Unlimited', share: 1, tone: 'soft' };
  const credit = ofGranted('Mock credits', subscription.creditBalance, subscription.totalGranted);
  return subscription.creditBalance > 0 ? credit : { ...credit, label: 'None left. See plans', to: paths.plans };
}

export function toPriorityCredit(subscription: KnownSubscription, isNew: boolean): Credit {
  if (subscription === undefined) return { label: 'Priority credits', amount: '', share: 0 };
  if (subscription === null && isNew) return { label: 'Priority credits', amount: 'Soon', share: 0 };
  return ofGranted('Priority credits', subscription?.priorityCreditBalance ?? 0, subscription?.priorityCreditsGranted ?? 0);
}

type CreditBarProps = { credit: Credit; name: string; tip: string; onLeave?: () => void };

const MOCK_TIP = 'One lead uses one mock credit. Regular mocks take up to 24 hours, priority mocks as soon as 1 minute, at most 1 hour.';
const PRIORITY_TIP = 'Priority mocks take as soon as 1 minute, at most 1 hour.';

function CreditBar({ credit, name, tip, onLeave }: CreditBarProps) {
  return (
    <Tooltip title={tip} side="right">
      <Link to={credit.to ?? paths.billing} className={styles.credit} onClick={onLeave}>
        <span className={credit.to === undefined ? styles.label : styles.ask}>{credit.label}</span>
        <span className={styles.amount}>{credit.amount}</span>
        <ProgressBar label={name} valueText={credit.amount || credit.label} share={credit.share} tone={credit.tone} />
      </Link>
    </Tooltip>
  );
}

/** The sidebar's footer: both balances, or a note that they are coming; each links to Billing. */
export function CreditBars({ onLeave }: { onLeave?: () => void }) {
  const { data: subscription, isError } = useSubscription();
  const isNew = useIsNewAccount();
  // Known balances stay when a later call fails; without any, a dash says so.
  const unknown = isError && subscription === undefined ? { amount: '-' } : {};
  return (
    <div className={styles.foot}>
      <CreditBar name="Mock credits" credit={{ ...toMockCredit(subscription, isNew), ...unknown }} tip={MOCK_TIP} onLeave={onLeave} />
      <CreditBar
        name="Priority credits"
        credit={{ ...toPriorityCredit(subscription, isNew), ...unknown }}
        tip={PRIORITY_TIP}
        onLeave={onLeave}
      />
    </div>
  );
}
