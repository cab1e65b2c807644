import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { plural } from '../leads/countsText.ts';

type FileFixesProps = {
  choice: { textFixes: readonly TextFix[] };
  isLocked: boolean;
  onChange: (patch: { textFixes: readonly TextFix[] }) => void;
};

/** How many repairs were made to the file, and a button that undoes them. */
export function FileFixes({ choice: { textFixes }, isLocked, onChange }: FileFixesProps) {
  if (textFixes.length === 0) return null;
  return (
    <p className="small muted">
      {`${plural(textFixes.length, 'fix', 'fixes')} in the rows of your file. `}
      <button type="button" className="link" disabled={isLocked} onClick={() => onChange({ textFixes: [] })}>
        Undo fixes in the rows
      </button>
    </p>
  );
}
