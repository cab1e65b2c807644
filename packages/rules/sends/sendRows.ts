import type { DayOrder } from './parseDay.ts';
import type { SendFigures } from './sendFigures.ts';

/** A campaign in an export. Identified by tool and id, otherwise by name and first day. */
export type ReadSend = {
  /** Spreadsheet row of the campaign, or of its first email. */
  row: number;
  name: string;
  toolCampaignId: string | null;
  startedOn: string | null;
  figures: SendFigures;
  /** Whether the tool counts automatic replies separately; then `figures.replied` does not include them. */
  hasSeparateAutomaticReplies: boolean;
};

export type InvalidSendRow = { row: number; problems: string[] };

/** How dates were read if all of them were ambiguous; null if the file tells, or has none. */
export type GuessedDays = 'day_first' | 'month_first' | null;

export const toGuessedDays = ({ isDayFirst, isGuess }: DayOrder): GuessedDays =>
  isGuess ? (isDayFirst ? 'day_first' : 'month_first') : null;

/** What was left out of an accepted row, and why. */
export type SendNote = { row: number; text: string };

export type SendRows = { sends: ReadSend[]; invalidRows: InvalidSendRow[]; guessedDays: GuessedDays; notes: SendNote[] };

/** Rows after the header; `firstRow` is the spreadsheet number of the first. */
export type Body = {
  headers: readonly string[];
  rows: readonly string[][];
  firstRow: number;
  /** Whether the file is from a region that writes the day before the month, according to its separator or headers. */
  isDayFirstPlace: boolean;
  /** No campaign starts after this day; null if unknown. */
  today: string | null;
};
