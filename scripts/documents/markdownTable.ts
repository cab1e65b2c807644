const toLine = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table in Markdown. */
export const toTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [toLine(header), toLine(header.map(() => '---')), ...rows.map(toLine)].join('\n');
