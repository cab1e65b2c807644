import { useSubscription } from '../session/useSubscription.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import styles from './AllPlans.module.css';
import { PortalBlocked } from './ManageButton.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useManageSubscription } from './useManageSubscription.ts';

const notes = [
  'Paid plans get unlimited credits.',
  'Annual plans are 10% off.',
  'Annual credits are granted upfront.',
  'Regular mocks take up to 24 hours and priority mocks up to 1 hour.',
];

export function AllPlans() {
  const { data: subscription } = useSubscription();
  const { manage, isBusy, failure, blockedUrl } = useManageSubscription();
  return (
    <>
      {failure ? <ErrorAlert message={failure} /> : null}
      {blockedUrl ? <PortalBlocked url={blockedUrl} /> : null}
      <Card aria-label="All plans" className={styles.card}>
        <PlanTable currentPlanName={subscription?.planName ?? null} onChoose={manage} isBusy={isBusy} />
      </Card>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
