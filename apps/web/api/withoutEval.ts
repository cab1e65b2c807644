import { config } from 'zod/v4/core';

/**
 * zod checks whether it may compile code, which the Content-Security-Policy forbids and reports. It does so when a schema is created, so
 * this must be the first import of the page.
 */
config({ jitless: true });
