import { useId } from 'react';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { focusOnMount } from '../ui/focusOnMount.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ReplaceDraftDialog } from './draft/ReplaceDraftDialog.tsx';
import { EmailFields } from './email/EmailFields.tsx';
import { EmailPreview } from './email/EmailPreview.tsx';
import { LaunchFoot } from './foot/LaunchFoot.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './LaunchForm.module.css';
import { ColumnChecks } from './leads/ColumnChecks.tsx';
import { InvalidRows } from './leads/InvalidRows.tsx';
import { LeadFileSection } from './leads/LeadFileSection.tsx';
import { ModeSwitch, tabIdOf } from './ModeSwitch.tsx';
import { InsufficientCreditsDialog } from './submit/InsufficientCreditsDialog.tsx';
import { LaunchFailureAlert } from './submit/LaunchFailureAlert.tsx';
import type { LaunchFormState } from './useLaunchForm.ts';

const MAX_NAME_LENGTH = 200;

function ModePanel({ form, isDragging }: { form: LaunchFormState; isDragging: boolean }) {
  const { draft, change, choice, source, reading, summary, isLaunching } = form;
  const { mode, subject, body } = draft;
  const isQuick = mode === 'quick';
  const hasRows = source !== null && summary !== undefined && summary.validCount > 0;
  return (
    <>
      {isQuick ? (
        <EmailFields
          subject={subject}
          body={body}
          onChange={change}
          headers={summary?.headers ?? null}
          isLocked={isLaunching}
          subjectRef={form.handedEmail.subjectField}
        />
      ) : null}
      <LeadFileSection
        mode={mode}
        choice={choice}
        source={source}
        reading={reading}
        isDragging={isDragging}
        isLocked={isLaunching}
        onFile={form.takeFile}
        onChange={form.changeFile}
      />
      {source && summary && isQuick ? <InvalidRows summary={summary} source={source} /> : null}
      {source && summary && !isQuick && summary.missingColumns.length === 0 ? <ColumnChecks summary={summary} /> : null}
      {hasRows ? (
        <FormSection title="Preview">
          <EmailPreview key={source.fileId} source={source} email={isQuick ? { subject, body } : null} leadCount={summary.validCount} />
        </FormSection>
      ) : null}
      {isQuick ? null : (
        <p className="small muted">
          Prefer a page?{' '}
          <Link to="/app/upload" className={styles.page} onClick={form.drawer.close}>
            Open Upload CSV
          </Link>
        </p>
      )}
    </>
  );
}

/** What stands in the drawer: title, form, foot. */
type LaunchFormProps = {
  form: LaunchFormState;
  titleId: string;
  /** Whether a file is held over the drawer. */
  isDragging: boolean;
};

export function LaunchForm({ form, titleId, isDragging }: LaunchFormProps) {
  const panelId = useId();
  const { draft, change, failure, isLaunching, drawer, handedEmail } = form;
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h2 id={titleId}>Launch New Campaign</h2>
        <IconButton aria-label="Close" onClick={drawer.close}>
          <Icon name="x" />
        </IconButton>
      </header>
      <div className={styles.body} role="region" aria-label="Campaign form" tabIndex={0}>
        <TextInput
          label="Campaign name"
          placeholder="Q4 outreach"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={draft.campaignName}
          readOnly={isLaunching}
          onChange={({ target }) => change({ campaignName: target.value })}
          ref={focusOnMount}
        />
        <ModeSwitch mode={draft.mode} panelId={panelId} isLocked={isLaunching} onChange={(mode) => change({ mode })} />
        <div className={styles.panel} id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, draft.mode)}>
          <ModePanel key={draft.mode} form={form} isDragging={isDragging} />
        </div>
      </div>
      <LaunchFoot
        cost={form.cost}
        priority={draft.priority}
        onPriority={(priority) => change({ priority })}
        requirements={form.requirements}
        isLaunching={isLaunching}
        failure={failure?.kind === 'message' ? <LaunchFailureAlert failure={failure} onRetry={form.retry} onLeave={drawer.close} /> : null}
        onLaunch={() => form.launch()}
        onLeave={drawer.close}
      />
      {handedEmail.toConfirm ? <ReplaceDraftDialog onReplace={handedEmail.take} onKeep={handedEmail.refuse} /> : null}
      {failure?.kind === 'partial' ? (
        <InsufficientCreditsDialog failure={failure} onRun={form.launch} onClose={form.dismissFailure} onLeave={drawer.close} />
      ) : null}
    </div>
  );
}
