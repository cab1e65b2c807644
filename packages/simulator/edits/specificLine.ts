/** A variable for the user's own file, to be filled for each lead. */
export const SPECIFIC_LINE = '{{specific_line}}';
