import type { EarlierSends } from '@coldcast/contract/earlierSends';
import type { Corrections } from '@coldcast/simulator/lead';
import { toCorrections } from './draftAbout.ts';
import { EMAIL_KIND_NAMES, isEmailKind, nameLanguage } from '../../ui/emailKindNames.ts';

type Stored = NonNullable<EarlierSends['corrections']>;

/** What was said last time, as the rest of "Last time you said ..."; null if nothing of it is known anymore. */
export function toLastWords({ offer, emailKind, emailLanguage }: Stored): string | null {
  const parts = [
    offer === undefined ? null : `you offer ${offer}`,
    emailKind !== undefined && isEmailKind(emailKind) ? `this is ${EMAIL_KIND_NAMES[emailKind]}` : null,
    emailLanguage === undefined ? null : `it is in ${nameLanguage(emailLanguage)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' and ');
}

type LastTimeProps = { corrections: Stored; isLocked: boolean; onUse: (corrections: Corrections) => void };

/** What the organization said of its last email that was read wrongly, for one click. */
export function LastTime({ corrections, isLocked, onUse }: LastTimeProps) {
  const words = toLastWords(corrections);
  if (words === null) return null;
  return (
    <p className="small">
      {`Last time you said ${words}. `}
      <button type="button" className="link" disabled={isLocked} onClick={() => onUse(toCorrections(corrections))}>
        Use it
      </button>
    </p>
  );
}
