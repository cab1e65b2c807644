import type { SortColumn } from './sortCampaigns.ts';

export type Column = {
  column: SortColumn;
  label: string;
  /** Percent of the table's width. */
  width: number;
  isEnd: boolean;
  tip?: string;
};

/** The columns with a sort, in their order; View follows and takes the rest. */
export const COLUMNS: readonly Column[] = [
  { column: 'name', label: 'Campaign Name', width: 20.39, isEnd: false },
  { column: 'status', label: 'Status', width: 10.5, isEnd: false },
  { column: 'created', label: 'Created', width: 8.91, isEnd: false },
  { column: 'leads', label: 'Leads', width: 5.54, isEnd: true },
  { column: 'progress', label: 'Progress', width: 8.61, isEnd: false },
  {
    column: 'open',
    label: 'Open',
    width: 8.32,
    isEnd: true,
    tip: 'Opened / leads, at bucket 40-50; with follow-ups, of email 1. Arrow up from 50%, right from 20%.',
  },
  {
    column: 'reply',
    label: 'Reply',
    width: 11.48,
    isEnd: true,
    tip: 'Replies / leads, at bucket 40-50. Arrow up from 8%, right from 3%. The line runs over the ten buckets; the dot is 40-50.',
  },
  {
    column: 'interest',
    label: 'Interest',
    width: 8.32,
    isEnd: true,
    tip: 'Positive replies / leads, at bucket 40-50. Arrow up from 2%, right from 0.5%.',
  },
  {
    column: 'unsubscribe',
    label: 'Unsubscribe',
    width: 9.5,
    isEnd: true,
    tip: 'Unsubscribed / leads, at bucket 40-50; lower is better. Arrow down to 1.5%, right to 4%.',
  },
];
export const VIEW_WIDTH = 8.43;
