import type { CampaignItem } from '@coldcast/contract/campaigns';
import type { Bucket } from '@coldcast/rules/deliverability';
import { countOf } from '@coldcast/rules/countOf';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CampaignPicker } from '../CampaignPicker.tsx';
import type { EmailDraft } from '../worker/openList.ts';
import { changedSince } from './changedSince.ts';
import { EmailSide, fitDraft, newEmail } from './EmailSide.tsx';
import styles from './TwoEmails.module.css';
import { TwoEmailsResult } from './TwoEmailsResult.tsx';
import { resultOf, useTwoEmails, type Asked, type Run } from './useTwoEmails.ts';

/** A follow-up may stay in the thread of the previous email. */
const isWritten = (draft: EmailDraft): boolean =>
  draft.kind !== 'written' || ((draft.step > 1 || draft.subject.trim() !== '') && draft.body.trim() !== '');

function findMissing(campaignId: string, drafts: readonly [EmailDraft, EmailDraft]): string | null {
  if (campaignId === '') return 'Choose a campaign whose list to use.';
  if (!drafts.every(isWritten)) {
    const isLater = drafts.some((draft) => draft.kind === 'written' && draft.step > 1);
    return isLater ? 'A new email needs a body.' : 'Both emails need a subject line and a body.';
  }
  return null;
}

function Progress({ share, leads }: { share: number | null; leads: number }) {
  const words = share === null ? 'Fetching the list…' : `Simulating both emails on ${countOf(leads, 'lead')}…`;
  return (
    <div className={styles.progress}>
      <p className="small muted">{words}</p>
      <ProgressBar label="Comparison" valueText={words} share={share ?? 0} />
    </div>
  );
}

/** Scrolls to the result of the run when it appears. */
function useShownOutcome(run: Run) {
  const outcome = useRef<HTMLDivElement>(null);
  const isOver = run.kind === 'done' || run.kind === 'failed';
  useEffect(() => {
    if (isOver) outcome.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [isOver, run]);
  return outcome;
}

const OWN: EmailDraft = { kind: 'own' };

type Props = { campaigns: readonly CampaignItem[]; firstId: string; bucket: Bucket };

/** Email A and email B to the same people, in this browser. */
export function TwoEmails({ campaigns, firstId, bucket }: Props) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [chosenFirst, setFirst] = useState<EmailDraft>({ kind: 'own' });
  const [chosenSecond, setSecond] = useState<EmailDraft>(newEmail(1));
  const { run, start, prepare } = useTwoEmails();
  const outcome = useShownOutcome(run);
  const titleId = useId();
  const missingId = useId();
  const withLeads = useMemo(() => campaigns.filter(({ leadsDeletedAt }) => !leadsDeletedAt), [campaigns]);
  const listId = chosenId ?? firstId;
  const campaignId = withLeads.some((item) => item.campaignId === listId) ? listId : '';
  const list = withLeads.find((item) => item.campaignId === campaignId);
  const emails = list?.emails ?? 1;
  const first = fitDraft(chosenFirst, emails);
  const second = fitDraft(chosenSecond, emails);
  const missing = findMissing(campaignId, [first, second]);
  // Whoever writes will compare: the list is read meanwhile.
  const prepareList = () => {
    const draft = [first, second].find(({ kind }) => kind !== 'written') ?? OWN;
    if (campaignId !== '') prepare({ campaignId, bucket, draft });
  };
  const write = (keep: (draft: EmailDraft) => void) => (draft: EmailDraft) => {
    prepareList();
    keep(draft);
  };
  const asked: Asked = { campaignId, bucket, first, second };
  const isRunning = run.kind === 'running';
  const result = resultOf(run);
  const change = result && changedSince(result.asked, asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null) start(asked);
  };
  return (
    <Card isPadded aria-labelledby={titleId}>
      <form className={styles.form} onSubmit={submit} aria-labelledby={titleId}>
        <header>
          <h2 id={titleId}>Two emails on one list</h2>
          <p className={styles.lead}>
            Both go to the same people with the same random draws, so only the emails differ. This runs in your browser and costs no
            credits.
          </p>
        </header>
        <CampaignPicker label="List from campaign" campaigns={withLeads} value={campaignId} onChoose={setChosenId} />
        <div className={styles.sides}>
          <EmailSide name="Email A" draft={first} campaignId={campaignId} emails={emails} canBeOwn onChange={write(setFirst)} />
          <EmailSide name="Email B" draft={second} campaignId={campaignId} emails={emails} canBeOwn={false} onChange={write(setSecond)} />
        </div>
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="contained"
            disabled={missing !== null || isRunning}
            aria-describedby={missing === null ? undefined : missingId}
          >
            {isRunning ? 'Comparing…' : change ? 'Compare again' : 'Compare the two'}
          </Button>
          {isRunning && <Progress share={run.share} leads={list?.progress.total ?? 0} />}
          {missing !== null && (
            <p id={missingId} className="small muted">
              {missing}
            </p>
          )}
        </div>
      </form>
      <div ref={outcome} aria-live="polite">
        {run.kind === 'failed' && changedSince(run.asked, asked) === null && <ErrorAlert message={run.message} />}
        {result && <TwoEmailsResult answer={result.answer} bucket={result.asked.bucket} change={change} />}
      </div>
    </Card>
  );
}
