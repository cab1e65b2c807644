import type { Subscription } from '@coldcast/contract/billing';
import { isFreePlan } from '@coldcast/rules/plans';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Notice } from '../ui/Notice.tsx';
import { formatCount, formatDate, formatFullDate } from '../ui/formats.ts';
import { ManageButton, PortalBlocked } from './ManageButton.tsx';
import styles from './SubscriptionCard.module.css';
import { toRenewalCredits } from './billingState.ts';
import { useManageSubscription } from './useManageSubscription.ts';

function Day({ timestamp }: { timestamp: string }) {
  return (
    <time dateTime={timestamp} title={formatFullDate(timestamp)}>
      {formatDate(timestamp)}
    </time>
  );
}

/** A free plan has no paid renewal. */
function FreeNotice({ end, added }: { end: string; added: number }) {
  return (
    <Notice icon="calendar" role="note">
      {added === 0 ? 'Free. Nothing renews.' : `${formatCount(added)} mock credits will be added on `}
      {added === 0 ? null : <Day timestamp={end} />}
    </Notice>
  );
}

/** Either the end or the renewal, with what the renewal adds. */
function PeriodNotice({ subscription }: { subscription: Subscription }) {
  if (subscription.cancelAt !== null) {
    return (
      <Notice tone="fair" icon="calendar" role="note">
        Cancels on <Day timestamp={subscription.cancelAt} />
      </Notice>
    );
  }
  const added = toRenewalCredits(subscription);
  if (isFreePlan(subscription.planName)) return <FreeNotice end={subscription.currentPeriodEnd} added={added?.count ?? 0} />;
  return (
    <Notice icon="calendar" role="note">
      {subscription.nextPlanName ? `Changes to ${subscription.nextPlanName} on ` : 'Renews on '}
      <Day timestamp={subscription.currentPeriodEnd} />
      {added ? `. ${formatCount(added.count)} ${added.kind} will be added` : ''}
    </Notice>
  );
}

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { planName, billingCycle, currentPeriodStart } = subscription;
  const { manage, isBusy, failure, blockedUrl } = useManageSubscription();
  const mockCredits = isFreePlan(planName)
    ? `${formatCount(subscription.creditBalance)} / ${formatCount(subscription.totalGranted)}`
    : 'Unlimited';
  return (
    <Card isPadded aria-labelledby="plan-title" className={styles.plan}>
      <div className={styles.head}>
        <div>
          <h2 id="plan-title" className={styles.eyebrow}>
            Plan
          </h2>
          <p className={styles.name}>{planName}</p>
        </div>
        <ManageButton onClick={() => manage()} isBusy={isBusy} />
      </div>
      {failure ? <ErrorAlert message={failure} /> : null}
      {blockedUrl ? <PortalBlocked url={blockedUrl} /> : null}
      <dl>
        <div>
          <dt>Billing cycle</dt>
          <dd>{`1 ${billingCycle}`}</dd>
        </div>
        <div>
          <dt>Start date</dt>
          <dd>
            <Day timestamp={currentPeriodStart} />
          </dd>
        </div>
        <div>
          <dt>Mock credits</dt>
          <dd className="num">{mockCredits}</dd>
        </div>
        <div>
          <dt>Priority credits</dt>
          <dd className="num">{`${formatCount(subscription.priorityCreditBalance)} / ${formatCount(subscription.priorityCreditsGranted)}`}</dd>
        </div>
      </dl>
      <PeriodNotice subscription={subscription} />
    </Card>
  );
}
