/** How many profiles of a list are searched for in earlier campaigns; from a longer list, this many are sampled evenly. */
export const MOST_COMPARED_PROFILES = 100;
