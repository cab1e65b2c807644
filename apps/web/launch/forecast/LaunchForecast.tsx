import { useMemo } from 'react';
import type { LaunchFormState } from '../useLaunchForm.ts';
import { ForecastPanel } from './ForecastPanel.tsx';
import { listUnknownNames } from '@coldcast/rules/typicalRows';

type LaunchForecastProps = { form: LaunchFormState; bucket: number; onBucket: (bucket: number) => void };

/** The forecast of what the drawer holds: of the email and its list, or of the campaign file. */
export function LaunchForecast({ form, bucket, onBucket }: LaunchForecastProps) {
  const { mode, subject, body } = form.draft;
  const { source } = form;
  const draft = useMemo(
    () => ({ source: source ?? null, email: mode === 'quick' ? { subject, body } : null }),
    [source, mode, subject, body],
  );
  const madeUpNames = useMemo(() => (draft.email && draft.source === null ? listUnknownNames(draft.email) : []), [draft]);
  return <ForecastPanel key={mode} draft={draft} madeUpNames={madeUpNames} bucket={bucket} onBucket={onBucket} />;
}
