import { fixEmail, isCharacterFix } from '@coldcast/rules/preflight/applyFixes';
import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { Suspense, useMemo } from 'react';
import { AboutSection, AudienceLink, DraftReasons, EmailPreview, InvalidRows, PreflightSection } from './drawerParts.ts';
import { EmailFields } from './email/EmailFields.tsx';
import { UndoNotice } from './email/UndoNotice.tsx';
import { useEmailUndo, type UndoPlace } from './email/useEmailUndo.ts';
import { toSequence, withFollowUp, withTexts } from './followUps/followUp.ts';
import { FollowUps } from './followUps/FollowUps.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { FormSection } from './FormSection.tsx';
import { LeadFileSection } from './leads/LeadFileSection.tsx';
import { FileFixes } from './preflight/FileFixes.tsx';
import { OpenRateNote } from './OpenRateNote.tsx';
import type { LaunchFormState } from './useLaunchForm.ts';

type ModePanelProps = {
  form: LaunchFormState;
  isDragging: boolean;
  /** Bucket 0 to 9 of the forecast. */
  bucket: number;
  /** Receives the number of findings about the emails. */
  onChecks: (count: number) => void;
};

/** Quick Start: one email or several, and the leads they go to. */
export function QuickPanel({ form, isDragging, bucket, onChecks }: ModePanelProps) {
  const { draft, change, choice, source, reading, summary, isLaunching } = form;
  const { subject, body, followUps, about } = draft;
  const typed = useMemo(() => ({ subject, body, followUps }), [subject, body, followUps]);
  const email = useMemo(() => toSequence(typed), [typed]);
  const shown = useMemo(() => ({ source, email, about }), [source, email, about]);
  const undo = useEmailUndo(typed, change);
  const hasRows = source !== null && summary !== undefined && summary.validCount > 0;
  const fixed = (fix: TextFix) => fixEmail(typed, [fix]);
  const changesEmail = (fix: TextFix) => JSON.stringify(fixed(fix)) !== JSON.stringify(typed);
  const onFix = (fix: TextFix) => {
    if (changesEmail(fix))
      undo.apply(fixed(fix), { what: followUps.length > 0 ? 'Fixed in your emails' : 'Fixed in your email', place: 'check' });
    // The characters may also come from the values of the list.
    if (isCharacterFix(fix)) form.changeFile({ textFixes: [...choice.textFixes, fix] });
  };
  const undoAt = (place: UndoPlace) =>
    undo.done?.place === place ? <UndoNotice key={undo.done.what} done={undo.done.what} isLocked={isLaunching} onUndo={undo.undo} /> : null;
  return (
    <>
      <EmailFields
        subject={subject}
        body={body}
        onChange={change}
        headers={summary?.headers ?? null}
        isLocked={isLaunching}
        subjectRef={form.handedDraft.subjectField}
      />
      <FollowUps followUps={followUps} onChange={form.changeFollowUps} headers={summary?.headers ?? null} isLocked={isLaunching} />
      {undoAt('advice')}
      <Suspense>
        <DraftReasons
          draft={shown}
          bucket={bucket}
          seed={form.seed}
          isLocked={isLaunching}
          onUse={(after, what) => undo.apply(withTexts(typed, after), { what, place: 'advice' })}
          onUseFollowUp={(step, after, what) => undo.apply(withFollowUp(typed, step, after), { what, place: 'advice' })}
        />
      </Suspense>
      <LeadFileSection
        mode="quick"
        choice={choice}
        source={source}
        reading={reading}
        isDragging={isDragging}
        isLocked={isLaunching}
        onFile={form.takeFile}
        onChange={form.changeFile}
      />
      <Suspense fallback={<LoadingRows />}>
        {source && summary ? <InvalidRows summary={summary} source={source} /> : null}
        {hasRows ? (
          <>
            <AboutSection form={form} draft={shown} bucket={bucket} />
            <AudienceLink
              draft={shown}
              campaignName={draft.campaignName}
              bucket={bucket}
              isLocked={isLaunching}
              onLeave={form.drawer.close}
            />
            <PreflightSection
              onCount={onChecks}
              draft={shown}
              canFix={(fix) => isCharacterFix(fix) || changesEmail(fix)}
              onFix={onFix}
              isLocked={isLaunching}
              done={undoAt('check') ?? <FileFixes choice={choice} isLocked={isLaunching} onChange={form.changeFile} />}
            />
            <FormSection title="Preview">
              <EmailPreview key={source.fileId} source={source} email={email} leadCount={summary.validCount} />
            </FormSection>
          </>
        ) : null}
      </Suspense>
      <OpenRateNote openPercent={draft.mockOpenRate} isLocked={isLaunching} onForget={() => change({ mockOpenRate: null })} />
    </>
  );
}
