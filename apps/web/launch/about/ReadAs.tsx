import type { CampaignReading } from '@coldcast/simulator/readCampaign';
import type { EmailKind } from '@coldcast/simulator/kinds';
import type { Corrections } from '@coldcast/simulator/lead';
import { useId } from 'react';
import { EMAIL_KIND_NAMES, isEmailKind, isOutsideKind, nameLanguage } from '../../ui/emailKindNames.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './AboutSection.module.css';

/** Languages people correct to; the one that was read is offered too. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'sv'];

type ReadAsProps = {
  reading: CampaignReading;
  corrections: Corrections;
  isLocked: boolean;
  onSay: (said: { emailKind?: EmailKind | undefined; emailLanguage?: string | undefined }) => void;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Below this probability, the kind is not shown; above it, about nine in ten of the emails kept for testing are of that kind. */
const MIN_SHOWN_PROBABILITY = 0.6;

/** No reading is certain. */
const MAX_SHOWN_PERCENT = 99;

function describeKind({ kind, isOutside, isScam }: CampaignReading): string {
  if (kind === null) return 'Not sure';
  const isUnsure = kind.probability < MIN_SHOWN_PROBABILITY || (isOutsideKind(kind.kind) && !isOutside && !isScam);
  if (isUnsure) return `Not sure; treated as ${EMAIL_KIND_NAMES[kind.kind]}`;
  return `${capital(EMAIL_KIND_NAMES[kind.kind])}, ${Math.min(MAX_SHOWN_PERCENT, Math.round(kind.probability * 100))}% sure`;
}

/** The kind and language this email is read as, each corrected with one click. */
export function ReadAs({ reading, corrections: { emailKind, emailLanguage }, isLocked, onSay }: ReadAsProps) {
  const [kindId, languageId] = [useId(), useId()];
  const languages = [...new Set([...LANGUAGES, reading.language])].filter((code) => code !== 'und');
  return (
    <div className={styles.readAs}>
      <div className={styles.choice}>
        <label htmlFor={kindId}>Kind of email</label>
        <Select
          id={kindId}
          disabled={isLocked}
          value={emailKind ?? ''}
          onChange={({ target }) => onSay({ emailKind: isEmailKind(target.value) ? target.value : undefined })}
        >
          <option value="">{emailKind === undefined ? describeKind(reading) : 'As Coldcast reads it'}</option>
          {Object.entries(EMAIL_KIND_NAMES).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {isEmailKind(kind) ? capital(name) : name}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.choice}>
        <label htmlFor={languageId}>Language</label>
        <Select
          id={languageId}
          disabled={isLocked}
          value={emailLanguage ?? ''}
          onChange={({ target }) => onSay({ emailLanguage: target.value === '' ? undefined : target.value })}
        >
          <option value="">{emailLanguage === undefined ? capital(nameLanguage(reading.language)) : 'As Coldcast reads it'}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {nameLanguage(code)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
