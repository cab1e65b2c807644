/** How many profiles of a list are looked up in earlier campaigns; a longer list is sampled evenly. */
export const MAX_COMPARED_PROFILES = 100;
