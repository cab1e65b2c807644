import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './CampaignTable.module.css';
import { COLUMNS, SORT_COLUMNS, type CampaignColumn, type SortColumn } from './columns.tsx';
import { tip } from './HoverTips.tsx';
import type { CampaignSort } from './sortCampaigns.ts';

type Props = { sort: CampaignSort | null; onSort: (column: SortColumn) => void };

function HeaderCell({ column: { id, label, isEnd, tip: explanation }, sort, onSort }: Props & { column: CampaignColumn }) {
  const className = isEnd ? styles.end : undefined;
  const sortable = SORT_COLUMNS.find((column) => column.id === id);
  if (sortable === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const order = sort?.column === id ? sort.order : 'none';
  const icon = order === 'none' ? 'sort' : order === 'ascending' ? 'up' : 'adown';
  return (
    <th scope="col" aria-sort={order} className={className}>
      <button type="button" className={styles.sort} onClick={() => onSort(sortable.id)} {...(explanation ? tip(label, explanation) : {})}>
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
        {COLUMNS.map(({ id, width }) => (
          <col key={id} style={{ inlineSize: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <HeaderCell key={column.id} column={column} {...props} />
          ))}
        </tr>
      </thead>
    </>
  );
}
