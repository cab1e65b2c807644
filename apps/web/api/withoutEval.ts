import { config } from 'zod/v4/core';

/**
 * zod tries whether it may compile code, which the Content-Security-Policy forbids and reports. It asks when a schema is made: this is the
 * first import of the page.
 */
config({ jitless: true });
