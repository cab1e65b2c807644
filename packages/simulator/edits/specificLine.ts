/** A variable of the user's own file, to be written for each lead. */
export const SPECIFIC_LINE = '{{specific_line}}';
