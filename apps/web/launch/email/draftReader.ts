import type { AdviceWanted, DraftAdvice, improveSample } from '../forecast/adviseSample.ts';
import type { EmailText } from '../leads/leadSource.ts';
import { measureEmail, type EmailMeasures } from './measureEmail.ts';

/**
 * Functions that read a draft like the simulator, in a separate worker from the files: their longer work delays no file and no forecast.
 */
export type DraftReader = {
  measure: (email: EmailText) => Promise<EmailMeasures>;
  /** A newer question replaces a running one, which then gets null. */
  advise: (wanted: AdviceWanted) => Promise<DraftAdvice | null>;
  /** The same for a rewrite of the whole email. */
  improve: (wanted: AdviceWanted & { email: EmailText }) => ReturnType<typeof improveSample>;
};

export function createDraftReader(): DraftReader {
  let [lastAdvice, lastVersion] = [0, 0];
  return {
    measure: async (email) => measureEmail(email),
    advise: async (wanted) => {
      lastAdvice += 1;
      const turn = lastAdvice;
      const { adviseSample } = await import('../forecast/adviseSample.ts');
      return turn === lastAdvice ? adviseSample(wanted, () => turn === lastAdvice) : null;
    },
    improve: async (wanted) => {
      lastVersion += 1;
      const turn = lastVersion;
      const { improveSample: improve } = await import('../forecast/adviseSample.ts');
      return turn === lastVersion ? improve(wanted, () => turn === lastVersion) : null;
    },
  };
}
