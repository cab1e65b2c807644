/** Id of the findings about the emails, for links to them. */
export const CHECKS_ID = 'launch-checks';
