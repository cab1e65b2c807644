import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatInHundred } from '../ui/formats.ts';
import { Card } from '../ui/Card.tsx';
import styles from './audience.module.css';

type Reply = AudienceView['replies'][number];

const WORDS: Record<Reply['intent'], string> = {
  interested: 'Interested',
  question: 'A question',
  timing: 'Not now',
  referral: 'Ask someone else',
  soft_objection: 'A soft objection',
  hard_objection: 'A firm objection',
  not_interested: 'Not interested',
  opt_out: 'Take me off your list',
};

function Causes({ reply }: { reply: Reply }) {
  if (reply.raisedBy.length === 0) return <p className="small muted">Nothing in this email or list raises it.</p>;
  return (
    <p className="small">
      Raised by:{' '}
      {reply.raisedBy.map(({ factorId, label, quote }, index) => (
        <span key={factorId}>
          {index > 0 ? '; ' : ''}
          {label.toLowerCase()}
          {quote === null ? '' : ` (“${quote}”)`}
        </span>
      ))}
    </p>
  );
}

function ReplyItem({ reply }: { reply: Reply }) {
  const [low, high] = reply.share80;
  return (
    <li className={styles.reply}>
      <details>
        <summary>
          <span>{WORDS[reply.intent]}</span>
          <span className={styles.share}>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${Math.min(100, 200 * reply.share)}%` }} />
            </span>
            <b className="num">{formatInHundred(reply.share)} in 100</b>
            <span className="small muted num">
              ({formatInHundred(low)} to {formatInHundred(high)})
            </span>
          </span>
        </summary>
        <Causes reply={reply} />
        <ul className={styles.examples}>
          {reply.examples.map(({ leadId, name, text }) => (
            <li key={leadId}>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <p className="small muted">{name === null ? 'Simulated' : `Simulated: ${name} did not write this`}</p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Objections to expect: every kind of reply with its share, what raises it, and how it may read. */
export const ReplyKinds = ({ replies }: Pick<AudienceView, 'replies'>) => (
  <Card isPadded className={styles.part} aria-labelledby="audience-replies">
    <h2 id="audience-replies">Replies and objections to expect</h2>
    <p className="small muted">
      Of 100 replies from the whole list, with 80% ranges. The interested ones and the questions count as positive. The email and the list
      decide how many those are. The split of the objections follows published averages.
    </p>
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <ReplyItem key={reply.intent} reply={reply} />
      ))}
    </ul>
  </Card>
);
