import { useMemo } from 'react';
import { toSequence } from '../followUps/followUp.ts';
import { toSlotNote, withoutSlots } from './slotNote.ts';
import type { LaunchFormState } from '../useLaunchForm.ts';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import { ForecastPanel } from './ForecastPanel.tsx';
import { listUnknownNames } from '@coldcast/rules/typicalRows';

type LaunchForecastProps = { form: LaunchFormState; bucket: number; onBucket: (bucket: number) => void };

/** The forecast of the drawer's content: the email and its list, or the campaign file. */
export function LaunchForecast({ form, bucket, onBucket }: LaunchForecastProps) {
  const { mode, subject, body, followUps, about } = form.draft;
  const { source, reading } = form;
  const draft = useMemo(
    () => ({
      source: source ?? null,
      email: mode === 'quick' ? toSequence(withoutSlots({ subject, body, followUps })) : null,
      about,
    }),
    [source, mode, subject, body, followUps, about],
  );
  const madeUpNames = useMemo(() => (draft.email && draft.source === null ? listUnknownNames(toWholeText(draft.email)) : []), [draft]);
  const slotNote = mode === 'quick' ? toSlotNote({ subject, body, followUps }) : null;
  return (
    <ForecastPanel
      key={mode}
      draft={draft}
      isUnreadable={reading.check?.ok === false}
      madeUpNames={madeUpNames}
      slotNote={slotNote}
      bucket={bucket}
      onBucket={onBucket}
    />
  );
}
