import type { User } from '@coldcast/contract/users';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { SUBSCRIPTION_KEY, useSubscription } from '../../session/useSubscription.ts';
import { ERRORS } from '@coldcast/contract/errors';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import type { LaunchDraft } from '../draft/launchDraft.ts';
import type { LeadSource } from '../leads/leadSource.ts';
import { sharedLeadDesk } from '../leads/sharedLeadDesk.ts';
import { keyFor, type LaunchKey } from './launchKey.ts';
import { toLaunchFailure, type LaunchFailure } from './launchFailure.ts';
import { postCampaign } from './postCampaign.ts';

export type LaunchOrder = { draft: LaunchDraft; source: LeadSource; headers: readonly string[] | null };

const refusal = (message: string): LaunchFailure => ({ kind: 'message', message, note: null, wayOn: null });

const emailOf = ({ mode, subject, body }: LaunchDraft) => (mode === 'quick' ? { subject, body } : null);

/** Why an email cannot be sent to this list, in the catalogue's words (decision 40: said at Launch). */
function findEmailProblem({ draft, headers }: LaunchOrder): string | null {
  const email = emailOf(draft);
  return email && validateVariables(email, headers).message;
}

const toCsvName = (fileName: string): string => fileName.replace(/\.txt$/i, '.csv');

/** Builds the file, sends it, and says how that ended. `onLaunched` gets the new campaign's id. */
export function useLaunch(user: User, on: { onLaunched: (campaignId: string) => void; onFailed: () => void }) {
  const queryClient = useQueryClient();
  const { isDemo, show: showDemoLimitation } = useDemoLimitation();
  const { data: subscription } = useSubscription();
  const [isLaunching, setIsLaunching] = useState(false);
  const [failure, setFailure] = useState<LaunchFailure | null>(null);
  /** Leads of the last try, for its retry; null = all. */
  const [lastLimit, setLastLimit] = useState<number | null>(null);
  const lastKey = useRef<LaunchKey | null>(null);

  const send = async ({ draft, source }: LaunchOrder, limit: number | null): Promise<string> => {
    const campaign = await sharedLeadDesk.writeCampaign({ source, email: emailOf(draft), limit });
    if (campaign.csv.size > MAX_FILE_BYTES) throw new Error(ERRORS.too_large.message);
    const fileName = toCsvName(source.file.name);
    const campaignName = draft.campaignName.trim();
    lastKey.current = keyFor(JSON.stringify([campaign.fingerprint, fileName, campaignName, draft.priority]), lastKey.current);
    const { campaignId } = await postCampaign({
      file: campaign.csv,
      fileName,
      campaignName,
      priority: draft.priority === 'off' ? 'off' : undefined,
      user,
      idempotencyKey: lastKey.current.key,
    });
    lastKey.current = null;
    return campaignId;
  };

  const fail = (error: unknown) => {
    const found = toLaunchFailure(error, subscription, 'Failed to create campaign');
    if (found.kind === 'demo') showDemoLimitation();
    setFailure(found.kind === 'demo' ? null : found);
    if (found.kind !== 'demo') on.onFailed();
    // The balance shown may be older than the one that was refused.
    void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
  };

  const launch = async (order: LaunchOrder, limit: number | null = null): Promise<void> => {
    if (isLaunching) return;
    setFailure(null);
    if (isDemo) return showDemoLimitation();
    const problem = findEmailProblem(order);
    if (problem !== null) return setFailure(refusal(problem));
    setLastLimit(limit);
    setIsLaunching(true);
    try {
      const campaignId = await send(order, limit);
      on.onLaunched(campaignId);
      void queryClient.invalidateQueries({ queryKey: ['campaigns'], exact: true });
      void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    } catch (error) {
      fail(error);
    } finally {
      setIsLaunching(false);
    }
  };
  return {
    isLaunching,
    failure,
    dismiss: () => setFailure(null),
    launch: (order: LaunchOrder, limit: number | null = null) => void launch(order, limit),
    retry: (order: LaunchOrder) => void launch(order, lastLimit),
  };
}
