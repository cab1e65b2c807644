import type { LeadRow } from '@coldcast/rules/leadRow';
import { createElement, memo } from 'react';
import { LEAD_COLUMNS } from './leadColumns.tsx';
import styles from './LeadTable.module.css';

export const LeadTableRow = memo(function LeadTableRow({ row, index }: { row: LeadRow; index: number }) {
  return createElement('tr', { className: styles.row, 'aria-rowindex': index + 2 }, ...LEAD_COLUMNS.map(({ cell }) => cell(row)));
});
