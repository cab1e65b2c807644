import { MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import type { Ref } from 'react';
import type { EmailText } from '../leads/leadSource.ts';
import { BodyField } from './BodyField.tsx';
import { EmailHints } from './EmailHints.tsx';
import { EmailTips } from './EmailTips.tsx';
import type { TextField } from './insertText.ts';
import { tooLong } from './tooLong.ts';
import { useKnownVariables } from './useKnownVariables.ts';
import { VariableField } from './VariableField.tsx';

type EmailFieldsProps = EmailText & {
  onChange: (patch: Partial<EmailText>) => void;
  /** Columns of the lead list; null without a list or a header row. */
  headers: readonly string[] | null;
  isLocked: boolean;
  subjectRef?: Ref<TextField>;
};

/** Subject and body of a Quick Start. */
export function EmailFields({ subject, body, onChange, headers, isLocked, subjectRef }: EmailFieldsProps) {
  const isKnown = useKnownVariables(headers);
  return (
    <>
      <VariableField
        label="Subject line"
        ref={subjectRef}
        value={subject}
        onChange={(value) => onChange({ subject: value })}
        isKnown={isKnown}
        isLocked={isLocked}
        error={tooLong(subject, MAX_SUBJECT_LENGTH, 'The subject line')}
      />
      <BodyField subject={subject} body={body} onChange={(value) => onChange({ body: value })} isKnown={isKnown} isLocked={isLocked} />
      <EmailHints subject={subject} body={body} headers={headers} onChange={onChange} />
      <EmailTips />
    </>
  );
}
