import { isCompleted } from '@coldcast/rules/campaignStatus';
import { LIST_RATES } from '@coldcast/rules/ratings';
import { memo, type Ref } from 'react';
import { campaignPath } from '../../ui/paths.ts';
import { formatCount, formatDateTime } from '../../ui/formats.ts';
import { StatusPie } from '../../ui/StatusPie.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { progressWords } from './describeCell.ts';
import { RateCell } from './RateCell.tsx';

function ProgressCell({ row }: { row: CampaignRow }) {
  return (
    <td className={styles.progressCell}>
      <span className={styles.progress} data-tip-of="progress">
        <span className={isCompleted(row.progress) ? `${styles.bar} ${styles.done}` : styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${row.percent}%` }} />
        </span>
        <span className={styles.percent}>{row.percent}%</span>
      </span>
      <span className="sr">, {progressWords(row)}</span>
    </td>
  );
}

type Props = {
  row: CampaignRow;
  rowRef?: Ref<HTMLTableRowElement>;
  index: number;
  /** Null while no campaigns are being chosen. */
  isChosen: boolean | null;
};

/**
 * Without the router's links: each of them would be drawn again with every change of the address. The table follows the clicks on links,
 * menu and box.
 */
export const CampaignTableRow = memo(function CampaignTableRow({ row, rowRef, index, isChosen }: Props) {
  const address = campaignPath(row.campaignId);
  return (
    <tr className={styles.row} ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className={styles.name} data-tip-of="name">
        {isChosen !== null && (
          <input type="checkbox" className={styles.box} aria-label={`Choose ${row.campaignName}`} checked={isChosen} readOnly />
        )}
        <a href={address}>{row.campaignName}</a>
      </th>
      <td className={styles.status}>
        <StatusPie progress={row.progress} />
      </td>
      <td className={styles.created}>
        <time dateTime={row.createdAt} data-tip-of="created">
          {formatDateTime(row.createdAt)}
        </time>
      </td>
      <td className={`${styles.leads} ${styles.end}`}>
        <span className="num">{formatCount(row.progress.total)}</span>
        <span className={styles.narrowOnly}> leads</span>
      </td>
      <ProgressCell row={row} />
      {LIST_RATES.map((rate) => (
        <RateCell key={rate} rate={rate} row={row} />
      ))}
      <td className={`${styles.view} ${styles.end}`}>
        <a className="link" href={address} aria-label={`View ${row.campaignName}`}>
          View
        </a>
        <button type="button" className={styles.more} aria-haspopup="menu" aria-label={`More for ${row.campaignName}`}>
          ⋯
        </button>
      </td>
    </tr>
  );
});
