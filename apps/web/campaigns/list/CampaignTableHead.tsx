import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './CampaignTable.module.css';
import { COLUMNS, VIEW_WIDTH, type Column } from './columns.ts';
import { tip } from './HoverTips.tsx';
import type { CampaignSort, SortColumn } from './sortCampaigns.ts';

type Props = { sort: CampaignSort | null; onSort: (column: SortColumn) => void };

function HeaderCell({ column: { column, label, isEnd, tip: explanation }, sort, onSort }: Props & { column: Column }) {
  const order = sort?.column === column ? sort.order : 'none';
  const icon = order === 'none' ? 'sort' : order === 'ascending' ? 'up' : 'adown';
  return (
    <th scope="col" aria-sort={order} className={isEnd ? styles.end : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)} {...(explanation ? tip(label, explanation) : {})}>
        {label}
        <Icon name={icon} isSmall />
      </button>
    </th>
  );
}

export function CampaignTableHead(props: Props) {
  return (
    <>
      <colgroup>
        {COLUMNS.map(({ column, width }) => (
          <col key={column} style={{ inlineSize: `${width}%` }} />
        ))}
        <col style={{ inlineSize: `${VIEW_WIDTH}%` }} />
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <HeaderCell key={column.column} column={column} {...props} />
          ))}
          <th scope="col" className={styles.end}>
            View
          </th>
        </tr>
      </thead>
    </>
  );
}
