import type { SubscriptionState } from '@coldcast/rules/planChanges';
import { PLANS, type BillingCycle, type Plan } from '@coldcast/rules/plans';
import { toDay, toNumber } from './dates.ts';
import { html, nothing, type Html } from './html.ts';
import { portalLayout } from './portalLayout.ts';

export type PortalView = {
  subscription: SubscriptionState;
  /** The preselected plan; by default the current one. */
  wantedPlan?: string;
  notice?: string;
  problem?: string;
};

/** The portal: the current plan, the plans to choose from, and buttons to cancel or resume. Works without scripts. */
export function portalPage({ subscription, wantedPlan, notice, problem }: PortalView): string {
  return portalLayout(
    'Manage subscription',
    html`<h1>Manage subscription</h1>
      ${notice === undefined ? nothing : html`<p class="notice" role="status">${notice}</p>`}
      ${problem === undefined ? nothing : html`<p class="notice problem" role="alert">${problem}</p>`} ${currentPlan(subscription)}
      ${choices(subscription, wantedPlan)} ${subscription.planName === 'Free' ? nothing : cancellation(subscription)}
      <p><a href="/app/billing">Back to billing</a></p>`,
  );
}

const cycleWords: Record<BillingCycle, string> = { month: 'month to month', year: 'by the year' };

function currentPlan(subscription: SubscriptionState): Html {
  const { planName, billingCycle, currentPeriodStart, currentPeriodEnd } = subscription;
  return html`<section>
    <h2>Your plan: ${planName}</h2>
    <p>
      ${planName === 'Free' ? 'Free of charge' : `Paid ${cycleWords[billingCycle]}`}, in the period from ${toDay(currentPeriodStart)} to
      ${toDay(currentPeriodEnd)}.
    </p>
    <p class="quiet">${whatComesNext(subscription)}</p>
  </section>`;
}

function whatComesNext({ planName, cancelAt, nextPlanName, nextBillingCycle, billingCycle, currentPeriodEnd }: SubscriptionState): string {
  if (cancelAt !== null) return `Cancels on ${toDay(cancelAt)}. After that you are on the Free plan.`;
  if (nextPlanName !== null) {
    return `Changes to ${nextPlanName}, ${cycleWords[nextBillingCycle ?? billingCycle]}, on ${toDay(currentPeriodEnd)}.`;
  }
  return planName === 'Free' ? `New credits on ${toDay(currentPeriodEnd)}.` : `Renews on ${toDay(currentPeriodEnd)}.`;
}

function choices({ planName, billingCycle }: SubscriptionState, wantedPlan = planName): Html {
  const chosen = PLANS.find((plan) => plan.planName === wantedPlan)?.planName ?? planName;
  const plans = PLANS.map((plan) => planChoice(plan, { isCurrent: plan.planName === planName, isChosen: plan.planName === chosen }));
  return html`<section>
    <form method="post">
      <fieldset>
        <legend>Plan</legend>
        ${plans}
      </fieldset>
      <fieldset>
        <legend>Paid</legend>
        <label
          ><input type="radio" name="billingCycle" value="month" ${checkedIf(billingCycle === 'month')} /><span>Month to month</span></label
        >
        <label
          ><input type="radio" name="billingCycle" value="year" ${checkedIf(billingCycle === 'year')} /><span
            >By the year<small>10% off; the priority credits of twelve months upfront</small></span
          ></label
        >
      </fieldset>
      <button class="primary" type="submit">Continue</button>
    </form>
  </section>`;
}

const checkedIf = (isChecked: boolean): Html => (isChecked ? html`checked` : nothing);

function planChoice(plan: Plan, { isCurrent, isChosen }: { isCurrent: boolean; isChosen: boolean }): Html {
  const credits = plan.monthlyCredits === null ? 'Unlimited mock credits' : `${toNumber(plan.monthlyCredits)} mock credits a month`;
  const priority = plan.monthlyPriorityCredits === 0 ? '' : `, ${toNumber(plan.monthlyPriorityCredits)} priority credits a month`;
  const size = `Up to ${toNumber(plan.maxCampaignSize)} leads per campaign, ${plan.maxConcurrentCampaigns} at a time`;
  return html`<label
    ><input type="radio" name="planName" value="${plan.planName}" ${checkedIf(isChosen)} /><span
      >${plan.planName} ${isCurrent ? html`<em class="mark">Your plan</em>` : nothing}<small>${credits}${priority}</small
      ><small>${size}</small></span
    ><span class="price"
      >$${plan.monthlyPriceUsd} a
      month${plan.annualPriceUsd === null ? nothing : html`<small>or $${toNumber(plan.annualPriceUsd)} a year</small>`}</span
    ></label
  > `;
}

function cancellation({ planName, billingCycle, cancelAt, currentPeriodEnd }: SubscriptionState): Html {
  if (cancelAt === null) {
    return html`<section>
      <h2>Cancel</h2>
      <p class="quiet">You keep ${planName} until ${toDay(currentPeriodEnd)}, and the credits you were granted.</p>
      <form method="post">
        <input type="hidden" name="cancel" value="true" /><button class="risky" type="submit">Cancel subscription</button>
      </form>
    </section>`;
  }
  return html`<section>
    <h2>Reactivate</h2>
    <p class="quiet">Keep ${planName} after ${toDay(cancelAt)}.</p>
    <form method="post">
      <input type="hidden" name="planName" value="${planName}" /><input type="hidden" name="billingCycle" value="${billingCycle}" />
      <input type="hidden" name="confirmed" value="true" /><button class="primary" type="submit">Reactivate ${planName}</button>
    </form>
  </section>`;
}
