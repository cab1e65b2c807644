import type { EmailKind } from '@coldcast/simulator/kinds';

/** Each kind of email as it reads after "this is" and "it reads like". */
export const EMAIL_KIND_NAMES: Record<EmailKind, string> = {
  sales: 'a sales email',
  follow_up: 'a follow-up',
  link_building: 'a link or PR request',
  recruiting: 'a recruiting email',
  event: 'an event invitation',
  survey: 'a survey invitation',
  partnership: 'a partnership offer',
  fundraising: 'a fundraising email',
  advert: 'a flyer or newsletter',
  job_application: 'a job application',
  customer: 'an email to customers',
  internal: 'an internal email',
  personal: 'a personal email',
  scam: 'a scam',
  not_a_message: 'no real message',
};

/** Kinds that the model has no reply data for. */
const OUTSIDE: ReadonlySet<EmailKind> = new Set(['job_application', 'customer', 'internal', 'personal', 'scam', 'not_a_message']);
export const isOutsideKind = (kind: EmailKind): boolean => OUTSIDE.has(kind);

export const isEmailKind = (text: string): text is EmailKind => text in EMAIL_KIND_NAMES;

let languageNames: Intl.DisplayNames | undefined;

/** `German` of `de`. */
export function nameLanguage(code: string): string {
  // Not with the module: loading the browser's language data takes long.
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return code === 'und' ? 'an unknown language' : (languageNames.of(code) ?? code);
}
