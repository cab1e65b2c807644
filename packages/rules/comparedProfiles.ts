/** Profiles of a list that are looked for in earlier campaigns; more are drawn evenly from it. */
export const MOST_COMPARED_PROFILES = 100;
