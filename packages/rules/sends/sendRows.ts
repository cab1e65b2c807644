import type { SendFigures } from './sendFigures.ts';

/** A campaign of an export. Known by its tool and id, else by its name and first day. */
export type ReadSend = {
  /** Spreadsheet row of the campaign, or of its first email. */
  row: number;
  name: string;
  toolCampaignId: string | null;
  startedOn: string | null;
  figures: SendFigures;
  /** Automatic replies as the tool counts them apart; they are not in `figures.replied` where it does. */
  hasSeparateAutomaticReplies: boolean;
};

export type InvalidSendRow = { row: number; problems: string[] };

export type SendRows = { sends: ReadSend[]; invalidRows: InvalidSendRow[] };

/** Rows after the header; `firstRow` is the spreadsheet number of the first. */
export type Body = { rows: readonly string[][]; firstRow: number };
