/** Roles of sentences and kinds of email whose names in the code are not plain words. */
const NAMES: Readonly<Record<string, string>> = {
  advert: 'flyer or newsletter',
  ask_interest: 'asking about interest',
  ask_meeting: 'asking for a meeting',
  ask_referral: 'asking who is responsible',
  customer: 'email to customers',
  event: 'event invitation',
  follow_up: 'follow-up',
  harm: 'unwanted result',
  internal: 'internal email',
  job_application: 'job application',
  link_building: 'link request',
  not_a_message: 'no message',
  opt_out: 'opt-out',
  personal: 'personal email',
  reproach: 'blame',
  secret_request: 'request for private data',
  sign_off: 'sign-off',
};

/** The roles and kinds in a line of the reader's report, in words: `sales read as link_building: 3` ends in `link request: 3`. */
export const toReaderWords = (line: string): string => line.replaceAll(/\w+/g, (name) => NAMES[name] ?? name);
