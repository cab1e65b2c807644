import type { Endpoint } from '@coldcast/contract/endpoint';
import { SESSION_ERRORS } from '@coldcast/contract/sessionErrors';
import { ApiError } from './ApiError.ts';
import { isRecord } from './isRecord.ts';

/** The message of the body, otherwise "HTTP {status} {statusText}"; a 401 on a launch has its own message. */
export function toApiError(endpoint: Endpoint, response: Response, json: unknown): ApiError {
  const { message, code, ...details } = isRecord(json) ? json : {};
  const words = typeof message === 'string' && message.trim() !== '' ? message : `HTTP ${response.status} ${response.statusText}`.trim();
  const isExpiredLaunch = response.status === 401 && endpoint.operationId === 'createCampaign';
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : `http_${response.status}`,
    message: isExpiredLaunch ? SESSION_ERRORS.session_expired.message : words,
    details,
  });
}
