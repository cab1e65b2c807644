import { findVariables } from '@coldcast/rules/emailTemplate';
import { findOpenSlots } from '@coldcast/rules/openSlots';
import { memo, type ReactNode, type Ref } from 'react';
import styles from './VariableField.module.css';

type LineProps = {
  text: string;
  isKnown: (name: string) => boolean;
  /** Offset of `anchor` in the line. */
  anchorAt: number | undefined;
  anchor: Ref<HTMLSpanElement>;
};

/** One line: a key press redraws only the line it changes. */
const Line = memo(function Line({ text, isKnown, anchorAt, anchor }: LineProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (anchorAt !== undefined && anchorAt >= end && anchorAt < to) {
      pieces.push(text.slice(end, anchorAt), <span key="anchor" ref={anchor} />, text.slice(anchorAt, to));
    } else pieces.push(text.slice(end, to));
    end = to;
  };
  const variables = findVariables(text).map(({ start, end: stop, isValid, isFirstName, name }) => ({
    start,
    end: stop,
    isFilled: isValid && (isFirstName || isKnown(name)),
  }));
  const open = findOpenSlots(text).map((slot) => ({ ...slot, isFilled: false }));
  for (const { start, end: stop, isFilled } of [...variables, ...open].toSorted((a, b) => a.start - b.start)) {
    if (start < end) continue;
    addText(start);
    pieces.push(
      <mark key={start} className={isFilled ? styles.known : styles.unknown}>
        {text.slice(start, stop)}
      </mark>,
    );
    end = stop;
  }
  addText(text.length);
  return (
    <div>
      {pieces}
      {/* Keeps an empty line as tall as in the field. */}
      {'\u200b'}
    </div>
  );
});

/** The lines of a text; the one with the anchor has its offset. */
function toLines(text: string, anchorAt: number | undefined): { line: string; at: number | undefined }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = anchorAt !== undefined && anchorAt >= start && anchorAt <= start + line.length ? anchorAt - start : undefined;
    start += line.length + 1;
    return { line, at };
  });
}

type VariableMarksProps = Omit<LineProps, 'anchorAt'> & {
  /** Offset in the whole text, for the list at the caret. */
  anchorAt: number | undefined;
  ref: Ref<HTMLDivElement>;
};

/** Paints the backgrounds of variables behind a field, line by line; the text itself is transparent and hidden from screen readers. */
export const VariableMarks = memo(function VariableMarks({ text, isKnown, anchorAt, anchor, ref }: VariableMarksProps) {
  return (
    <div ref={ref} className={styles.marks} aria-hidden="true">
      {toLines(text, anchorAt).map(({ line, at }, index) => (
        <Line key={index} text={line} isKnown={isKnown} anchorAt={at} anchor={anchor} />
      ))}
    </div>
  );
});
