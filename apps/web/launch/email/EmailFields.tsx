import { findVariableSource } from '@coldcast/rules/emailTemplateVariables';
import { MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import { memo, useCallback, useRef, type Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formats.ts';
import type { EmailText } from '../leads/leadSource.ts';
import { EmailHints } from './EmailHints.tsx';
import { EmailTips } from './EmailTips.tsx';
import { insertText, type TextField } from './insertText.ts';
import { toMeasuresText } from './measuresText.ts';
import { useEmailMeasures } from './useEmailMeasures.ts';
import { VariableField } from './VariableField.tsx';

type EmailFieldsProps = EmailText & {
  onChange: (patch: Partial<EmailText>) => void;
  /** Columns of the lead list; null without one, or where it has no header row. */
  headers: readonly string[] | null;
  isLocked: boolean;
  subjectRef?: Ref<TextField>;
};

const tooLong = (text: string, limit: number, label: string): string | undefined =>
  text.length > limit ? `${label} has more than ${formatCount(limit)} characters.` : undefined;

/** The email in figures, as the simulator reads it; apart, because its answers come later. */
function Measures({ subject, body }: EmailText) {
  const measures = useEmailMeasures({ subject, body });
  return <span>{measures ? toMeasuresText(measures) : body.trim() === '' ? '0 words' : ''}</span>;
}

const InsertButton = memo(function InsertButton({ onInsert, isLocked }: { onInsert: () => void; isLocked: boolean }) {
  return (
    <Button size="small" onClick={onInsert} disabled={isLocked}>
      {'Insert {{first_name}}'}
    </Button>
  );
});

/** Subject and body of a Quick Start. */
export function EmailFields({ subject, body, onChange, headers, isLocked, subjectRef }: EmailFieldsProps) {
  const bodyField = useRef<TextField>(null);
  const isKnown = useCallback((name: string) => findVariableSource(name, headers) !== undefined, [headers]);
  const insertFirstName = useCallback(() => {
    const { current: field } = bodyField;
    if (field) insertText(field, '{{first_name}}', { from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 });
  }, []);
  const bar = (
    <>
      <Measures subject={subject} body={body} />
      <InsertButton onInsert={insertFirstName} isLocked={isLocked} />
    </>
  );
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
      <VariableField
        label="Email body"
        isMultiline
        ref={bodyField}
        value={body}
        onChange={(value) => onChange({ body: value })}
        isKnown={isKnown}
        isLocked={isLocked}
        error={tooLong(body, MAX_BODY_LENGTH, 'The email body')}
        bar={bar}
      />
      <EmailHints subject={subject} body={body} headers={headers} onChange={onChange} />
      <EmailTips />
    </>
  );
}
