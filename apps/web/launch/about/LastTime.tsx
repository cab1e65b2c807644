import type { EarlierSends } from '@coldcast/contract/earlierSends';
import type { Corrections } from '@coldcast/simulator/lead';
import { toCorrections } from './draftAbout.ts';
import { EMAIL_KIND_NAMES, isEmailKind, nameLanguage } from '../../ui/emailKindNames.ts';

type Stored = NonNullable<EarlierSends['corrections']>;

/** Last time's correction, as the end of "Last time you said ..."; null if none of it is still known. */
export function toLastWords({ offer, emailKind, emailLanguage }: Stored): string | null {
  const parts = [
    offer === undefined ? null : `you offer ${offer}`,
    emailKind !== undefined && isEmailKind(emailKind) ? `this is ${EMAIL_KIND_NAMES[emailKind]}` : null,
    emailLanguage === undefined ? null : `it is in ${nameLanguage(emailLanguage)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' and ');
}

type LastTimeProps = { corrections: Stored; isLocked: boolean; onUse: (corrections: Corrections) => void };

/** The organization's corrections of its last misread email, offered for one click. */
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
