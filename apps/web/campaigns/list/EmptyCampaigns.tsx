import { Button } from '../../ui/Button.tsx';
import { useLaunchDrawer } from '../../session/useLaunchDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { EmptyFigure } from './EmptyFigure.tsx';

/** Loaded on demand: the product's sample email with 80 leads. */
async function loadSample() {
  const { SAMPLE_EMAIL, SAMPLE_LEADS_CSV } = await import('@coldcast/rules/sampleLeads');
  const leads = new File([SAMPLE_LEADS_CSV], 'coldcast-sample-leads.csv', { type: 'text/csv' });
  return { ...SAMPLE_EMAIL, leads, campaignName: 'Sample: dock scheduling', isSample: true as const };
}

/** For a user without campaigns: what is missing and the next step. */
export function EmptyCampaigns() {
  const drawer = useLaunchDrawer();
  return (
    <EmptyState
      title="No campaigns yet."
      figure={<EmptyFigure />}
      actions={
        <>
          <Button variant="contained" onClick={() => void loadSample().then(drawer.openWith)}>
            Try with a sample
          </Button>
          <Button variant="outlined" onClick={drawer.open}>
            <Icon name="plus" />
            New Campaign
          </Button>
        </>
      }
    >
      Add one email and a list of LinkedIn profile links. Coldcast shows how the list may respond before you send anything. Or try our
      sample: one email and 80 invented leads.
    </EmptyState>
  );
}
