/** The longest address that email systems accept. */
const MAX_EMAIL_LENGTH = 254;

/** Whether a trimmed address is plausible: text before and after a single @, no spaces. Only sending an email would prove more. */
export const isEmail = (email: string): boolean => email.length <= MAX_EMAIL_LENGTH && /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/u.test(email);
