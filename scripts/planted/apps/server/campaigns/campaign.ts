export const campaign = 1;
