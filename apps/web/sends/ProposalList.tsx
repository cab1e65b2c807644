import type { OutcomeProposal } from '@coldcast/contract/proposals';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { formatCount, formatDay } from '../ui/formats.ts';
import { useToast } from '../ui/Toasts.tsx';
import styles from './sends.module.css';
import { useConfirmProposal, useDismissProposal, useProposals } from './useSends.ts';

const FIGURES = [
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['opened', 'opened'],
  ['replied', 'replied'],
  ['positiveReplies', 'interested'],
  ['bounced', 'bounced'],
  ['unsubscribed', 'unsubscribed'],
  ['spamReports', 'reported spam'],
] as const;

/** "480 sent, 9 replied" */
const describeFigures = ({ said }: OutcomeProposal): string =>
  FIGURES.flatMap(([field, words]) => {
    const count = said[field];
    return count === undefined ? [] : [`${formatCount(count)} ${words}`];
  }).join(', ');

function Proposal({ proposal }: { proposal: OutcomeProposal }) {
  const { proposalId, campaignName, said, keyName } = proposal;
  const toast = useToast();
  const demo = useDemoLimitation();
  const confirm = useConfirmProposal();
  const dismiss = useDismissProposal();
  const isPending = confirm.isPending || dismiss.isPending;
  const failure = confirm.error ?? dismiss.error;
  const unlessDemo = (act: () => void) => (demo.isDemo ? demo.show() : act());
  return (
    <li className={styles.part}>
      <p>
        <b>{campaignName}</b>, sent on {formatDay(said.sentOn)}: {describeFigures(proposal)}
      </p>
      <p className={styles.quiet}>
        {keyName === null ? 'Reported by an assistant.' : `Reported with the API key “${keyName}”.`}
        {said.reason === undefined ? null : ` Reason: ${said.reason}`}
      </p>
      {failure ? <ErrorAlert message={errorText(failure, 'This could not be saved. Please try again.')} /> : null}
      <div className={styles.actions}>
        <Button
          size="small"
          variant="contained"
          disabled={isPending}
          aria-label={`Confirm the result of ${campaignName}`}
          onClick={() => unlessDemo(() => confirm.mutate(proposalId, { onSuccess: ({ message }) => toast(message) }))}
        >
          Confirm
        </Button>
        <Button
          size="small"
          disabled={isPending}
          aria-label={`Dismiss the result of ${campaignName}`}
          onClick={() => unlessDemo(() => dismiss.mutate(proposalId, { onSuccess: ({ message }) => toast(message) }))}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** Results that programs reported. They count nowhere until someone confirms them here; hidden if there are none. */
export function ProposalList() {
  const { data } = useProposals();
  if (data === undefined || data.length === 0) return null;
  return (
    <Card isPadded aria-labelledby="proposals-title" className={styles.part}>
      <h2 id="proposals-title">Waiting for you</h2>
      <p className={styles.quiet}>A program reported these results. They count only after you confirm them.</p>
      <ul className={styles.level}>
        {data.map((proposal) => (
          <Proposal key={proposal.proposalId} proposal={proposal} />
        ))}
      </ul>
    </Card>
  );
}
