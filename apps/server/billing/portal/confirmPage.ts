import { cancelSubscription, changePlan, creditsOfPeriod, type SubscriptionState } from '@coldcast/rules/planChanges';
import type { PortalChange } from '../applyPortalChange.ts';
import { toDay, toNumber } from './dates.ts';
import { html, type Html } from './html.ts';
import { portalLayout } from './portalLayout.ts';

type Confirmation = { subscription: SubscriptionState; change: PortalChange; now: Date; takesPayment: boolean };

/** Shows what a change will do before it is made. */
export function confirmPage({ subscription, change, now, takesPayment }: Confirmation): string {
  const isCancelling = 'cancel' in change || change.planName === 'Free';
  const title = isCancelling ? 'Cancel subscription?' : `Change to ${change.planName}?`;
  return portalLayout(
    title,
    html`<h1>${title}</h1>
      <section>
        <p>${isCancelling ? cancelWords(subscription) : changeWords(subscription, change, now)}</p>
        <p class="quiet">
          ${takesPayment ? 'You pay on the next page.' : 'Nothing is charged: this installation has no payment provider.'}
        </p>
        <form method="post">
          ${hiddenFields(change)}<input type="hidden" name="confirmed" value="true" />
          <div class="actions">
            <button class="${isCancelling ? 'risky' : 'primary'}" type="submit">${isCancelling ? 'Cancel subscription' : 'Confirm'}</button>
            <a class="button plain" href="?">Back</a>
          </div>
        </form>
      </section>`,
  );
}

function hiddenFields(change: PortalChange): Html {
  if ('cancel' in change) return html`<input type="hidden" name="cancel" value="true" />`;
  return html`<input type="hidden" name="planName" value="${change.planName}" /><input
      type="hidden"
      name="billingCycle"
      value="${change.billingCycle}"
    />`;
}

function cancelWords(subscription: SubscriptionState): string {
  const { planName, cancelAt } = cancelSubscription(subscription);
  if (cancelAt === null) return 'You are on the Free plan. There is nothing to cancel.';
  return `${planName} ends on ${toDay(cancelAt)}. After that you are on the Free plan; credits you were granted stay.`;
}

function changeWords(subscription: SubscriptionState, change: Exclude<PortalChange, { cancel: true }>, now: Date): string {
  const result = changePlan(subscription, change, now);
  if (!result.ok) return 'This plan cannot be chosen.';
  const { priority } = creditsOfPeriod(change);
  const credits = priority === 0 ? '' : ` The period then includes ${toNumber(priority)} priority credits, minus those already granted.`;
  switch (result.takesEffect) {
    case 'now':
      return `${change.planName} starts immediately and runs until ${toDay(result.state.currentPeriodEnd)}.${credits}`;
    case 'at_period_end':
      return `You keep ${subscription.planName} until ${toDay(subscription.currentPeriodEnd)}; then ${change.planName} starts.`;
    case 'already_so':
      return `You are already on ${change.planName}. This undoes the change planned for the end of the period.`;
  }
}
