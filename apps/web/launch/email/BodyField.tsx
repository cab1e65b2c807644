import { MAX_BODY_LENGTH } from '@coldcast/rules/leadFile/limits';
import { memo, useCallback, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { EmailText } from '../leads/leadSource.ts';
import { insertText, type TextField } from './insertText.ts';
import { toMeasuresText } from './measuresText.ts';
import { tooLong } from './tooLong.ts';
import { useEmailMeasures } from './useEmailMeasures.ts';
import { VariableField } from './VariableField.tsx';

/** The email's measures as the simulator reads it; a separate component, because its answers come later. */
function Measures({ subject, body }: EmailText) {
  const measures = useEmailMeasures({ subject, body });
  return <span>{measures ? toMeasuresText(measures) : body.trim() === '' ? '0 words' : ''}</span>;
}

const InsertButton = memo(function InsertButton({
  of,
  onInsert,
  isLocked,
}: {
  of?: string | undefined;
  onInsert: () => void;
  isLocked: boolean;
}) {
  return (
    <Button size="small" onClick={onInsert} disabled={isLocked}>
      {'Insert {{first_name}}'}
      {of ? <span className="sr">{` into ${of}`}</span> : null}
    </Button>
  );
});

type BodyFieldProps = EmailText & {
  /** `email 2`; nothing for the first email. */
  of?: string | undefined;
  onChange: (body: string) => void;
  isKnown: (name: string) => boolean;
  isLocked: boolean;
};

/** The body of an email, with its measures and the first-name button below it. A follow-up's field starts with fewer lines. */
export function BodyField({ subject, body, of, onChange, isKnown, isLocked }: BodyFieldProps) {
  const field = useRef<TextField>(null);
  const insertFirstName = useCallback(() => {
    const { current } = field;
    if (current) insertText(current, '{{first_name}}', { from: current.selectionStart ?? 0, to: current.selectionEnd ?? 0 });
  }, []);
  return (
    <VariableField
      label="Email body"
      of={of}
      isLabelHidden={of !== undefined}
      isMultiline
      isShort={of !== undefined}
      ref={field}
      value={body}
      onChange={onChange}
      isKnown={isKnown}
      isLocked={isLocked}
      error={tooLong(body, MAX_BODY_LENGTH, of ? `The body of ${of}` : 'The email body')}
      bar={
        <>
          <Measures subject={subject} body={body} />
          <InsertButton of={of} onInsert={insertFirstName} isLocked={isLocked} />
        </>
      }
    />
  );
}
