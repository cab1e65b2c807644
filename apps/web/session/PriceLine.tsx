import { PLANS } from '@coldcast/rules/plans';

const [free, paid] = PLANS.toSorted((one, other) => one.monthlyPriceUsd - other.monthlyPriceUsd);

/** The price, shown before sign-up. */
export function PriceLine() {
  return free?.monthlyCredits && paid ? (
    <p className="small muted">
      <b>{`Free: ${free.monthlyCredits} leads`}</b>
      {`. Unlimited from $${paid.monthlyPriceUsd} a month.`}
    </p>
  ) : null;
}
