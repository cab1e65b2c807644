import type { ReactElement } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ProfileLink } from '../ProfileLink.tsx';
import { actionTone } from './actionTone.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';
import styles from './LeadTable.module.css';
import { WhyLead } from './WhyLead.tsx';

const SPAM_NOTE = 'Filed as spam, or reported as spam by the lead after opening';

/** One column of the Lead List. Its CSV file has different columns: those that sending tools can import. */
type LeadColumn = { label: string; cell: (row: LeadRow) => ReactElement };

/** The columns of the Lead List, in order. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  {
    label: 'LinkedIn',
    cell: ({ profileUrl, name }) => (
      <td>
        {profileUrl ? <ProfileLink className={styles.profile} url={profileUrl} name={name} /> : <span className={styles.none}>-</span>}
      </td>
    ),
  },
  {
    label: 'Name',
    cell: ({ name }) => (
      <th scope="row" title={name ?? undefined}>
        {name ?? '-'}
      </th>
    ),
  },
  {
    label: 'Company',
    cell: ({ company }) => (
      <td className={styles.company} title={company ?? undefined}>
        {company ?? '-'}
      </td>
    ),
  },
  {
    label: 'Title',
    cell: ({ title, company }) => (
      <td className={styles.title} title={title ?? undefined} data-company={company ?? undefined}>
        {title ?? <span>-</span>}
      </td>
    ),
  },
  {
    label: 'Delivery',
    cell: ({ delivery }) => (
      <td title={delivery === 'Spam' ? SPAM_NOTE : undefined}>
        <Chip tone={delivery === 'Spam' ? 'poor' : 'line'}>{delivery}</Chip>
      </td>
    ),
  },
  {
    label: 'Opened',
    cell: ({ isOpened }) => (
      <td>
        {isOpened && (
          <span className={styles.opened}>
            <Icon name="check" />
            <span className="sr">Opened</span>
          </span>
        )}
      </td>
    ),
  },
  {
    label: 'Action',
    cell: (row) => (
      <td>
        <Chip tone={actionTone(row.shownAction)}>{row.shownAction}</Chip>
        <WhyLead row={row} />
      </td>
    ),
  },
];
