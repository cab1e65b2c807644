import { memo } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ProfileLink } from '../ProfileLink.tsx';
import { actionTone } from './actionTone.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';
import styles from './LeadTable.module.css';
import { WhyLead } from './WhyLead.tsx';

const SPAM_NOTE = 'Filed as spam, or reported as spam by the lead after opening';

export const LeadTableRow = memo(function LeadTableRow({ row, index }: { row: LeadRow; index: number }) {
  return (
    <tr className={styles.row} aria-rowindex={index + 2}>
      <td>
        {row.profileUrl ? (
          <ProfileLink className={styles.profile} url={row.profileUrl} name={row.name} />
        ) : (
          <span className={styles.none}>-</span>
        )}
      </td>
      <th scope="row" title={row.name ?? undefined}>
        {row.name ?? '-'}
      </th>
      <td className={styles.company} title={row.company ?? undefined}>
        {row.company ?? '-'}
      </td>
      <td className={styles.title} title={row.title ?? undefined} data-company={row.company ?? undefined}>
        {row.title ?? '-'}
      </td>
      <td title={row.delivery === 'Spam' ? SPAM_NOTE : undefined}>
        <Chip tone={row.delivery === 'Spam' ? 'poor' : 'line'}>{row.delivery}</Chip>
      </td>
      <td>
        {row.isOpened && (
          <span className={styles.opened}>
            <Icon name="check" />
            <span className="sr">Opened</span>
          </span>
        )}
      </td>
      <td>
        <Chip tone={actionTone(row.shownAction)}>{row.shownAction}</Chip>
        <WhyLead row={row} />
      </td>
    </tr>
  );
});
