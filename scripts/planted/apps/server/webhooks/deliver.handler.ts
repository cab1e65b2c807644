export const deliver = 1;
