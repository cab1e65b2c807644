import type { Endpoint } from '@coldcast/contract/endpoint';
import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';
import { z } from 'zod';

type Schema = Record<string, unknown>;

/** Codes every call may answer; the last two only those that need a session. */
const COMMON: readonly ErrorCode[] = ['too_many_requests', 'overloaded', 'internal'];
const GUARDED: readonly ErrorCode[] = ['not_authenticated', 'session_expired'];

const errorSchema = z.object({ message: z.string(), code: z.enum(Object.keys(ERRORS)), requestId: z.string() });

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const toParameters = (schema: z.ZodType, place: 'path' | 'query'): Schema[] => {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, item]) => ({ name, in: place, required: required.includes(name), schema: item }));
};

const toRequestBody = ({ body, bodyKind }: Endpoint): Schema | undefined => {
  if (bodyKind === 'none') return undefined;
  const schema = toSchema(body, 'input');
  if (bodyKind === 'json') return { required: true, content: { 'application/json': { schema } } };
  const properties = { ...Object(schema['properties']), file: { type: 'string', contentMediaType: 'text/csv' } };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
};

const toResponses = ({ access, errors, status, answer }: Endpoint): Schema => {
  const codes = [...errors, ...COMMON, ...(access === 'session' ? GUARDED : [])];
  const failures = Map.groupBy(codes, (code) => ERRORS[code].status);
  const entries = [...failures].map(([failure, group]) => [
    String(failure),
    {
      description: group.map((code) => `${code}: ${ERRORS[code].message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const success = { description: 'Success', content: { 'application/json': { schema: toSchema(answer, 'output') } } };
  return { [String(status)]: success, ...Object.fromEntries(entries) };
};

const toOperation = (endpoint: Endpoint): Schema => ({
  operationId: endpoint.operationId,
  summary: endpoint.summary,
  ...(endpoint.access === 'session' ? { security: [{ apiKey: [] }, { bearer: [] }] } : {}),
  parameters: [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')],
  requestBody: toRequestBody(endpoint),
  responses: toResponses(endpoint),
});

/** The contract as an OpenAPI 3.1 document. */
export const toOpenApi = (endpoints: readonly Endpoint[]): Schema => {
  const paths = new Map<string, Schema>();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: toOperation(endpoint) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Coldcast', version: '1', description: 'Simulates cold-email campaigns before anything is sent.' },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: toSchema(errorSchema, 'output') },
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' }, bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
