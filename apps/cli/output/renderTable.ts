import stringWidth from 'string-width';
import { cleanText } from './cleanText.ts';

export type TableColumn = { head: string; isEnd?: boolean };

const pad = (text: string, width: number, isEnd: boolean): string => {
  const blanks = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return isEnd ? blanks + text : text + blanks;
};

/** A table with columns as wide as their content. Characters that a terminal would act on are removed. */
export function renderTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((cells) => cells.map((cell) => cleanText(cell)))];
  const widths = columns.map((_, place) => Math.max(...lines.map((cells) => stringWidth(cells[place] ?? ''))));
  return lines
    .map((cells) =>
      columns
        .map(({ isEnd = false }, place) => pad(cells[place] ?? '', widths[place] ?? 0, isEnd))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
