import type { SendItem } from '@coldcast/contract/sends';
import { useState } from 'react';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DangerDialog } from '../ui/DangerDialog.tsx';
import { formatCount, formatFraction } from '../ui/formats.ts';
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

/** Replies of delivered emails, of sent ones where delivered is not told. */
function replyRate({ figures }: SendItem): string {
  const base = figures.delivered ?? figures.sent;
  return figures.replied === null || base === 0 ? '-' : formatFraction(figures.replied / base);
}

type RowProps = { send: SendItem; onVersions: () => void; onDelete: () => void };

function SendRow({ send, onVersions, onDelete }: RowProps) {
  const { name, startedOn, figures, version } = send;
  const state = version === 1 ? 'As imported' : `Updated ${version - 1} ${version === 2 ? 'time' : 'times'}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{startedOn ?? '-'}</td>
      <td>{formatCount(figures.sent)}</td>
      <td>{figures.replied === null ? '-' : formatCount(figures.replied)}</td>
      <td>{replyRate(send)}</td>
      <td>
        <Button size="small" aria-label={`${state}, history of ${name}`} onClick={onVersions}>
          {state}
        </Button>
      </td>
      <td>
        <Button size="small" color="error" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </td>
    </tr>
  );
}

export function SendTable({ sends }: { sends: readonly SendItem[] }) {
  const [chosen, setChosen] = useState<SendItem | null>(null);
  const [opened, setOpened] = useState<SendItem | null>(null);
  const demo = useDemoLimitation();
  return (
    <Card>
      <div className={styles.wrap} role="region" aria-label="Past campaigns" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col">Sent on</th>
              <th scope="col">Sent</th>
              <th scope="col">Replied</th>
              <th scope="col">Reply rate</th>
              <th scope="col">Figures</th>
              <th scope="col">Delete</th>
            </tr>
          </thead>
          <tbody>
            {sends.map((send) => (
              <SendRow
                key={send.sendId}
                send={send}
                onVersions={() => setOpened(send)}
                onDelete={() => (demo.isDemo ? demo.show() : setChosen(send))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {opened ? <VersionsDialog send={opened} onClose={() => setOpened(null)} /> : null}
      {chosen ? <DeleteDialog send={chosen} onClose={() => setChosen(null)} /> : null}
    </Card>
  );
}
