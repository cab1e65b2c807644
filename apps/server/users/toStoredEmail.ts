/** Trims and lower-cases an address, as it is stored and compared. */
export const toStoredEmail = (email: string): string => email.trim().toLowerCase();
