import { SESSION_ERRORS } from './sessionErrors.ts';
export { missingColumnsMessage } from '@coldcast/rules/emailTemplate';

/** The error catalog: every code with its status and its message. */
type CatalogEntry = { status: number; message: string };

export const ERRORS = {
  invalid_input: { status: 400, message: 'The request is not valid.' },
  missing_field: { status: 400, message: 'A required field is missing.' },
  password_too_short: { status: 400, message: 'Password must be at least 12 characters long' },
  password_too_common: { status: 400, message: 'This password is too common. Please choose another one.' },
  wrong_password: { status: 400, message: 'The current password is wrong.' },
  not_confirmed: { status: 400, message: 'Please type your account’s email to confirm.' },
  no_file: { status: 400, message: 'Please choose a CSV file.' },
  not_csv: { status: 400, message: 'File must be a .csv' },
  csv_unreadable: { status: 400, message: 'Error processing CSV file: it could not be read.' },
  missing_columns: { status: 400, message: 'Missing column(s) in your leads CSV.' },
  no_valid_rows: { status: 400, message: 'No valid rows found in the CSV file.' },
  no_valid_sends: { status: 400, message: 'No valid campaigns found in the file.' },
  reason_needed: {
    status: 400,
    message: 'This campaign already has a different result. Say why it changes; the old result is kept.',
  },
  address_refused: { status: 400, message: 'This address cannot be used.' },
  ...SESSION_ERRORS,
  api_key_unknown: { status: 401, message: 'This API key is not valid. It may have been revoked.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  insufficient_credits: { status: 402, message: 'Insufficient credits' },
  demo_account: { status: 403, message: 'The demo account cannot do this. Sign up with your own address to use it.' },
  api_key_refused: { status: 403, message: 'An API key cannot do this. Sign in with your email and password.' },
  scope_missing: { status: 403, message: 'This API key does not have the scope this call needs.' },
  origin_refused: { status: 403, message: 'Other sites cannot call this address.' },
  foreign_organisation: { status: 403, message: 'You cannot act for another organization.' },
  not_found: { status: 404, message: 'Not found' },
  campaign_not_found: { status: 404, message: 'Campaign not found' },
  share_not_found: { status: 404, message: 'This link does not work. It may have been turned off.' },
  api_key_not_found: { status: 404, message: 'API key not found' },
  send_not_found: { status: 404, message: 'Campaign not found among your sends' },
  proposal_not_found: { status: 404, message: 'This result is no longer waiting. It may have been confirmed or dismissed.' },
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  email_taken: { status: 409, message: 'An account with this email already exists. Please log in instead.' },
  api_key_limit: { status: 409, message: 'You have 20 API keys, which is the limit. Revoke one you no longer use.' },
  webhook_limit: { status: 409, message: 'Your organization has 10 webhooks, which is the limit. Delete one you no longer use.' },
  webhook_disabled: {
    status: 409,
    message: 'This webhook is disabled because its address responded with 410 Gone. Edit and save it to send again.',
  },
  active_limit: { status: 409, message: 'You already have 1 active campaign(s) in progress' },
  campaign_not_completed: { status: 409, message: 'Only a completed campaign can be deleted.' },
  campaign_not_finished: { status: 409, message: 'The campaign is still running. Add its result when it is complete.' },
  sends_limit: { status: 409, message: 'Your sends hold 1,000 campaigns, which is the limit. Delete some you no longer need.' },
  leads_deleted: { status: 409, message: 'The leads of this campaign were deleted when their retention period ended.' },
  insights_not_ready: { status: 409, message: 'AI campaign insights will generate when the campaign is complete.' },
  audience_not_ready: { status: 409, message: 'Who to send to is ready when the campaign is complete.' },
  key_in_flight: { status: 409, message: 'A request with this Idempotency-Key is still being processed. Try again in a moment.' },
  too_large: { status: 413, message: 'The file is larger than 10 MB. Please split it into smaller files.' },
  too_much_text: {
    status: 413,
    message: 'The emails have more than 20 million characters in total. Split the list, or shorten the emails.',
  },
  unsupported_media: { status: 415, message: 'Unsupported media type' },
  campaign_too_large: { status: 422, message: 'Campaign exceeds the maximum limit of 200 leads' },
  forecast_too_large: { status: 422, message: 'A forecast takes at most 500 leads. Send part of the list, or launch all of it.' },
  open_slot: { status: 422, message: 'An email still has a part that only you can write. Fill it in or remove it.' },
  key_reused: { status: 422, message: 'This Idempotency-Key was already used with another request.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong' },
  payments_not_ended: {
    status: 503,
    message: 'Your subscription could not be canceled, so nothing was deleted. Please try again in a few minutes.',
  },
  overloaded: { status: 503, message: 'The server is busy. Please try again in a few seconds.' },
} as const satisfies Record<string, CatalogEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Messages with a number in them. */
export const activeLimitMessage = (limit: number): string => `You already have ${limit} active campaign(s) in progress`;
export const campaignTooLargeMessage = (limit: number): string => `Campaign exceeds the maximum limit of ${limit} leads`;
export const openSlotMessage = (slot: string, [row = 0, ...others]: readonly number[]): string =>
  `“${slot}” in row ${row}${others.length === 0 ? '' : ` and ${others.length} more`} is not filled in. Fill it in or remove it, then launch again.`;
export const scopeMissingMessage = (scope: string): string =>
  `This API key does not have the scope “${scope}”. Create a key that has it under Account, API keys.`;
export const oldKeyMessage = (scope: string): string =>
  `This API key was created before scopes existed, so an assistant can only read with it. Create a key with the scope “${scope}” under Account, API keys.`;
export const csvUnreadableMessage = (reason: string): string => `Error processing CSV file: ${reason}`;
