import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { memo, useId, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { tabIdOf } from '../ui/tabIdOf.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { CsvPanel } from './CsvPanel.tsx';
import { ReplaceDraftDialog } from './draft/ReplaceDraftDialog.tsx';
import { LaunchFooter } from './foot/LaunchFooter.tsx';
import { LaunchForecast } from './forecast/LaunchForecast.tsx';
import { LanguageChoice } from './language/LanguageChoice.tsx';
import { toEstimatedCharacters } from './language/toEstimatedCharacters.ts';
import styles from './LaunchForm.module.css';
import { ModeSwitch } from './ModeSwitch.tsx';
import { QuickPanel } from './QuickPanel.tsx';
import { InsufficientCreditsDialog } from './submit/InsufficientCreditsDialog.tsx';
import { LaunchFailureAlert } from './submit/LaunchFailureAlert.tsx';
import { useSteadyCallback } from './useSteadyCallback.ts';
import type { LaunchFormState } from './useLaunchForm.ts';

const MAX_NAME_LENGTH = 200;

const Head = memo(function Head({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <header className={styles.head}>
      <h2 id={titleId}>Launch New Campaign</h2>
      <IconButton aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </header>
  );
});

/** The content of the drawer: title, form, footer. */
type LaunchFormProps = {
  form: LaunchFormState;
  titleId: string;
  /** Whether a file is being dragged over the drawer. */
  isDragging: boolean;
};

export function LaunchForm({ form, titleId, isDragging }: LaunchFormProps) {
  const panelId = useId();
  const { draft, change, failure, isLaunching, drawer } = form;
  const { toConfirm } = form.handedDraft;
  const [bucket, setBucket] = useState(toBucketIndex(DEFAULT_BUCKET));
  const [checks, setChecks] = useState(0);
  const isQuick = draft.mode === 'quick';
  const onLaunch = useSteadyCallback(() => form.launch());
  const onPriority = useSteadyCallback((priority: 'auto' | 'off') => change({ priority }));
  return (
    <div className={styles.form}>
      <Head titleId={titleId} onClose={drawer.close} />
      <div className={styles.body} role="region" aria-label="Campaign form" tabIndex={0}>
        <TextInput
          label="Campaign name"
          placeholder="Q4 outreach"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={draft.campaignName}
          readOnly={isLaunching}
          onChange={({ target }) => change({ campaignName: target.value })}
          data-autofocus
        />
        <ModeSwitch mode={draft.mode} panelId={panelId} isLocked={isLaunching} onChange={form.changeMode} />
        <div className={styles.panel} id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, draft.mode)}>
          {isQuick ? (
            <QuickPanel form={form} isDragging={isDragging} bucket={bucket} onChecks={setChecks} />
          ) : (
            <CsvPanel form={form} isDragging={isDragging} bucket={bucket} onChecks={setChecks} />
          )}
        </div>
        <LanguageChoice
          leadCount={form.summary?.validCount ?? 0}
          emailCharacters={toEstimatedCharacters(draft)}
          isOn={draft.languageModel === 'on'}
          isLocked={isLaunching}
          onChange={change}
        />
      </div>
      <LaunchFooter
        cost={form.cost}
        priority={draft.priority}
        onPriority={onPriority}
        checks={checks}
        requirements={form.requirements}
        isLaunching={isLaunching}
        failure={failure?.kind === 'message' ? <LaunchFailureAlert failure={failure} onRetry={form.retry} onLeave={drawer.close} /> : null}
        forecast={<LaunchForecast form={form} bucket={bucket} onBucket={setBucket} />}
        onLaunch={onLaunch}
        onLeave={drawer.close}
      />
      {toConfirm ? (
        <ReplaceDraftDialog
          replaced={'file' in toConfirm ? 'file' : 'leads' in toConfirm ? 'sample' : 'email'}
          onReplace={form.handedDraft.take}
          onKeep={form.handedDraft.refuse}
        />
      ) : null}
      {failure?.kind === 'partial' ? (
        <InsufficientCreditsDialog failure={failure} onRun={form.launch} onClose={form.dismissFailure} onLeave={drawer.close} />
      ) : null}
    </div>
  );
}
