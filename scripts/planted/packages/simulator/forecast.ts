export const forecast = 1;
