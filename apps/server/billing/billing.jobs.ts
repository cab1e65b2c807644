import type { BoundJob } from '../jobs/job.ts';
import type { Schedule } from '../jobs/schedule.ts';
import { provisionSubscriptionWorker } from './provisionSubscription.ts';
import { renewSubscriptionsSchedule } from './renewSubscriptions.ts';
import { reconcileStripeSchedule } from './stripe/reconcileStripe.ts';

export const billingJobs: readonly BoundJob[] = [provisionSubscriptionWorker];

export const billingSchedules: readonly Schedule[] = [renewSubscriptionsSchedule, reconcileStripeSchedule];
