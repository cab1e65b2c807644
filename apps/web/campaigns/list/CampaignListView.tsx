import Button from '@mui/material/Button';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Card } from '../../ui/Card.tsx';
import { downloadText } from '../../ui/downloadText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { formatResults } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { SearchField } from '../SearchField.tsx';
import { useAddressParams } from '../useAddressParams.ts';
import { CampaignBones } from './CampaignBones.tsx';
import type { CampaignRow } from './campaignRow.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { EmptyCampaigns } from './EmptyCampaigns.tsx';
import { parseSort, withSearch, withSort } from './listUrl.ts';
import styles from './CampaignListView.module.css';
import { nextSort, sortCampaigns, type SortColumn } from './sortCampaigns.ts';
import type { CampaignList } from './useCampaignList.ts';

/** The search and the sort live in the address, so that Back and a shared link keep them. */
function useShownRows(rows: readonly CampaignRow[] | undefined) {
  const [params, setParams] = useAddressParams();
  const sort = useMemo(() => parseSort(params), [params]);
  const search = params.get('q') ?? '';
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const shown = useMemo(
    () =>
      sortCampaigns(
        (rows ?? []).filter(({ campaignName }) => campaignName.toLowerCase().includes(wanted)),
        sort,
      ),
    [rows, wanted, sort],
  );
  const setSearch = useCallback((text: string) => setParams((current) => withSearch(current, text)), [setParams]);
  const onSort = useCallback(
    (column: SortColumn) => setParams((current) => withSort(current, nextSort(parseSort(current), column))),
    [setParams],
  );
  return { shown, sort, search, setSearch, onSort };
}

function Tools({
  list,
  shown,
  search,
  onSearch,
}: {
  list: CampaignList;
  shown: readonly CampaignRow[];
  search: string;
  onSearch: (text: string) => void;
}) {
  const hasRows = (list.rows?.length ?? 0) > 0;
  const exportRows = async () => {
    const { campaignsCsv } = await import('./campaignsCsv.ts');
    downloadText('campaigns.csv', campaignsCsv(shown));
  };
  return (
    <>
      {hasRows && (
        <>
          <div className={styles.search}>
            <SearchField label="Search campaigns" value={search} onChange={onSearch} />
          </div>
          <Button className="only-wide" size="small" variant="outlined" color="inherit" onClick={() => void exportRows()}>
            <Icon name="download" isSmall />
            Export CSV
          </Button>
        </>
      )}
      <RefreshButton isRefreshing={list.isRefreshing} onRefresh={list.refresh} />
    </>
  );
}

/** The list in all its states: loading, failed (rows stay), empty, filled. `note` is the line at the foot's end. */
export function CampaignListView({ list, note }: { list: CampaignList; note: string }) {
  const { rows, error } = list;
  const { shown, sort, search, setSearch, onSort } = useShownRows(rows);
  const isLoading = rows === undefined && error === null;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Mock Campaigns"
        subtitle={`Rates in simulation, at deliverability bucket ${DEFAULT_BUCKET}`}
        actions={<Tools list={list} shown={shown} search={search} onSearch={setSearch} />}
      />
      <p role="status" className="sr">
        {list.announcement}
      </p>
      {error !== null && (
        <ErrorAlert message={error} onRetry={list.refresh}>
          {rows === undefined ? undefined : 'The last rows you saw are still below.'}
        </ErrorAlert>
      )}
      {(rows !== undefined || isLoading) && (
        <Card aria-label="Campaigns">
          <CampaignTable rows={shown} sort={sort} onSort={onSort}>
            {isLoading && <CampaignBones />}
          </CampaignTable>
          {rows?.length === 0 && <EmptyCampaigns />}
          {rows !== undefined && rows.length > 0 && shown.length === 0 && (
            <p className={styles.nothing}>No campaign has this in its name.</p>
          )}
          <div className={styles.foot}>
            {isLoading ? <span role="status">Loading…</span> : <span aria-live="polite">{formatResults(shown.length)}</span>}
            <span className="only-wide">{note}</span>
          </div>
        </Card>
      )}
    </div>
  );
}
