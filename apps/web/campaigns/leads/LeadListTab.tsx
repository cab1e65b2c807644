import type { Bucket } from '@coldcast/rules/deliverability';
import type { FilterAction } from '@coldcast/rules/leadActions';
import type { FitFilter } from '@coldcast/rules/fitLevels';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { campaignPath } from '../../ui/paths.ts';
import { SearchField } from '../SearchField.tsx';
import listFoot from '../../ui/ListFoot.module.css';
import styles from './LeadListTab.module.css';
import { filterByFit, filterLeads, type LeadRow } from '@coldcast/rules/leadRow';
import { FIT_WORDS } from './fitWords.ts';
import { LeadTable } from './LeadTable.tsx';
import { LeadScope } from './useLeadReasons.ts';
import { useLeadExport } from './useLeadExport.ts';

type Props = {
  rows: readonly LeadRow[];
  bucket: Bucket;
  action: FilterAction | null;
  failedLeads: number;
  campaign: { campaignId: string; campaignName: string };
  onClearFilter: () => void;
  fit: FitFilter | null;
  onClearFit: () => void;
};

function Count({ shown, props }: { shown: number; props: Props }) {
  return (
    <div className={styles.count}>
      <p aria-live="polite">
        <b className="num">
          {formatCount(shown)} of {formatCount(props.rows.length)}
        </b>{' '}
        <span className="muted">leads at bucket {props.bucket}</span>
      </p>
      {props.action !== null && (
        <button type="button" className={styles.clear} aria-label={`Clear filter ${props.action}`} onClick={props.onClearFilter}>
          {props.action}
          <Icon name="x" isSmall />
        </button>
      )}
      {props.fit !== null && (
        <button type="button" className={styles.clear} aria-label={`Clear fit ${FIT_WORDS[props.fit]}`} onClick={props.onClearFit}>
          {FIT_WORDS[props.fit]}
          <Icon name="x" isSmall />
        </button>
      )}
    </div>
  );
}

function Foot({ failedLeads }: { failedLeads: number }) {
  return (
    <div className={listFoot.foot}>
      <span>
        {failedLeads > 0 && `${formatCount(failedLeads)} ${failedLeads === 1 ? 'lead' : 'leads'} could not be simulated (credits returned)`}
      </span>
      <span>Every outcome is simulated; nobody was contacted.</span>
    </div>
  );
}

/** Every simulated lead at the chosen bucket, those with a reply first. */
export function LeadListTab(props: Props) {
  const { rows, action, fit, bucket } = props;
  const { campaignId } = props.campaign;
  const scope = useMemo(() => ({ campaignId, bucket }), [campaignId, bucket]);
  const { isExporting, exportLeads } = useLeadExport(props.campaign);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => filterLeads(filterByFit(rows, fit), action, wanted), [rows, action, fit, wanted]);
  const clear = () => {
    setSearch('');
    props.onClearFilter();
    props.onClearFit();
  };
  return (
    <Card aria-label="Leads" className={styles.card}>
      <div className={styles.tools}>
        <Count shown={shown.length} props={props} />
        <div className={styles.actions}>
          <div className={styles.search}>
            <SearchField label="Search leads" value={search} onChange={setSearch} />
          </div>
          <LinkButton size="small" variant="outlined" to={`${campaignPath(campaignId)}/audience?bucket=${bucket}`}>
            Who to send to
          </LinkButton>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={shown.length === 0 || isExporting}
            onClick={() => exportLeads('leads', shown)}
          >
            <Icon name="download" isSmall />
            Export CSV
          </Button>
        </div>
      </div>
      {shown.length > 0 ? (
        <LeadScope value={scope}>
          <LeadTable rows={shown} />
        </LeadScope>
      ) : (
        <EmptyState
          title="No rows found."
          actions={action !== null || fit !== null || search !== '' ? <Button onClick={clear}>Clear the filter</Button> : undefined}
        />
      )}
      <Foot failedLeads={props.failedLeads} />
    </Card>
  );
}
