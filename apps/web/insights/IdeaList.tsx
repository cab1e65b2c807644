import { countOf } from '@coldcast/rules/countOf';
import { Suspense, useId } from 'react';
import { formatCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { EditedEmailView } from './EditedEmailView.tsx';
import { verificationLabel, verificationText } from './factorWords.ts';
import styles from './FactorCard.module.css';
import type { Idea } from './toIdeas.ts';

const ChangedWords = lazyPart(async () => ({ default: (await import('./ChangedWords.tsx')).ChangedWords }));

export type Ticks = { isTicked: (id: string) => boolean; toggle: (id: string) => void };

type ListProps = { ideas: readonly Idea[]; rate: 'open' | 'reply'; ticks: Ticks };

function Proof({ idea: { verification, editedEmail, list }, rate, id }: { idea: Idea; rate: 'open' | 'reply'; id: string }) {
  return (
    <>
      {verification && (
        <p className={styles.verified} id={id}>
          <Icon name="check" isSmall />
          <span>
            <b>{`${verificationLabel(verification)}:`}</b> {verificationText(verification, rate)}
          </span>
        </p>
      )}
      {list && <p className="small muted">{`Goes to ${formatCount(list.kept)} of ${countOf(list.leads, 'lead')}.`}</p>}
      {editedEmail?.original && (
        <Suspense>
          <ChangedWords before={editedEmail.original} after={editedEmail} />
        </Suspense>
      )}
      {editedEmail && <EditedEmailView email={editedEmail} />}
    </>
  );
}

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
        <Proof idea={idea} rate={rate} id={noteId} />
      </div>
    </li>
  );
}

/** Ideas with checkboxes. */
export const IdeaItems = ({ ideas, rate, ticks }: ListProps) => (
  <ul className={styles.ideas}>
    {ideas.map((idea) => (
      <IdeaItem key={idea.id} idea={idea} rate={rate} ticks={ticks} />
    ))}
  </ul>
);

/** A factor's checklist: a link to the verified ideas at the top of the page, then the unverified ones. */
export function IdeaList({ ideas, rate, ticks }: ListProps) {
  const others = ideas.filter(({ verification }) => verification === null);
  const verified = ideas.length - others.length;
  if (ideas.length === 0) return null;
  return (
    <div className={styles.checklist}>
      <div className={styles.headings}>
        <h4 className={styles.eyebrow}>AI Improvement Idea</h4>
        {verified === 0 && <h5 className={styles.unverified}>Ideas we could not verify</h5>}
      </div>
      {verified > 0 && (
        <p>
          <a className="link" href="#ideas">
            {verified === 1 ? '1 verified idea, in the list above' : `${verified} verified ideas, in the list above`}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <>
          {verified > 0 && <h5 className={styles.unverified}>Ideas we could not verify</h5>}
          <IdeaItems ideas={others} rate={rate} ticks={ticks} />
        </>
      )}
    </div>
  );
}
