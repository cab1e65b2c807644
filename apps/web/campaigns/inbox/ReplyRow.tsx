import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ProfileLink } from '../ProfileLink.tsx';
import type { InboxRow } from './inboxRow.ts';
import styles from './InboxTab.module.css';
import { IntentMark } from './IntentMark.tsx';

type Props = { row: InboxRow; isChosen: boolean; isUnread: boolean; href: string; onChoose: (leadId: string) => void };

export const replyLinkId = (leadId: string): string => `reply-${leadId}`;

export function ReplyRow({ row, isChosen, isUnread, href, onChoose }: Props) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(row.leadId);
  };
  const classes = [styles.row, isChosen ? styles.chosen : '', isUnread ? styles.unread : ''].join(' ');
  return (
    <li>
      <article className={classes}>
        <div className={styles.top}>
          <Link id={replyLinkId(row.leadId)} className={styles.who} to={href} onClick={choose} aria-current={isChosen ? 'true' : undefined}>
            {row.name ?? '-'}
            {isUnread && <span className="sr"> (unread)</span>}
          </Link>
          <IntentMark reply={row.reply} />
        </div>
        <p className={styles.company}>
          <span>{row.company ?? '-'}</span>
          {row.profileUrl && <ProfileLink className={styles.profile} url={row.profileUrl} name={row.name} isSmall />}
        </p>
        <p className={styles.snippet} dir="auto">
          <span className={styles.simulatedWord}>Simulated</span>
          {row.reply.text.replaceAll(/\s+/g, ' ').slice(0, 160)}
        </p>
      </article>
    </li>
  );
}
