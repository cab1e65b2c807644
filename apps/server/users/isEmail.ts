/** The longest address email systems carry. */
const MAX_EMAIL_LENGTH = 254;

/** Trimmed and lower-cased, as addresses are stored and compared. */
export const toStoredEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a stored address can be one: something before and after a single @, no spaces. Only an email sent would prove more. */
export const isEmail = (email: string): boolean => email.length <= MAX_EMAIL_LENGTH && /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/u.test(email);
