import type { Subscription } from '@coldcast/contract/billing';
import { limitsOfPlan } from '@coldcast/rules/plans';
import { ApiError } from '../../api/ApiError.ts';
import { errorText } from '../../api/errorText.ts';

/** Why a launch was refused, and the next step. */
export type LaunchFailure =
  | { kind: 'demo' }
  /** Enough credits for a part: the dialog offers the first `offeredLeads`. */
  | { kind: 'partial'; availableCredits: number; requestedLeads: number; offeredLeads: number }
  | { kind: 'message'; message: string; note: string | null; wayOn: 'billing' | 'upgrade' | 'login' | 'retry' | null };

/** Whether the session has ended: another call would leave the page. */
export const isSessionEnd = (failure: LaunchFailure): boolean => failure.kind === 'message' && failure.wayOn === 'login';

const activeLimit = /^You already have\s+(\S*).*active campaign\(s\) in progress/;
const sizeLimit = /^Campaign exceeds the maximum limit of\s+(\S*)\s+leads/;

/** The two messages about plan limits, with the subscription's number if known, otherwise the server's. */
function toPlanMessage(message: string, subscription: Subscription | null | undefined): string | undefined {
  const active = activeLimit.exec(message);
  if (active) {
    const limit = subscription?.maxConcurrentCampaigns ?? active[1];
    return `Your plan supports maximum ${limit} running campaign(s). Wait for the active campaign(s) to finish, or consider subscribing to a higher plan. See billing page for details.`;
  }
  const size = sizeLimit.exec(message);
  if (!size) return undefined;
  const limit = subscription?.maxCampaignSize ?? size[1]?.replaceAll(',', '');
  return `Your plan supports maximum ${limit} leads per campaign. Please create a smaller campaign, or consider upgrading to a higher plan. See billing page for details.`;
}

const toCount = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : 0);

function toCreditFailure(error: ApiError, subscription: Subscription | null | undefined): LaunchFailure {
  const availableCredits = toCount(error.details['availableCredits']);
  const requestedLeads = toCount(error.details['requestedLeads']);
  const maxCampaignSize = subscription?.maxCampaignSize ?? limitsOfPlan(null).maxCampaignSize;
  const offeredLeads = Math.min(availableCredits, maxCampaignSize);
  if (offeredLeads > 0) return { kind: 'partial', availableCredits, requestedLeads, offeredLeads };
  return { kind: 'message', message: error.message, note: `0 available, ${requestedLeads} needed.`, wayOn: 'upgrade' };
}

const LOST = 'The server did not respond. Everything you entered is still here. Trying again will not charge you twice.';

/** Converts a failed launch or upload; `fallback` is the screen's text if the error has none. */
export function toLaunchFailure(error: unknown, subscription: Subscription | null | undefined, fallback: string): LaunchFailure {
  const message = errorText(error, fallback);
  if (!(error instanceof ApiError)) return { kind: 'message', message, note: null, wayOn: null };
  if (error.code === 'demo_account') return { kind: 'demo' };
  if (error.status === 401) return { kind: 'message', message, note: null, wayOn: 'login' };
  if (error.code === 'insufficient_credits' || message === 'Insufficient credits') return toCreditFailure(error, subscription);
  const planMessage = toPlanMessage(message, subscription);
  if (planMessage !== undefined) return { kind: 'message', message: planMessage, note: null, wayOn: 'billing' };
  if (error.status === 0) return { kind: 'message', message, note: LOST, wayOn: 'retry' };
  return { kind: 'message', message, note: null, wayOn: error.status >= 500 || error.code === 'key_in_flight' ? 'retry' : null };
}
