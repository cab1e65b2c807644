import type { ReactNode } from 'react';

/** One column of a plain table: its header, its cells, and their styles. */
export type Column<Row> = { label: ReactNode; cell: (row: Row) => ReactNode; className?: string | undefined };

type ColumnRowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Whether the first column names the row. */
  isNamed?: boolean;
};

/** Head and body of a table, from its columns, for use inside a `<table>`; their order never changes while shown. */
export function ColumnRows<Row>({ columns, rows, keyOf, isNamed = true }: ColumnRowsProps<Row>) {
  return (
    <>
      <thead>
        <tr>
          {columns.map(({ label, className }, place) => (
            <th key={place} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ cell, className }, place) =>
              place === 0 && isNamed ? (
                <th key={place} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={place} className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </>
  );
}
