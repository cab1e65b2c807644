import type { Webhook } from '@coldcast/contract/webhooks';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useDeleteWebhook } from './useWebhooks.ts';

function DeleteDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const toast = useToast();
  const { mutate, isPending, isError, error } = useDeleteWebhook(webhookId);
  return (
    <DangerDialog
      title="Delete webhook"
      verb="Delete"
      doingVerb="Deleting…"
      isPending={isPending}
      failure={isError ? errorText(error, 'Delete failed') : null}
      onConfirm={() => mutate(undefined, { onSuccess: ({ message }) => toast(message) })}
      onClose={onClose}
    >
      <p>Nothing is sent to this address any more, and its log of deliveries goes away.</p>
    </DangerDialog>
  );
}

export function DeleteWebhook({ webhook: { webhookId, url } }: { webhook: Webhook }) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Delete ${url}`}
        onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}
      >
        <Icon name="trash" isSmall />
        Delete
      </Button>
      {isOpen ? <DeleteDialog webhookId={webhookId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
