import type { RecordEntry } from '@coldcast/contract/outcomes';
import type { SendItem } from '@coldcast/contract/sends';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './sends.module.css';
import { toolNames } from './toolNames.ts';
import { useAnswerAutomaticReplies, useAnswerForResults, useTrackRecord } from './useSends.ts';

type Answer = 'counted' | 'not_counted';

type AskedProps = {
  /** Whose replies: `“Dock audit”` or `2 campaigns from Instantly`. */
  campaigns: string;
  isPending: boolean;
  error: unknown;
  onAnswer: (answer: Answer) => void;
};

function Asked({ campaigns, isPending, error, onAnswer }: AskedProps) {
  const demo = useDemoLimitation();
  const answer = (said: Answer) => (demo.isDemo ? demo.show() : onAnswer(said));
  return (
    <li className={styles.part}>
      <p>Do the replies of {campaigns} include automatic ones, such as out of office?</p>
      {error ? <ErrorAlert message={errorText(error, 'The answer could not be saved. Please try again.')} /> : null}
      <div className={styles.actions}>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => answer('not_counted')}>
          No, people only
        </Button>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => answer('counted')}>
          Yes, subtract 15%
        </Button>
      </div>
    </li>
  );
}

function OfSends({ tool, sends }: { tool: SendItem['tool']; sends: readonly SendItem[] }) {
  const { mutate, isPending, error } = useAnswerAutomaticReplies();
  const toast = useToast();
  const sendIds = sends.map(({ sendId }) => sendId);
  return (
    <Asked
      campaigns={sends.length === 1 ? `“${sends[0]?.name}”` : `${sends.length} campaigns from ${toolNames[tool]}`}
      isPending={isPending}
      error={error}
      onAnswer={(automaticReplies) => mutate({ automaticReplies, sendIds }, { onSuccess: ({ message }) => toast(message) })}
    />
  );
}

/** Results added on the pages of their campaigns. */
function OfResults({ entries }: { entries: readonly RecordEntry[] }) {
  const { mutate, isPending, error } = useAnswerForResults();
  const toast = useToast();
  return (
    <Asked
      campaigns={entries.length === 1 ? `“${entries[0]?.campaignName}”` : `${entries.length} campaigns launched here`}
      isPending={isPending}
      error={error}
      onAnswer={(automaticReplies) => mutate({ automaticReplies, entries }, { onSuccess: (message) => toast(message) })}
    />
  );
}

/** Results without an answer. One that also came as a send is asked about with the sends; a deleted campaign keeps its result as it is. */
function useOpenResults(sends: readonly SendItem[]): readonly RecordEntry[] {
  const { data } = useTrackRecord();
  const known = new Set(sends.map(({ campaignId }) => campaignId));
  return (data?.entries ?? []).filter(({ campaignId, isDeleted, outcomes }) => {
    const last = outcomes.at(-1);
    return !isDeleted && !known.has(campaignId) && typeof last?.figures.replied === 'number' && last.hasAutomaticReplies === null;
  });
}

/**
 * Asks, tool by tool, whether replies include automatic ones, because each tool counts them differently. Nothing is shown if no answer is
 * missing.
 */
export function AutomaticQuestion({ sends }: { sends: readonly SendItem[] }) {
  const open = sends.filter(({ figures, hasAutomaticReplies }) => figures.replied !== null && hasAutomaticReplies === null);
  const results = useOpenResults(sends);
  const tools = [...new Set(open.map(({ tool }) => tool))];
  const questions = tools.length + (results.length > 0 ? 1 : 0);
  if (questions === 0) return null;
  return (
    <Card isPadded aria-labelledby="automatic-title" className={styles.part}>
      <h2 id="automatic-title">{`${questions === 1 ? 'One question' : `${questions} questions`} about your replies`}</h2>
      <p className={styles.quiet}>Until you answer, forecasts count every reply as a person’s.</p>
      <ul className={styles.level}>
        {tools.map((tool) => (
          <OfSends key={tool} tool={tool} sends={open.filter((send) => send.tool === tool)} />
        ))}
        {results.length > 0 && <OfResults entries={results} />}
      </ul>
    </Card>
  );
}
