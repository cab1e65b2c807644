import { LinkButton } from '../ui/LinkButton.tsx';
import { errorText } from '../api/errorText.ts';
import { useIsNewAccount } from '../session/useIsNewAccount.ts';
import { useSubscription } from '../session/useSubscription.ts';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CreditHistory } from './CreditHistory.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { SubscriptionLoading } from './SubscriptionLoading.tsx';
import { toBillingState } from './billingState.ts';

function PlansLink() {
  return (
    <LinkButton size="small" variant="outlined" color="inherit" to="?tab=plans">
      See all plans
    </LinkButton>
  );
}

export function SubscriptionTab() {
  const { data: subscription, error, refetch } = useSubscription();
  const isNew = useIsNewAccount();
  if (subscription === undefined && error === null) return <SubscriptionLoading />;
  const alert = error ? <ErrorAlert message={errorText(error, 'Failed to load subscription')} onRetry={() => void refetch()} /> : null;
  if (subscription === undefined) return alert;
  const state = toBillingState(subscription, isNew);
  if (subscription === null) {
    return (
      <>
        {alert}
        {state === 'available soon' ? (
          <Notice icon="clock">You subscription will be available soon</Notice>
        ) : (
          <Notice action={<PlansLink />}>You don't have a subscription yet</Notice>
        )}
      </>
    );
  }
  return (
    <>
      {alert}
      <SubscriptionCard subscription={subscription} />
      <CreditHistory entries={subscription.creditHistory} planName={subscription.planName} />
    </>
  );
}
