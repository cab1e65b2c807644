import { findOpenSlots, putOpenSlots } from '@coldcast/rules/openSlots';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LeftToReword } from '../../ui/LeftToReword.tsx';
import { NothingBetter } from '../../ui/NothingBetter.tsx';
import { sharedDraftReader } from '../email/sharedDraftReader.ts';
import type { EmailText } from '../leads/leadSource.ts';
import type { Draft } from './draftProcessor.ts';
import { sharedDraftProcessor } from './sharedDraftProcessor.ts';
import styles from './BetterDraft.module.css';

type Props = {
  draft: Draft & { email: EmailText };
  bucket: number;
  seed: string;
  isLocked: boolean;
  onUse: (email: EmailText, what: string) => void;
};

/** A text with the gaps the user must fill marked. */
function Slotted({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, text: slot } of findOpenSlots(text)) {
    pieces.push(text.slice(from, start), <mark key={start}>{slot}</mark>);
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** A better version of the whole draft, searched on request. It belongs to the draft it was made from. */
export function BetterDraft({ draft, bucket, seed, isLocked, onUse }: Props) {
  const { email } = draft;
  const search = useMutation({
    mutationFn: async () => {
      const sample = await sharedDraftProcessor.sampleDraft({ ...draft, bucket });
      if (sample === null) throw new Error('The draft has changed.');
      const found = sample.leadCount === 0 ? null : await sharedDraftReader.improve({ sample, email, bucket, seed });
      return { found, of: email };
    },
  });
  const isOfThis = search.data?.of.subject === email.subject && search.data.of.body === email.body;
  if (!isOfThis || search.data === undefined)
    return (
      <p>
        <Button size="small" variant="outlined" disabled={search.isPending || isLocked} onClick={() => search.mutate()}>
          {search.isPending ? 'Looking for a better version…' : 'Show a better version'}
        </Button>
        {search.isError ? <span className="small muted"> No better version could be computed. Please try again.</span> : null}
      </p>
    );
  const { found } = search.data;
  const version = found?.version ?? null;
  if (version === null)
    return (
      <div className={`small muted ${styles.none}`} role="status">
        <p>
          {found?.vain === undefined
            ? 'No better version found: none of our changes is enough to make this a better email.'
            : 'No better version found.'}
        </p>
        {found !== null && found.kinds > 0 ? <NothingBetter {...found} /> : null}
      </div>
    );
  const written = putOpenSlots(version.email, version.slots);
  return (
    <Card tone="quiet" className={styles.better} aria-label="A better version">
      <p className="small muted" role="status">{`${version.total.sentence}. This checks the advice against our model, not the market.`}</p>
      <ul className={styles.changes}>
        {version.changes.map(({ editId, text }) => (
          <li key={editId}>{text}</li>
        ))}
        {version.slots.map(({ about, text, asksFor }) => (
          <li key={about}>{about === 'subject' ? `Yours to write: ${asksFor}` : `Yours to fill in: \u201c${text}\u201d`}</li>
        ))}
      </ul>
      {version.left.length > 0 ? (
        <p className="small muted">
          {version.left.some(({ why }) => why === 'less_interest')
            ? 'It does without a change that is offered above: together with these, that one would cost interest.'
            : 'It does without a change that is offered above: another one rewrites the same words.'}
        </p>
      ) : null}
      <div className={styles.email} dir="auto">
        <b>
          <Slotted text={written.subject} />
        </b>
        {'\n\n'}
        <Slotted text={written.body} />
      </div>
      <LeftToReword email={written} />
      <Button size="small" variant="outlined" disabled={isLocked} onClick={() => onUse(written, 'Better version applied')}>
        Use this version
      </Button>
    </Card>
  );
}
