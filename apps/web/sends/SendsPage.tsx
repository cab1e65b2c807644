import { useState, type ReactNode } from 'react';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AutomaticQuestion } from './AutomaticQuestion.tsx';
import { BucketFinder } from './BucketFinder.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { LevelCard } from './LevelCard.tsx';
import { ProposalList } from './ProposalList.tsx';
import { SendTable } from './SendTable.tsx';
import styles from './sends.module.css';
import { TypeSendDialog } from './TypeSendDialog.tsx';
import { useSends } from './useSends.ts';

function NoSends({ isKnown, actions }: { isKnown: boolean; actions: ReactNode }) {
  return (
    <Card>
      <EmptyState title={isKnown ? 'No past campaigns imported yet' : 'Coldcast does not know you yet'} actions={actions}>
        Import the results of past campaigns. Forecasts then say what to expect for you. Exports from Instantly, Smartlead, lemlist, Apollo,
        HubSpot, Reply.io, Woodpecker, Outreach and Salesloft work as is. Coldcast never stores addresses or reply texts.
      </EmptyState>
    </Card>
  );
}

/** Past campaigns, and what Coldcast learned from them. */
export function SendsPage() {
  const [opened, setOpened] = useState<'file' | 'form' | null>(null);
  const demo = useDemoLimitation();
  const { data, error, refetch } = useSends();
  const open = (dialog: 'file' | 'form') => (demo.isDemo ? demo.show() : setOpened(dialog));
  const close = () => setOpened(null);
  const actions = (
    <>
      <Button variant="outlined" onClick={() => open('form')}>
        Enter a campaign
      </Button>
      <Button variant="contained" onClick={() => open('file')}>
        Import a file
      </Button>
    </>
  );
  const isEmpty = data?.sends.length === 0;
  return (
    <div className={styles.page}>
      <PageHeader title="Your sends" subtitle="Real results improve your next forecasts." actions={isEmpty ? null : actions} />
      {error ? <ErrorAlert message={errorText(error, 'Failed to load your sends')} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? (
        <Card isPadded>
          <LoadingRows />
        </Card>
      ) : null}
      <ProposalList />
      {data ? <AutomaticQuestion sends={data.sends} /> : null}
      {isEmpty ? <NoSends isKnown={data.sender !== null} actions={actions} /> : null}
      {data ? (
        <div className={styles.two}>
          {data.sender ? <LevelCard sender={data.sender} /> : null}
          <BucketFinder />
        </div>
      ) : null}
      {data && !isEmpty ? <SendTable sends={data.sends} /> : null}
      {opened === 'file' ? <ImportDialog onClose={close} /> : null}
      {opened === 'form' ? <TypeSendDialog onClose={close} /> : null}
    </div>
  );
}
