/** Limits of a lead file (decision 129). Characters are UTF-16 code units, as `length` counts them. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_CELL_LENGTH = 32_000;
export const MAX_SUBJECT_LENGTH = 998;
export const MAX_BODY_LENGTH = 20_000;
/** What a spreadsheet holds; more is no lead list. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
