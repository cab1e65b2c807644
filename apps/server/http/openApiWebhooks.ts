import { toExample } from '@coldcast/contract/toExample';
import { webhookPayload } from '@coldcast/contract/webhookPayload';
import { z } from 'zod';

const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } });

const HEADERS = [
  header('webhook-id', 'The ID of the delivery, the same at every attempt.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', '`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in Base64 (Standard Webhooks).'),
];

const toSchema = (schema: z.core.$ZodType) => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema);
  return rest;
};

/** One operation per webhook event. The roles are reversed: the receiver is the server. */
export const toOpenApiWebhooks = (): Record<string, unknown> =>
  Object.fromEntries(
    webhookPayload.def.options.map((option) => {
      const [type = ''] = option.shape.type.def.values;
      const content = { 'application/json': { schema: toSchema(option), example: toExample(option) } };
      const post = {
        operationId: type.replace('.', '-'),
        tags: ['Webhooks'],
        summary: `The event ${type}`,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content },
        responses: {
          '200': { description: 'Any status from 200 to 299: the delivery has arrived.' },
          '410': { description: 'The webhook is disabled. After any other status, the delivery is sent again.' },
        },
      };
      return [type, { post }];
    }),
  );
