import { PLANS, type Plan, type PlanName } from '@coldcast/rules/plans';
import { Button } from '../ui/Button.tsx';
import styles from './PlanTable.module.css';

type PlanRow = { label: string; text: (plan: Plan) => string; isQuiet?: (plan: Plan) => boolean };

const rows: readonly PlanRow[] = [
  { label: 'Monthly price', text: (plan) => `$${plan.monthlyPriceUsd}` },
  { label: 'Mock credits', text: (plan) => (plan.monthlyCredits === null ? 'unlimited' : String(plan.monthlyCredits)) },
  { label: 'Concurrent campaigns', text: (plan) => String(plan.maxConcurrentCampaigns) },
  { label: 'Max campaign size', text: (plan) => String(plan.maxCampaignSize) },
  { label: 'Priority credits', text: (plan) => String(plan.monthlyPriorityCredits), isQuiet: (plan) => plan.monthlyPriorityCredits === 0 },
  {
    label: 'Annual price',
    text: (plan) => (plan.annualPriceUsd === null ? 'none' : `$${plan.annualPriceUsd}`),
    isQuiet: (plan) => plan.annualPriceUsd === null,
  },
];

/** The one plan with a filled button: the popular one, or the next higher one for its subscribers. */
function findOffered(currentPlanName: string | null): PlanName | undefined {
  const current = PLANS.findIndex(({ planName }) => planName === currentPlanName);
  const popular = PLANS.findIndex(({ isMostPopular }) => isMostPopular);
  return PLANS[Math.max(popular, current + 1)]?.planName;
}

type PlanTableProps = {
  /** Null when there is no subscription. */
  currentPlanName: string | null;
  onChoose: (planName: PlanName) => void;
  isBusy: boolean;
};

const markOf = (plan: Plan, isCurrent: boolean): string => (isCurrent ? 'Your plan' : plan.isMostPopular ? 'Most Popular' : '');

type ChooseCellProps = Omit<PlanTableProps, 'currentPlanName'> & { plan: Plan; isCurrent: boolean; isOffered: boolean };

function ChooseCell({ plan, isCurrent, isOffered, onChoose, isBusy }: ChooseCellProps) {
  return (
    <td className={isCurrent ? styles.current : undefined}>
      <Button
        variant={isOffered ? 'contained' : 'outlined'}
        color={isOffered ? 'primary' : 'inherit'}
        size="small"
        fullWidth
        disabled={isCurrent || isBusy}
        onClick={() => onChoose(plan.planName)}
      >
        {isCurrent ? (
          'Current'
        ) : (
          <span>
            Choose<span className="sr">{` ${plan.planName} (opens in new tab)`}</span>
          </span>
        )}
      </Button>
    </td>
  );
}

/** The five plans side by side; scrolls inside its card in narrow windows. */
export function PlanTable({ currentPlanName, ...choice }: PlanTableProps) {
  const offered = findOffered(currentPlanName);
  const isCurrent = (plan: Plan) => plan.planName === currentPlanName;
  return (
    <section className={styles.scroll} aria-label="Plan table">
      <table className={styles.plans}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {PLANS.map((plan) => (
              <th key={plan.planName} scope="col" className={isCurrent(plan) ? styles.current : undefined}>
                {plan.planName}{' '}
                <small>{plan.isMostPopular && isCurrent(plan) ? 'Most Popular, your plan' : markOf(plan, isCurrent(plan))}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, isQuiet }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {PLANS.map((plan) => (
                <td key={plan.planName} className={[isCurrent(plan) ? styles.current : '', isQuiet?.(plan) ? styles.quiet : ''].join(' ')}>
                  {text(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="sr">Choose</span>
            </th>
            {PLANS.map((plan) => (
              <ChooseCell key={plan.planName} plan={plan} isCurrent={isCurrent(plan)} isOffered={plan.planName === offered} {...choice} />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
