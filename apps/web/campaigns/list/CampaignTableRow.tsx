import { createElement, memo, type Ref } from 'react';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { COLUMNS } from './columns.tsx';

type Props = {
  row: CampaignRow;
  rowRef?: Ref<HTMLTableRowElement>;
  index: number;
  /** Null while no campaigns are being chosen. */
  isChosen: boolean | null;
};

/** Not the router's links: each would be redrawn with every change of the address. The table handles clicks on links, menu and checkbox. */
export const CampaignTableRow = memo(function CampaignTableRow({ row, rowRef, index, isChosen }: Props) {
  const attributes = { className: styles.row, ref: rowRef, 'data-index': index, 'aria-rowindex': index + 2 };
  // As arguments, because a list of children would ask each cell for a key and a wrapper that carries it.
  return createElement('tr', attributes, ...COLUMNS.map(({ cell }) => cell(row, isChosen)));
});
