/** Limits of a lead file (decision 129). Characters are UTF-16 code units, as `length` counts them. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_CELL_LENGTH = 32_000;
export const MAX_SUBJECT_LENGTH = 998;
export const MAX_BODY_LENGTH = 20_000;
/** Characters all filled emails of a campaign have at most together: twice what the largest file holds, and a third of what a thread survives. */
export const MAX_CAMPAIGN_CHARACTERS = 20_000_000;
/** Emails one lead gets at most: the first and six follow-ups. */
export const MAX_EMAILS = 7;
/** Days between two emails: where the file says nothing, and at most. */
export const DEFAULT_WAIT_DAYS = 3;
export const MAX_WAIT_DAYS = 90;
/** What a spreadsheet holds; more is no lead list. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
