import { createElement, memo, type Ref } from 'react';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { COLUMNS } from './columns.tsx';

type Props = {
  row: CampaignRow;
  rowRef?: Ref<HTMLTableRowElement>;
  index: number;
  /** Null outside choosing mode. */
  isChosen: boolean | null;
};

/**
 * Plain links, because the router's links would all redraw with every change of the address. The table handles clicks on links, menu and
 * checkbox.
 */
export const CampaignTableRow = memo(function CampaignTableRow({ row, rowRef, index, isChosen }: Props) {
  const attributes = { className: styles.row, ref: rowRef, 'data-index': index, 'aria-rowindex': index + 2 };
  // Passed as arguments, because React asks each item of a children list for a key and a wrapper.
  return createElement('tr', attributes, ...COLUMNS.map(({ cell }) => cell(row, isChosen)));
});
