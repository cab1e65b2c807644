import { isCompleted } from '@coldcast/rules/campaignStatus';
import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { LIST_RATES, listArrow, type ListRate } from '@coldcast/rules/ratings';
import { memo, type Ref } from 'react';
import { formatCount, formatDateTime, formatRatio } from '../../ui/formats.ts';
import { RateArrow } from '../../ui/RateArrow.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatusPie } from '../../ui/StatusPie.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { tip } from './HoverTips.tsx';
import { campaignAddress } from './useRowClicks.ts';
import { ofText, tipDetail, tipTitle } from './rateWords.ts';

const LABELS: Record<ListRate, string> = { open: 'Open', reply: 'Reply', interest: 'Interest', unsubscribe: 'Unsubscribe' };
const MARKED_INDEX = toBucketIndex(DEFAULT_BUCKET);

function RateCell({ rate, row }: { rate: ListRate; row: CampaignRow }) {
  const cell = row.rates?.[rate];
  const arrow = cell && listArrow(rate, cell.ratio);
  if (!cell || !arrow) {
    return (
      <td data-label={LABELS[rate]} className={`${styles.end} ${styles.dash}`}>
        -
      </td>
    );
  }
  return (
    <td data-label={LABELS[rate]} className={styles.end}>
      <span className={styles.rate} {...tip(tipTitle(rate, cell), tipDetail(cell))}>
        {rate === 'reply' && (
          <span className={styles.spark}>
            <Sparkline counts={row.replyByBucket} markedIndex={MARKED_INDEX} />
          </span>
        )}
        <span className="num">{formatRatio(cell.ratio.numerator, cell.ratio.denominator)}</span>
        <RateArrow arrow={arrow.arrow} tone={arrow.tone} />
        <span className="sr">, {ofText(cell)}</span>
      </span>
    </td>
  );
}

function ProgressCell({ row }: { row: CampaignRow }) {
  const { success, failed, total } = row.progress;
  const words = `${formatCount(success)} success, ${formatCount(failed)} failed, ${formatCount(total)} total`;
  return (
    <td className={styles.progressCell}>
      <span className={styles.progress} {...tip(`${row.percent}%`, words)}>
        <span className={isCompleted(row.progress) ? `${styles.bar} ${styles.done}` : styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${row.percent}%` }} />
        </span>
        <span className={styles.percent}>{row.percent}%</span>
      </span>
      <span className="sr">, {words}</span>
    </td>
  );
}

type Props = { row: CampaignRow; rowRef?: Ref<HTMLTableRowElement>; index: number };

/** Without the router's links: each of them would be drawn again with every change of the address. The table follows their clicks. */
export const CampaignTableRow = memo(function CampaignTableRow({ row, rowRef, index }: Props) {
  const address = campaignAddress(row.campaignId);
  return (
    <tr className={styles.row} data-address={address} ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className={styles.name} {...(row.campaignName.length > 24 ? tip(row.campaignName) : {})}>
        <a href={address}>{row.campaignName}</a>
      </th>
      <td className={styles.status}>
        <StatusPie progress={row.progress} />
      </td>
      <td className={styles.created}>
        <time dateTime={row.createdAt} data-tip-time={row.createdAt}>
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
        <a className="link" href={address}>
          View <span className="sr">{row.campaignName}</span>
        </a>
      </td>
    </tr>
  );
});
