import type { EmailText } from '../leads/leadSource.ts';
import { connectWorker } from '../worker/connectWorker.ts';
import { useLatestResult } from '../worker/useLatestResult.ts';
import type { EmailMeasures } from './measureEmail.ts';

type EmailMeter = { measure: (email: EmailText) => Promise<EmailMeasures> };

const emailMeter = connectWorker<EmailMeter>(
  ['measure'],
  () => new Worker(new URL('./emailMeter.worker.ts', import.meta.url), { type: 'module' }),
  async () => {
    const { measureEmail } = await import('./measureEmail.ts');
    return { measure: async (email) => measureEmail(email) };
  },
);

const PAUSE_MS = 250;

/** Measures the email a moment after the last key, off the main thread; undefined for an empty body or before the first answer. */
export function useEmailMeasures({ subject, body }: EmailText): EmailMeasures | undefined {
  const isEmpty = body.trim() === '';
  return useLatestResult(isEmpty ? null : JSON.stringify([subject, body]), () => emailMeter.measure({ subject, body }), PAUSE_MS).value;
}
