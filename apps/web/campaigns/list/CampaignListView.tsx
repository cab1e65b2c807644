import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { compareAddress } from '../../ui/compareAddress.ts';
import { Card } from '../../ui/Card.tsx';
import { downloadText } from '../../ui/downloadText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { formatResults } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { SearchField } from '../SearchField.tsx';
import { useAddressParams } from '../useAddressParams.ts';
import { CampaignSkeleton } from './CampaignSkeleton.tsx';
import type { CampaignRow } from './campaignRow.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { EmptyCampaigns } from './EmptyCampaigns.tsx';
import { filterCampaigns, NO_FILTER, type CampaignFilter } from './filterCampaigns.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { parseFilter, parseSort, withFilter, withSort } from './listUrl.ts';
import listFoot from '../../ui/ListFoot.module.css';
import styles from './CampaignListView.module.css';
import type { SortColumn } from './columns.tsx';
import { nextSort, sortCampaigns } from './sortCampaigns.ts';
import { ChosenBar } from './ChosenBar.tsx';
import type { CampaignList } from './useCampaignList.ts';
import { useChosen } from './useChosen.ts';
import { useRowMenu } from './useRowMenu.tsx';

/** The address keeps the filter and the sort, so that Back and shared links restore them. */
function useShownRows(rows: readonly CampaignRow[] | undefined) {
  const [params, setParams] = useAddressParams();
  const sort = useMemo(() => parseSort(params), [params]);
  // A sort changes the address but not the filter, which then must stay the same object.
  const asked = withFilter(new URLSearchParams(), parseFilter(params)).toString();
  const filter = useMemo(() => parseFilter(new URLSearchParams(asked)), [asked]);
  const wanted = useDeferredValue(filter);
  // "The last days" count from when the filter was set, so that no row disappears while someone reads it.
  const [nowMs, setNowMs] = useState(() => Date.now());
  const shown = useMemo(() => sortCampaigns(filterCampaigns(rows ?? [], wanted, nowMs), sort), [rows, wanted, nowMs, sort]);
  const setFilter = useCallback(
    (change: Partial<CampaignFilter>) => {
      setNowMs(Date.now());
      setParams((current) => withFilter(current, { ...parseFilter(current), ...change }));
    },
    [setParams],
  );
  const setSearch = useCallback((search: string) => setFilter({ search }), [setFilter]);
  const onSort = useCallback(
    (column: SortColumn) => setParams((current) => withSort(current, nextSort(parseSort(current), column))),
    [setParams],
  );
  return { shown, sort, filter, setFilter, setSearch, onSort };
}

/** The controls above the rows keep their space while the rows load. */
const mayHaveRows = ({ rows, error }: CampaignList): boolean => (rows === undefined ? error === null : rows.length > 0);

/** With a single campaign, there is nothing to choose. */
const toComparison = (rows: readonly CampaignRow[]): string =>
  compareAddress(rows.length === 1 ? rows.map(({ campaignId }) => campaignId) : []);

type ToolsProps = { list: CampaignList; search: string; onSearch: (text: string) => void; onExport: () => void };

/** Redrawn only when its content changes: a sort changes nothing here. */
const Tools = memo(function Tools({ list, search, onSearch, onExport }: ToolsProps) {
  return (
    <>
      {mayHaveRows(list) && (
        <>
          <div className={styles.search}>
            <SearchField label="Search campaigns" value={search} onChange={onSearch} />
          </div>
          <Button size="small" variant="outlined" color="inherit" disabled={list.rows === undefined} onClick={onExport}>
            <Icon name="download" isSmall />
            Export CSV
          </Button>
        </>
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <LinkButton size="small" variant="outlined" color="inherit" to={toComparison(list.rows)}>
          Compare
        </LinkButton>
      )}
      <RefreshButton isRefreshing={list.isRefreshing} onRefresh={list.refresh} />
    </>
  );
});

/** Always the same function; exports the rows shown when it is called. */
function useExport(shown: readonly CampaignRow[]): () => void {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  return useCallback(() => {
    void import('./campaignsCsv.ts').then(({ campaignsCsv }) => downloadText('campaigns.csv', campaignsCsv(latest.current)));
  }, []);
}

/** The list in all its states: loading, failed (rows stay), empty, filled. `note` is the text at the end of the footer. */
export function CampaignListView({ list, note }: { list: CampaignList; note: string }) {
  const { rows, error } = list;
  const { shown, sort, filter, setFilter, setSearch, onSort } = useShownRows(rows);
  const hasRows = rows !== undefined && rows.length > 0;
  const onExport = useExport(shown);
  const { chosen, chosenIds, toggle, clear } = useChosen(rows);
  const { controls, menu } = useRowMenu(shown, toggle);
  const isLoading = rows === undefined && error === null;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Mock Campaigns"
        subtitle={`Rates in simulation, at deliverability bucket ${DEFAULT_BUCKET}`}
        actions={<Tools list={list} search={filter.search} onSearch={setSearch} onExport={onExport} />}
      />
      <p role="status" className="sr">
        {list.announcement}
      </p>
      {error !== null && (
        <ErrorAlert message={error} onRetry={list.refresh}>
          {rows === undefined ? undefined : 'The last rows you saw are still below.'}
        </ErrorAlert>
      )}
      <Card aria-label="Campaigns" className={rows === undefined && !isLoading ? styles.headers : undefined}>
        {mayHaveRows(list) && <CampaignFilters filter={filter} shown={shown.length} total={rows?.length ?? 0} onChange={setFilter} />}
        {chosen.length > 0 && <ChosenBar chosen={chosen} onClear={clear} />}
        <CampaignTable rows={shown} sort={sort} onSort={onSort} chosenIds={chosenIds} controls={controls}>
          {isLoading && <CampaignSkeleton />}
        </CampaignTable>
        {rows?.length === 0 && <EmptyCampaigns />}
        {hasRows && shown.length === 0 && (
          <div className={styles.nothing}>
            <p>No campaign matches these filters.</p>
            <Button onClick={() => setFilter(NO_FILTER)}>Clear filters</Button>
          </div>
        )}
        <div className={`${listFoot.foot} ${styles.foot}`}>
          {isLoading ? (
            <span role="status">Loading…</span>
          ) : (
            <span aria-live="polite">{rows === undefined ? '' : formatResults(shown.length)}</span>
          )}
          <span className="only-wide">{note}</span>
        </div>
      </Card>
      {menu}
    </div>
  );
}
