import { findVariables } from '@coldcast/rules/emailTemplate';
import { memo, type ReactNode, type Ref } from 'react';
import styles from './VariableField.module.css';

type VariableMarksProps = {
  text: string;
  /** Whether a variable can be filled; others are marked as such. */
  isKnown: (name: string) => boolean;
  /** Offset at which `anchor` stands, for the list at the caret. */
  anchorAt: number | undefined;
  anchor: Ref<HTMLSpanElement>;
  ref: Ref<HTMLPreElement>;
};

/** Paints the backgrounds of variables behind a field; the text itself is transparent and hidden from screen readers. */
export const VariableMarks = memo(function VariableMarks({ text, isKnown, anchorAt, anchor, ref }: VariableMarksProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (anchorAt !== undefined && anchorAt >= end && anchorAt < to) {
      pieces.push(text.slice(end, anchorAt), <span key="anchor" ref={anchor} />, text.slice(anchorAt, to));
    } else pieces.push(text.slice(end, to));
    end = to;
  };
  for (const variable of findVariables(text)) {
    addText(variable.start);
    const isFilled = variable.isValid && (variable.isFirstName || isKnown(variable.name));
    pieces.push(
      <mark key={variable.start} className={isFilled ? styles.known : styles.unknown}>
        {text.slice(variable.start, variable.end)}
      </mark>,
    );
    end = variable.end;
  }
  addText(text.length);
  // A zero-width space keeps the last line as tall as the field's when it is empty.
  return (
    <pre ref={ref} className={styles.marks} aria-hidden="true">
      {pieces}
      {'\u200b'}
    </pre>
  );
});
