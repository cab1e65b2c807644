import type { ProposedRewrite } from '@coldcast/contract/insights';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { EditedEmailView } from './EditedEmailView.tsx';
import factorStyles from './FactorCard.module.css';
import { verificationLabel, verificationText } from './factorWords.ts';
import styles from './RewriteCard.module.css';

const doubtWords: Record<NonNullable<ProposedRewrite['doubt']>, string> = {
  too_small: 'it hardly changes anything',
  uncertain: 'it may help or not',
  more_complaints: 'more people would unsubscribe or complain',
  less_interest: 'fewer people would be interested',
  adds_facts: 'it says something that the email does not',
  not_an_edit: 'it could not be tried',
};

/** The language model's rewrite of the whole email, with the simulation's verdict. */
export function RewriteCard({ rewrite: { model, email, verification, doubt } }: { rewrite: ProposedRewrite }) {
  return (
    <Card isPadded aria-labelledby="rewrite-title" className={styles.card}>
      <h2 id="rewrite-title" className={styles.title}>
        A rewrite of the email <Chip tone="accent">Model</Chip>
      </h2>
      <p className="small muted">Proposed by {model}, then tested like every other edit.</p>
      {verification.verified ? (
        <p className={factorStyles.verified}>
          <Icon name="check" isSmall />
          <span>
            <b>{`${verificationLabel(verification)}:`}</b> {verificationText(verification, 'reply')}
          </span>
        </p>
      ) : (
        <p>We could not verify it: {doubt === null ? 'nothing was found' : doubtWords[doubt]}.</p>
      )}
      {doubt !== 'adds_facts' && <EditedEmailView email={email} />}
    </Card>
  );
}
