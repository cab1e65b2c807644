import type { SendItem } from '@coldcast/contract/sends';
import { useState } from 'react';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ColumnRows, type Column } from '../ui/ColumnRows.tsx';
import { DangerDialog } from '../ui/DangerDialog.tsx';
import { formatCount, formatDay, formatFraction } from '../ui/formats.ts';
import styles from './sends.module.css';
import { useDeleteSend } from './useSends.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

function DeleteDialog({ send, onClose }: { send: SendItem; onClose: () => void }) {
  const { mutate, isPending, error } = useDeleteSend();
  return (
    <DangerDialog
      title="Delete this campaign?"
      verb="Delete"
      doingVerb="Deleting"
      isPending={isPending}
      failure={error ? errorText(error, 'The campaign could not be deleted. Please try again.') : null}
      onConfirm={() => mutate(send.sendId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>This deletes “{send.name}”. Launches made with it keep their numbers, and so does the track record.</p>
    </DangerDialog>
  );
}

/** Replies per delivered email, or per sent email if the delivered count is unknown. */
function replyRate({ figures }: SendItem): string {
  const base = figures.delivered ?? figures.sent;
  return figures.replied === null || base === 0 ? '-' : formatFraction(figures.replied / base);
}

type Acts = { showVersions: (send: SendItem) => void; askDelete: (send: SendItem) => void };

const stateOf = ({ version }: SendItem): string =>
  version === 1 ? 'As imported' : `Updated ${version - 1} ${version === 2 ? 'time' : 'times'}`;

const dayOf = ({ startedOn }: SendItem): string => (startedOn === null ? '-' : formatDay(startedOn));

const toColumns = ({ showVersions, askDelete }: Acts): Column<SendItem>[] => [
  {
    label: 'Campaign',
    cell: (send) => (
      <>
        {send.name} <span className={styles.under}>{dayOf(send)}</span>
      </>
    ),
  },
  { label: 'Sent on', cell: dayOf, className: styles.wide },
  { label: 'Sent', cell: ({ figures }) => formatCount(figures.sent), className: styles.number },
  { label: 'Replied', cell: ({ figures }) => (figures.replied === null ? '-' : formatCount(figures.replied)), className: styles.number },
  { label: 'Reply rate', cell: replyRate, className: styles.number },
  {
    label: 'Figures',
    className: styles.act,
    cell: (send) => (
      <Button size="small" aria-label={`${stateOf(send)}, history of ${send.name}`} onClick={() => showVersions(send)}>
        {stateOf(send)}
      </Button>
    ),
  },
  {
    label: 'Delete',
    className: styles.act,
    cell: (send) => (
      <Button size="small" color="error" aria-label={`Delete ${send.name}`} onClick={() => askDelete(send)}>
        Delete
      </Button>
    ),
  },
];

export function SendTable({ sends }: { sends: readonly SendItem[] }) {
  const [chosen, setChosen] = useState<SendItem | null>(null);
  const [opened, setOpened] = useState<SendItem | null>(null);
  const demo = useDemoLimitation();
  const acts: Acts = { showVersions: setOpened, askDelete: (send) => (demo.isDemo ? demo.show() : setChosen(send)) };
  return (
    <Card>
      <div className={styles.wrap} role="region" aria-label="Past campaigns" tabIndex={0}>
        <table className={styles.table}>
          <ColumnRows columns={toColumns(acts)} rows={sends} keyOf={({ sendId }) => sendId} />
        </table>
      </div>
      {opened ? <VersionsDialog send={opened} onClose={() => setOpened(null)} /> : null}
      {chosen ? <DeleteDialog send={chosen} onClose={() => setChosen(null)} /> : null}
    </Card>
  );
}
