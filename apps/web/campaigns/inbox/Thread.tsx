import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { toSafeHref } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { dayInThread } from '../leads/answerText.ts';
import { initials, threadText, toParagraphs, type InboxRow } from './inboxRow.ts';
import { IntentMark } from './IntentMark.tsx';
import styles from './Thread.module.css';

type MailProps = { from: string | null; meta: ReactNode; subject?: string | undefined; text: string; isReply?: boolean };

const QuietCard = (props: ComponentProps<typeof Card>) => <Card tone="quiet" {...props} />;

function Mail({ from, meta, subject, text, isReply = false }: MailProps) {
  const Words = isReply ? QuietCard : 'div';
  return (
    <article className={isReply ? `${styles.mail} ${styles.reply}` : styles.mail}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(from)}
      </span>
      <div className={styles.meta}>
        <b>{from ?? '-'}</b>
        {meta}
      </div>
      <Words className={styles.text} dir="auto">
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        {toParagraphs(text).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Words>
    </article>
  );
}

function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Thread copied');
    } catch {
      toast('Copying is blocked in this browser');
    }
  };
  return (
    <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
      <Icon name="copy" isSmall />
      Copy
    </Button>
  );
}

function Head({ row, senderName, children }: { row: InboxRow; senderName: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      {children}
      <div className={styles.actions}>
        <Chip tone="line">
          <IntentMark reply={row.reply} />
        </Chip>
        {row.profileUrl && (
          <LinkButton
            size="small"
            variant="outlined"
            color="inherit"
            href={toSafeHref(row.profileUrl)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="profile" isSmall />
            Profile<span className="sr">, opens in new tab</span>
          </LinkButton>
        )}
        <CopyButton text={threadText(row, senderName)} />
      </div>
    </header>
  );
}

type Props = {
  row: InboxRow;
  senderName: string;
  /** Set on phones, where the thread replaces the list. */
  onBack: (() => void) | null;
  bodyRef: Ref<HTMLDivElement>;
};

/** The emails up to the answered one, and below them the simulated reply, all as plain text. */
export function Thread({ row, senderName, onBack, bodyRef }: Props) {
  const titleId = useId();
  const name = row.name ?? '-';
  const about = [row.title, row.company].filter((part) => part !== null).join(', ');
  return (
    <section className={styles.thread} aria-labelledby={titleId}>
      <Head row={row} senderName={senderName}>
        {onBack && (
          <button type="button" className={`link ${styles.back}`} onClick={onBack}>
            <Icon name="left" isSmall />
            Back to replies
          </button>
        )}
        <div>
          <h2 id={titleId}>{name}</h2>
          {about !== '' && <p>{about}</p>}
        </div>
      </Head>
      <div className={styles.body} ref={bodyRef} tabIndex={0} role="group" aria-label="Thread">
        {row.thread.map((mail, place) => (
          <Mail
            key={mail.position}
            from={senderName}
            meta={
              <span className="muted">
                to {name}
                {row.emails > 1 ? ` · email ${place + 1} of ${row.emails} · day ${dayInThread(row, place + 1)}` : ''}
              </span>
            }
            subject={mail.subjectLine === '' && place > 0 ? undefined : mail.subjectLine}
            text={mail.emailBody}
          />
        ))}
        <Mail
          from={row.name}
          isReply
          text={row.reply.text}
          meta={
            <>
              <span className="muted">
                {row.emails > 1 && row.answeredStep !== null ? `replied to email ${row.answeredStep}` : 'replied'}
              </span>
              <span className={styles.simulated}>Simulated</span>
            </>
          }
        />
      </div>
      <footer className={styles.foot}>Written by the simulation. {row.name ?? 'This lead'} received nothing and said nothing.</footer>
    </section>
  );
}
