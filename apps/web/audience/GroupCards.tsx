import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { AUDIENCE_GROUP_WORDS, formatExpected, type AudienceGroupName } from '@coldcast/rules/audienceWords';
import { Card } from '../ui/Card.tsx';
import { formatCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './audience.module.css';

type Group = AudienceView['groups'][number];
type Props = { groups: readonly Group[]; isBusy: boolean; onExport: (group: AudienceGroupName) => void };

const EMPTY: Record<AudienceGroupName, string> = {
  send_first: 'No lead stands out.',
  send_next: 'No lead is left for later.',
  leave_out: 'At these prices, every lead is worth an email.',
};

function GroupCard({ group, isBusy, onExport }: { group: Group; isBusy: boolean; onExport: () => void }) {
  const name = AUDIENCE_GROUP_WORDS[group.group];
  return (
    <Card as="article" isPadded className={styles.group} aria-labelledby={`audience-${group.group}`}>
      <h2 id={`audience-${group.group}`}>{name}</h2>
      <p className={styles.figure}>
        {formatCount(group.leads)} <span className="small muted">{group.leads === 1 ? 'lead' : 'leads'}</span>
      </p>
      {group.leads === 0 ? (
        <p className="small muted">{EMPTY[group.group]}</p>
      ) : (
        <>
          <p className="small">
            {formatExpected(group.interest)} interested replies, {formatExpected(group.spamReports)} spam reports,{' '}
            {formatExpected(group.unsubscribes)} opt-outs
          </p>
          <ul className={styles.reasons}>
            {group.reasons.map(({ text, leads }) => (
              <li key={text}>
                <b className="num">{formatCount(leads)}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className={styles.groupFoot}>
            <button
              type="button"
              className="link"
              disabled={isBusy}
              aria-label={`Export ${formatCount(group.leads)} of ${name}`}
              onClick={onExport}
            >
              <Icon name="download" isSmall /> Export {formatCount(group.leads)}
            </button>
          </p>
        </>
      )}
    </Card>
  );
}

/** The three groups: who is in them, what they bring and cost. */
export const GroupCards = ({ groups, isBusy, onExport }: Props) => (
  <div className={styles.groups}>
    {groups.map((group) => (
      <GroupCard key={group.group} group={group} isBusy={isBusy} onExport={() => onExport(group.group)} />
    ))}
  </div>
);
