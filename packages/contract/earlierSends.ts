import { MAX_COMPARED_PROFILES } from '@coldcast/rules/comparedProfiles';
import * as z from 'zod/mini';
import { corrections } from './campaignDetail.ts';
import type { Endpoint } from './endpoint.ts';
import { empty, none } from './shapes.ts';

const earlierSends = z.object({
  /** The organization's most recent corrections of an email; null if there are none. */
  corrections: z.nullable(corrections),
  /** Recent campaigns with the same text; null if there are none. */
  sameText: z.nullable(
    z.object({
      campaigns: z.int(),
      /** Different people in them. */
      people: z.int(),
      /** How many of the given profiles are among them. */
      knownProfiles: z.int(),
    }),
  ),
});
export type EarlierSends = z.output<typeof earlierSends>;

export const findEarlierSends = {
  operationId: 'findEarlierSends',
  method: 'POST',
  path: '/campaign/earlier',
  summary: 'Get the corrections made to the last email, and recent campaigns with the same text',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  carriesEmail: true,
  params: none,
  query: empty,
  body: z.strictObject({
    subject: z.string(),
    body: z.string(),
    /** Profile links of some leads on the list. */
    profileUrls: z.array(z.string()).check(z.maxLength(MAX_COMPARED_PROFILES)),
  }),
  bodyKind: 'json',
  status: 200,
  answer: earlierSends,
  errors: ['invalid_input', 'missing_field'],
} as const satisfies Endpoint;
