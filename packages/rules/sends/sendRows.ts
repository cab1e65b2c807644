import type { DayOrder } from './parseDay.ts';
import type { SendFigures } from './sendFigures.ts';

/** A campaign of an export. Known by its tool and id, else by its name and first day. */
export type ReadSend = {
  /** Spreadsheet row of the campaign, or of its first email. */
  row: number;
  name: string;
  toolCampaignId: string | null;
  startedOn: string | null;
  figures: SendFigures;
  /** Automatic replies as the tool counts them apart; they are not in `figures.replied` if it does. */
  hasSeparateAutomaticReplies: boolean;
};

export type InvalidSendRow = { row: number; problems: string[] };

/** How days were read where every one of them could be read either way; null if the file tells, or has none. */
export type GuessedDays = 'day_first' | 'month_first' | null;

export const toGuessedDays = ({ isDayFirst, isGuess }: DayOrder): GuessedDays =>
  isGuess ? (isDayFirst ? 'day_first' : 'month_first') : null;

/** What was left out of a row that was taken, and why. */
export type SendNote = { row: number; text: string };

export type SendRows = { sends: ReadSend[]; invalidRows: InvalidSendRow[]; guessedDays: GuessedDays; notes: SendNote[] };

/** Rows after the header; `firstRow` is the spreadsheet number of the first. */
export type Body = {
  headers: readonly string[];
  rows: readonly string[][];
  firstRow: number;
  /** Whether the file comes from a place that writes the day before the month: its separator or its headers say so. */
  isDayFirstPlace: boolean;
  /** No campaign starts after this day; null if it is not known. */
  today: string | null;
};
