import type { Webhook, WebhookDelivery } from '@coldcast/contract/webhooks';
import { Button } from '../../ui/Button.tsx';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTestWebhook } from './useWebhooks.ts';
import { outcomeWords } from './webhookWords.ts';

function TestResult({ delivery }: { delivery: WebhookDelivery }) {
  if (delivery.status !== 'delivered') return <ErrorAlert message="The test did not arrive">{outcomeWords(delivery)}</ErrorAlert>;
  return (
    <Notice tone="good" title="The test arrived">
      {outcomeWords(delivery)}
    </Notice>
  );
}

/** The button and, once pressed, its result; the caller positions both. */
export function useWebhookTest({ webhookId, url, disabledAt }: Webhook) {
  const demo = useDemoLimitation();
  const { mutate, isPending, isError, error, data } = useTestWebhook(webhookId);
  const button = (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={`Send test to ${url}`}
      disabled={isPending || disabledAt !== null}
      onClick={() => (demo.isDemo ? demo.show() : mutate())}
    >
      {isPending ? 'Sending…' : 'Send test'}
    </Button>
  );
  const failure = isError ? <ErrorAlert message={errorText(error, 'The test could not be sent. Please try again.')} /> : null;
  return { button, result: data && !isPending ? <TestResult delivery={data} /> : failure };
}
