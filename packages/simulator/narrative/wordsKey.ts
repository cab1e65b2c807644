import { hashText } from '../draws.ts';
import type { Email } from '../lead.ts';

/** Wording is chosen by the email, so that two rarely read alike, and one reads the same in the draft and in its insights. */
export const wordsKey = (email: Email = { subject: '', body: '' }): string => hashText(`${email.subject}\n${email.body}`).join(' ');
