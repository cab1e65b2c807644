/** Limits of a lead file. Characters are UTF-16 code units, as `length` counts them. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_CELL_LENGTH = 32_000;
export const MAX_SUBJECT_LENGTH = 998;
export const MAX_BODY_LENGTH = 20_000;
/**
 * Maximum characters of all filled emails of a campaign together: twice the largest file, and a third of what a thread's memory can take.
 */
export const MAX_CAMPAIGN_CHARACTERS = 20_000_000;
/** Maximum emails per lead: the first and six follow-ups. */
export const MAX_EMAILS = 7;
/** Days between two emails: the default, and the maximum. */
export const DEFAULT_WAIT_DAYS = 3;
export const MAX_WAIT_DAYS = 90;
/** The limit of spreadsheets; a longer file is not a lead list. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
