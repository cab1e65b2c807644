import { findSingleBraceNames, isFirstNameVariable } from '@coldcast/rules/emailTemplate';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { memo, useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { EmailText } from '../leads/leadSource.ts';

const toDouble = (name: string): string => (isFirstNameVariable(name) ? '{{first_name}}' : `{{${name}}}`);

/** Writes the names of single braces as variables. */
function doubleBraces(text: string, names: readonly string[]): string {
  return names.reduce(
    (written, name) => written.replace(new RegExp(String.raw`(?<!\{)\{[ \t]*${name}[ \t]*\}(?!\})`, 'g'), () => toDouble(name)),
    text,
  );
}

type EmailHintsProps = EmailText & { headers: readonly string[] | null; onChange: (patch: Partial<EmailText>) => void };

/** Hints about the variables before Launch reports them. */
export const EmailHints = memo(function EmailHints({ subject, body, headers, onChange }: EmailHintsProps) {
  const { message } = useMemo(() => validateVariables({ subject, body }, headers), [subject, body, headers]);
  const singles = useMemo(() => findSingleBraceNames(`${subject}\n${body}`), [subject, body]);
  const useDouble = () => onChange({ subject: doubleBraces(subject, singles), body: doubleBraces(body, singles) });
  return (
    <>
      {message ? <Notice tone="fair">{message}</Notice> : null}
      {singles.length > 0 ? (
        <Notice
          action={
            <Button size="small" variant="outlined" color="inherit" onClick={useDouble}>
              Use double braces
            </Button>
          }
        >
          {`Single braces stay as they are: ${singles.map((name) => `{${name}}`).join(', ')}. Did you mean ${singles.map(toDouble).join(', ')}?`}
        </Notice>
      ) : null}
    </>
  );
});
