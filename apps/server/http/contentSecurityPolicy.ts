/** For API answers, which are never shown as a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For files of the web app: a worker fetches further chunks under the policy of its own script. */
export const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** For the web app's pages, whose styles are separate files. */
export const pagePolicy = (supportForm: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${supportForm === undefined ? "'none'" : new URL(supportForm).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
