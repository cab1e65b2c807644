/** Where a link to what stands out in the emails leads. */
export const CHECKS_ID = 'launch-checks';
