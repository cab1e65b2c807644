import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorText } from '../../api/errorText.ts';
import { campaignFileQuery, campaignQuery } from '../../api/campaignQueries.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { readFirstEmails, type EmailText } from './readFirstEmails.ts';
import styles from './TwoEmails.module.css';

/** The emails a campaign was launched with: its template, or if each lead has its own, those of the first lead. */
function useOwnEmails(campaignId: string) {
  const campaign = useQuery(campaignQuery(campaignId));
  const template = campaign.data?.data.template;
  const file = useQuery({ ...campaignFileQuery(campaignId), enabled: campaign.isSuccess && !template });
  const csv = file.data?.csv;
  const emails = useMemo<EmailText[] | undefined>(
    () =>
      template
        ? [{ subject: template.subject, body: template.body }, ...(template.followUps ?? [])]
        : csv === undefined
          ? undefined
          : readFirstEmails(csv),
    [template, csv],
  );
  return {
    emails,
    isTemplate: Boolean(template),
    error: campaign.error ?? file.error,
    retry: () => void (campaign.error ? campaign : file).refetch(),
  };
}

function EmailText({ email: { subject, body }, step }: { email: EmailText; step: number | null }) {
  return (
    <Card tone="quiet" className={styles.text} dir="auto">
      {step !== null && <p className="small muted">Email {step}</p>}
      {subject !== '' && <b>{subject}</b>}
      <p>{body}</p>
    </Card>
  );
}

/** What the list was sent, for reading next to another email; the first `count` emails. */
export function OwnEmails({ name, campaignId, count }: { name: string; campaignId: string; count: number }) {
  const { emails, isTemplate, error, retry } = useOwnEmails(campaignId);
  if (error !== null) return <ErrorAlert message={errorText(error, 'Failed to load campaign')} onRetry={retry} />;
  if (emails === undefined) return <LoadingRows rows={3} />;
  const shown = emails.slice(0, count);
  return (
    <section className={styles.texts} aria-label={`${name}: text`}>
      {!isTemplate && <p className="small muted">As the first lead gets it.</p>}
      {shown.map((email, place) => (
        <EmailText key={place} email={email} step={shown.length > 1 ? place + 1 : null} />
      ))}
    </section>
  );
}
