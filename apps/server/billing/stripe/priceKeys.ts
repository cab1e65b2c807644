import { PLANS, type BillingCycle, type PlanName } from '@coldcast/rules/plans';

/** The lookup key of a price, so that the configuration contains no ids of a particular Stripe account. */
export const toPriceKey = (planName: string, billingCycle: BillingCycle): string => `coldcast_${planName.toLowerCase()}_${billingCycle}`;

export type Price = { key: string; planName: PlanName; billingCycle: BillingCycle; priceUsd: number };

/** Every price that must exist at the provider: each paid plan, monthly and yearly. */
export const PRICES: readonly Price[] = PLANS.filter((plan) => plan.monthlyPriceUsd > 0).flatMap((plan) => {
  const monthly: Price = {
    key: toPriceKey(plan.planName, 'month'),
    planName: plan.planName,
    billingCycle: 'month',
    priceUsd: plan.monthlyPriceUsd,
  };
  if (plan.annualPriceUsd === null) return [monthly];
  return [monthly, { ...monthly, key: toPriceKey(plan.planName, 'year'), billingCycle: 'year' as const, priceUsd: plan.annualPriceUsd }];
});

export const findPrice = (key: string | null): Price | undefined => PRICES.find((price) => price.key === key);
