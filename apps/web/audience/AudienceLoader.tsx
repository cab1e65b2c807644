import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import type { AudienceGroupName } from '@coldcast/rules/audienceWords';
import type { Bucket } from '@coldcast/rules/deliverability';
import { useState } from 'react';
import { errorText } from '../api/errorText.ts';
import { Card } from '../ui/Card.tsx';
import { downloadText } from '../ui/downloadText.ts';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { AudienceContent } from './AudienceContent.tsx';
import { useAudience, useComplaintPrices } from './useAudience.ts';
import { askAudience } from './worker/askAudience.ts';
import type { AudienceList, AudienceQuestion } from './worker/answerAudienceQuestion.ts';

type Props = {
  /** Undefined while it is fetched. */
  list: AudienceList | undefined;
  bucket: Bucket;
  /** Opens the drawer with a campaign file of the leads to keep. */
  onNewCampaign: (csv: string, sendSize: number) => void;
};

async function askText(question: AudienceQuestion): Promise<string> {
  const reply = await askAudience(question);
  return reply.kind === 'text' ? reply.text : '';
}

export const AudienceLoading = () => (
  <Card isPadded>
    <LoadingRows rows={8} />
  </Card>
);

const fileName = (group: AudienceGroupName | null): string => `who-to-send-to${group === null ? '' : `-${group.replace('_', '-')}`}.csv`;

/** Computes a list's audience in the worker and shows it with its actions. */
export function AudienceLoader({ list, bucket, onNewCampaign }: Props) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { prices, save } = useComplaintPrices();
  const audience = useAudience({ list, bucket, prices: prices.data });
  const run = async (question: AudienceQuestion, take: (text: string) => void) => {
    setIsBusy(true);
    try {
      take(await askText(question));
    } catch (error) {
      toast({ text: errorText(error, 'The file could not be created'), isFailure: true });
    } finally {
      setIsBusy(false);
    }
  };
  const failed = [prices, audience].find(({ error, isFetching }) => error !== null && !isFetching);
  if (failed)
    return <ErrorAlert message={errorText(failed.error, 'Failed to load who to send to')} onRetry={() => void failed.refetch()} />;
  if (list === undefined || prices.data === undefined || audience.data === undefined) return <AudienceLoading />;
  const view: AudienceView = audience.data;
  return (
    <AudienceContent
      view={view}
      list={list}
      isStale={audience.isPlaceholderData}
      prices={prices.data}
      isSaving={save.isPending}
      onPrices={(next) => save.mutateAsync(next)}
      actions={{
        isBusy,
        onExport: ({ leads }, group) => void run({ kind: 'csv', list, leads, group }, (text) => downloadText(fileName(group), text)),
        onNewCampaign: (leadIds) => void run({ kind: 'campaign', list, leadIds }, (text) => onNewCampaign(text, view.sendSize)),
      }}
    />
  );
}
