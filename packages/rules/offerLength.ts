/** Maximum length of an offer named by a user, in code points. */
export const MAX_OFFER = 80;
