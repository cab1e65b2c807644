import { listCampaigns } from '@coldcast/contract/campaigns';
import { getTrackRecord, recordOutcome } from '@coldcast/contract/outcomes';
import type { RecordEntry } from '@coldcast/contract/outcomes';
import { confirmOutcome, dismissOutcome, listOutcomeProposals } from '@coldcast/contract/proposals';
import { answerAutomaticReplies, deleteSend, importSends, listSendVersions, listSends } from '@coldcast/contract/sends';
import type { TypedSend } from '@coldcast/contract/sends';
import { toReportedFigures } from '@coldcast/rules/sends/reportedFigures';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';

const SENDS_KEY = ['sends'] as const;
const RECORD_KEY = ['track-record'] as const;
const PROPOSALS_KEY = ['outcome-proposals'] as const;

export const useSends = () => useQuery({ queryKey: SENDS_KEY, queryFn: ({ signal }) => callApi(listSends, { signal }) });

export const useTrackRecord = () => useQuery({ queryKey: RECORD_KEY, queryFn: ({ signal }) => callApi(getTrackRecord, { signal }) });

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: SENDS_KEY }), queryClient.invalidateQueries({ queryKey: RECORD_KEY })]);
}

/** A file and its owner's answers. */
export type SendFile = {
  file: File;
  /** Null if nobody has said. */
  automaticReplies: 'counted' | 'not_counted' | null;
  columns: Readonly<Record<string, number | null>> | null;
};

export function useImportFile() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ file, automaticReplies, columns }: SendFile) => {
      const form = new FormData();
      if (automaticReplies) form.set('automaticReplies', automaticReplies);
      if (columns) form.set('columns', JSON.stringify(columns));
      form.set('file', file);
      return callApi(importSends, { form });
    },
    onSuccess: refresh,
  });
}

export function useTypeSend() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (send: TypedSend) => callApi(importSends, { body: { campaigns: [send] } }),
    onSuccess: refresh,
  });
}

/** Campaigns launched here, newest first. */
export const useLaunchedCampaigns = () =>
  useQuery({ queryKey: ['launched-campaigns'], queryFn: ({ signal }) => callApi(listCampaigns, { signal }) });

export function useDeleteSend() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (sendId: string) => callApi(deleteSend, { params: { sendId } }), onSuccess: refresh });
}

export function useAnswerAutomaticReplies() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { automaticReplies: 'counted' | 'not_counted'; sendIds: string[] }) => callApi(answerAutomaticReplies, { body }),
    onSuccess: refresh,
  });
}

/** Adds the answer to the last result of each campaign; returns what to tell. */
export function useAnswerForResults() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ automaticReplies, entries }: { automaticReplies: 'counted' | 'not_counted'; entries: readonly RecordEntry[] }) => {
      for (const { campaignId, outcomes } of entries) {
        const last = outcomes.at(-1);
        if (last === undefined) continue;
        await callApi(recordOutcome, {
          params: { campaignId },
          body: {
            sentOn: last.sentOn,
            ...toReportedFigures(last.figures),
            hasAutomaticReplies: automaticReplies === 'counted',
            reason: 'Said whether automatic replies are included',
          },
        });
      }
      return entries.length === 1 ? 'Answer saved for 1 campaign' : `Answer saved for ${entries.length} campaigns`;
    },
    // An answer that failed halfway was saved for some.
    onSettled: refresh,
  });
}

export const useSendVersions = (sendId: string) =>
  useQuery({
    queryKey: [...SENDS_KEY, sendId, 'versions'],
    queryFn: ({ signal }) => callApi(listSendVersions, { params: { sendId }, signal }),
  });

export const useProposals = () => useQuery({ queryKey: PROPOSALS_KEY, queryFn: ({ signal }) => callApi(listOutcomeProposals, { signal }) });

function useRefreshProposals() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return () => Promise.all([queryClient.invalidateQueries({ queryKey: PROPOSALS_KEY }), refresh()]);
}

export function useConfirmProposal() {
  const refresh = useRefreshProposals();
  return useMutation({
    mutationFn: (proposalId: string) => callApi(confirmOutcome, { params: { proposalId } }),
    onSuccess: refresh,
  });
}

export function useDismissProposal() {
  const refresh = useRefreshProposals();
  return useMutation({
    mutationFn: (proposalId: string) => callApi(dismissOutcome, { params: { proposalId } }),
    onSuccess: refresh,
  });
}
