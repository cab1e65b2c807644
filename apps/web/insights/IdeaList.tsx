import { useId } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import { EditedEmailView } from './EditedEmailView.tsx';
import { verificationText } from './factorWords.ts';
import styles from './FactorCard.module.css';
import type { Idea } from './toIdeas.ts';

export type Ticks = { isTicked: (id: string) => boolean; toggle: (id: string) => void };

function IdeaItem({ idea, rate, ticks }: { idea: Idea; rate: 'open' | 'reply'; ticks: Ticks }) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <li className={styles.idea}>
      <input
        type="checkbox"
        id={id}
        checked={ticks.isTicked(idea.id)}
        onChange={() => ticks.toggle(idea.id)}
        aria-describedby={idea.verification ? noteId : undefined}
      />
      <div>
        <label htmlFor={id}>{idea.text}</label>
        {idea.verification && (
          <p className={styles.verified} id={noteId}>
            <Icon name="check" isSmall />
            <span>
              <b>Verified in simulation:</b> {verificationText(idea.verification, rate)}
            </span>
          </p>
        )}
        {idea.editedEmail && <EditedEmailView email={idea.editedEmail} />}
      </div>
    </li>
  );
}

/** The checklist of a factor: what was verified in simulation first, then what could not be. */
export function IdeaList({ ideas, rate, ticks }: { ideas: readonly Idea[]; rate: 'open' | 'reply'; ticks: Ticks }) {
  const verified = ideas.filter(({ verification }) => verification !== null);
  const others = ideas.filter(({ verification }) => verification === null);
  const list = (items: readonly Idea[]) => (
    <ul>
      {items.map((idea) => (
        <IdeaItem key={idea.id} idea={idea} rate={rate} ticks={ticks} />
      ))}
    </ul>
  );
  return (
    <>
      <h4 className={styles.eyebrow}>AI Improvement Idea</h4>
      {verified.length > 0 && list(verified)}
      {others.length > 0 && (
        <>
          <h5 className={styles.unverified}>Ideas we could not verify</h5>
          {list(others)}
        </>
      )}
      {ideas.length === 0 && <p className="muted">No change to suggest here.</p>}
    </>
  );
}
