import type { SendItem } from '@coldcast/contract/sends';
import { errorText } from '../api/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { describeFigures } from '../ui/describeFigures.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { formatFullDate } from '../ui/formats.ts';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import styles from './sends.module.css';
import { useSendVersions } from './useSends.ts';

/** Every version of a past campaign, newest first: its figures, when, and who reported it. */
export function VersionsDialog({ send, onClose }: { send: SendItem; onClose: () => void }) {
  const { data, error, refetch } = useSendVersions(send.sendId);
  return (
    <Dialog isOpen title={`History of ${send.name}`} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {error ? <ErrorAlert message={errorText(error, 'Failed to load the history')} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <LoadingRows rows={2} /> : null}
      {data ? (
        <ol className={styles.part} reversed>
          {data.map(({ version, figures, hasAutomaticReplies, reportedBy, createdAt }, index) => (
            <li key={version}>
              <p>
                {index === 0 ? <b>Now: </b> : null}
                {describeFigures(figures, hasAutomaticReplies)}
              </p>
              <p className={styles.quiet}>
                {reportedBy ?? 'Former member'}, {formatFullDate(createdAt)}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}
