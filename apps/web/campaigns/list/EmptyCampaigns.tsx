import { Button } from '../../ui/Button.tsx';
import { useLaunchDrawer } from '../../session/useLaunchDrawer.tsx';
import { downloadText } from '../../ui/downloadText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { EmptyFigure } from './EmptyFigure.tsx';

async function downloadSample() {
  const { SAMPLE_LEADS_CSV } = await import('@coldcast/rules/campaignCsv');
  downloadText('coldcast-sample-leads.csv', SAMPLE_LEADS_CSV);
}

/** The first visit: what is missing and the next step. */
export function EmptyCampaigns() {
  const drawer = useLaunchDrawer();
  return (
    <EmptyState
      title="No campaigns yet."
      figure={<EmptyFigure />}
      actions={
        <>
          <Button variant="contained" onClick={drawer.open}>
            <Icon name="plus" />
            New Campaign
          </Button>
          <Button onClick={() => void downloadSample()}>
            <Icon name="download" />
            Download a sample list
          </Button>
        </>
      }
    >
      Bring one email and a list of LinkedIn profile links. Coldcast shows how the list could answer, before anyone receives it.
    </EmptyState>
  );
}
