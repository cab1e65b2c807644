export const surprise = 1;
