import type { SendItem } from '@coldcast/contract/sends';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './sends.module.css';
import { toolNames } from './toolNames.ts';
import { useAnswerAutomaticReplies } from './useSends.ts';

function Question({ tool, sends }: { tool: SendItem['tool']; sends: readonly SendItem[] }) {
  const { mutate, isPending, error } = useAnswerAutomaticReplies();
  const toast = useToast();
  const demo = useDemoLimitation();
  const campaigns = sends.length === 1 ? `“${sends[0]?.name}”` : `${sends.length} campaigns from ${toolNames[tool]}`;
  const answer = (automaticReplies: 'counted' | 'not_counted') => {
    if (demo.isDemo) demo.show();
    else mutate({ automaticReplies, sendIds: sends.map(({ sendId }) => sendId) }, { onSuccess: ({ message }) => toast(message) });
  };
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

/**
 * Asks, tool by tool, whether replies include automatic ones, because each tool counts them differently. Nothing is shown if no answer is
 * missing.
 */
export function AutomaticQuestion({ sends }: { sends: readonly SendItem[] }) {
  const open = sends.filter(({ figures, hasAutomaticReplies }) => figures.replied !== null && hasAutomaticReplies === null);
  if (open.length === 0) return null;
  const tools = [...new Set(open.map(({ tool }) => tool))];
  return (
    <Card isPadded aria-labelledby="automatic-title" className={styles.part}>
      <h2 id="automatic-title">{`${tools.length === 1 ? 'One question' : `${tools.length} questions`} about your replies`}</h2>
      <p className={styles.quiet}>Until you answer, forecasts count every reply as a person’s.</p>
      <ul className={styles.level}>
        {tools.map((tool) => (
          <Question key={tool} tool={tool} sends={open.filter((send) => send.tool === tool)} />
        ))}
      </ul>
    </Card>
  );
}
