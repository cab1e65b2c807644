import type { Bucket } from '@coldcast/rules/deliverability';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLeadExport } from '../leads/useLeadExport.ts';
import { SearchField } from '../SearchField.tsx';
import type { InboxRow } from './inboxRow.ts';
import styles from './InboxTab.module.css';
import { IntentFilter } from './IntentFilter.tsx';
import { ReplyRow } from './ReplyRow.tsx';

type Props = {
  listId: string;
  all: readonly InboxRow[];
  shown: readonly InboxRow[];
  chosenId: string | null;
  readIds: ReadonlySet<string>;
  bucket: Bucket;
  campaign: { campaignId: string; campaignName: string };
  filter: { search: string; word: string | null };
  onFilter: (filter: { search: string; word: string | null }) => void;
  hrefOf: (leadId: string) => string;
  onChoose: (leadId: string) => void;
};

function Tools({ all, shown, readIds, bucket, campaign, filter, onFilter }: Props) {
  const { isExporting, exportLeads } = useLeadExport(campaign);
  const unread = shown.filter(({ leadId }) => !readIds.has(leadId)).length;
  return (
    <div className={styles.tools}>
      <div>
        <SearchField label="Search replies" value={filter.search} onChange={(search) => onFilter({ ...filter, search })} />
        <IntentFilter rows={all} word={filter.word} onChoose={(word) => onFilter({ ...filter, word })} />
      </div>
      <div className={styles.count}>
        <span aria-live="polite">
          <b className="num">
            {shown.length} {shown.length === 1 ? 'reply' : 'replies'}
          </b>
          , {unread} unread, bucket {bucket}
        </span>
        <IconButton aria-label="Export CSV" disabled={shown.length === 0 || isExporting} onClick={() => exportLeads('replies', shown)}>
          <Icon name="download" />
        </IconButton>
      </div>
    </div>
  );
}

/** The left side: search, intent, count, and one row for each reply. */
export function ReplyList(props: Props) {
  const { shown, chosenId, readIds, hrefOf, onChoose } = props;
  return (
    <div className={styles.side}>
      <Tools {...props} />
      {shown.length === 0 ? (
        <p className={styles.nothing}>No reply matches.</p>
      ) : (
        <ul className={styles.list} id={props.listId} aria-label="Replies">
          {shown.map((row) => (
            <ReplyRow
              key={row.leadId}
              row={row}
              isChosen={row.leadId === chosenId}
              isUnread={row.leadId !== chosenId && !readIds.has(row.leadId)}
              href={hrefOf(row.leadId)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
