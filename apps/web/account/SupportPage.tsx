import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { ExternalLink, toSafeHref } from '../ui/ExternalLink.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useConfig } from '../session/useConfig.ts';
import { SupportForm } from './SupportForm.tsx';
import styles from './SupportPage.module.css';

const TITLE = 'Get Support / File a Bug';

/** An external support form, with a link in case it cannot be embedded. */
export function SupportFrame({ href }: { href: string }) {
  return (
    <>
      <Card className={styles.frame}>
        <iframe src={href} title="Support form" />
      </Card>
      <p className="small muted">
        Form not showing? <ExternalLink href={href}>Open it in a new tab</ExternalLink>
      </p>
    </>
  );
}

function SupportBody() {
  const { data: config, isError, refetch } = useConfig();
  if (isError) return <ErrorAlert message="Failed to load the support form" onRetry={() => void refetch()} />;
  if (!config) return <LoadingRows />;
  const href = toSafeHref(config.links.supportForm ?? undefined);
  return href ? <SupportFrame href={href} /> : <SupportForm />;
}

export function SupportPage() {
  return (
    <>
      <PageHeader title={TITLE} subtitle="Ask a question, report a problem, or tell us what is missing." />
      <SupportBody />
    </>
  );
}
