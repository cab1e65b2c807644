import { toCallExample, type CallExample } from '@coldcast/contract/callExample';
import { CALL_GROUPS, callGroupOf, ERRORS_OF_ACCESS, ERRORS_OF_EVERY_CALL, toShownPath } from '@coldcast/contract/callGroups';
import type { Access, Endpoint } from '@coldcast/contract/endpoint';
import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';
import { z } from 'zod';
import { toOpenApiWebhooks } from './openApiWebhooks.ts';

type Schema = Record<string, unknown>;

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key, or the token that a login returns.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token that a login returns.' },
  sessionKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Only the token that a login returns.' },
  sessionBearer: { type: 'http', scheme: 'bearer', description: 'Only the token that a login returns.' },
};
const SECURITY: Record<Access, Schema> = {
  public: { security: [] },
  session: { security: [{ apiKey: [] }, { bearer: [] }] },
  person: { security: [{ sessionKey: [] }, { sessionBearer: [] }] },
};

const FILE_EXAMPLE =
  'email_body_1,subject_line,personal_linkedin_url\nHello,a question,https://www.linkedin.com/in/marta-lindqvist-sample\n';
const REQUEST_ID_EXAMPLE = '8d0c6b1e-6a52-4a39-9a55-0f6f6f0f4a1d';

const errorSchema = z.object({ message: z.string(), code: z.enum(Object.keys(ERRORS)), requestId: z.string() });

const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

type Place = { place: 'path' | 'query'; examples: CallExample['query'] };

const toParameters = (schema: z.core.$ZodType, { place, examples }: Place): Schema[] => {
  if (!(schema instanceof z.core.$ZodObject)) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, item]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: item,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
};

const toRequestBody = ({ body, bodyKind }: Endpoint, example: CallExample['body']): Schema | undefined => {
  if (bodyKind === 'none') return undefined;
  const schema = toSchema(body, 'input');
  if (bodyKind === 'json') return { required: true, content: { 'application/json': { schema, example } } };
  const properties = { ...Object(schema['properties']), file: { type: 'string', contentMediaType: 'text/csv' } };
  const form = { ...schema, properties, required: ['file'] };
  const multipart = { 'multipart/form-data': { schema: form, example: { ...example, file: FILE_EXAMPLE } } };
  if (bodyKind === 'either') return { required: true, content: { 'application/json': { schema, example }, ...multipart } };
  return { required: true, content: multipart };
};

const errorExample = (code: ErrorCode): Schema => ({
  summary: ERRORS[code].message,
  value: { message: ERRORS[code].message, code, requestId: REQUEST_ID_EXAMPLE },
});

const toFailure = (codes: readonly ErrorCode[]): Schema => ({
  description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(codes.map((code) => [code, errorExample(code)])),
    },
  },
});

const toResponses = ({ access, errors, status, answer }: Endpoint, example: unknown): Schema => {
  const codes = new Set([...errors, ...ERRORS_OF_EVERY_CALL, ...ERRORS_OF_ACCESS[access]]);
  const failures = Map.groupBy(codes, (code) => ERRORS[code].status);
  const entries = [...failures].map(([failure, group]) => [String(failure), toFailure(group)]);
  const success = { description: 'Success', content: { 'application/json': { schema: toSchema(answer, 'output'), example } } };
  return { [String(status)]: success, ...Object.fromEntries(entries) };
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text you choose; the same key with the same request launches only once in 24 hours.',
  schema: { type: 'string' },
  example: 'spring-outreach-1',
};

const toOperation = (endpoint: Endpoint): Schema => {
  const { params, query, body, answer } = toCallExample(endpoint);
  return {
    operationId: endpoint.operationId,
    tags: [callGroupOf(endpoint)],
    summary: endpoint.summary,
    ...(endpoint.scope !== null && { description: `An API key needs the scope "${endpoint.scope}".`, 'x-scope': endpoint.scope }),
    ...SECURITY[endpoint.access],
    parameters: [
      ...toParameters(endpoint.params, { place: 'path', examples: params }),
      ...toParameters(endpoint.query, { place: 'query', examples: query }),
      ...(endpoint.bodyKind === 'multipart' ? [IDEMPOTENCY_KEY] : []),
    ],
    requestBody: toRequestBody(endpoint, body),
    responses: toResponses(endpoint, answer),
  };
};

/** The contract as an OpenAPI 3.1 document. */
export const toOpenApi = (endpoints: readonly Endpoint[]): Schema => {
  const paths = new Map<string, Schema>();
  for (const endpoint of endpoints) {
    const path = toShownPath(endpoint.path);
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: toOperation(endpoint) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coldcast',
      version: '1',
      description: 'Simulates cold-email campaigns before anything is sent. To read it as a page: /docs/api/reference.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: CALL_GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    webhooks: toOpenApiWebhooks(),
    components: {
      schemas: { Error: toSchema(errorSchema, 'output') },
      securitySchemes,
    },
  };
};
