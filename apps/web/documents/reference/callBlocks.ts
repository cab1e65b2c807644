import { toCallExample } from '@coldcast/contract/callExample';
import { toShownPath } from '@coldcast/contract/callGroups';
import type { Access, Endpoint } from '@coldcast/contract/endpoint';
import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';
import * as z from 'zod/mini';
import type { Block, Prose } from '../documentPage.ts';
import { readMarks, type MarkedText } from './readMarks.ts';
import { listFields, toTypeWords, type Field } from './listFields.ts';
import { writeCurl } from './writeCurl.ts';

const ACCESS_WORDS: Record<Access, string> = {
  public: 'Anyone may call it.',
  session: 'Needs a token or an API key.',
  person: 'Needs a login token. API keys are refused.',
};

export const toCallTitle = ({ method, path }: Endpoint): string => `${method} ${toShownPath(path)}`;

/** A link to the call on its page. */
export const callLink = (endpoint: Endpoint): MarkedText => `[${toCallTitle(endpoint)}](/docs/api/reference#${endpoint.operationId})`;

const errorRow = (code: ErrorCode): Prose[] => [`\`${code}\``, String(ERRORS[code].status), ERRORS[code].message].map(readMarks);

const readRows = (rows: readonly MarkedText[][]): Prose[][] => rows.map((row) => row.map(readMarks));

/** No-break spaces. */
const STEP = '\u00a0\u00a0\u00a0';

/** Nested fields are indented. */
const toName = ({ name, depth }: Field): MarkedText => `${STEP.repeat(depth)}\`${name}\``;

const inputRows = (schema: z.core.$ZodType, place: string): MarkedText[][] =>
  listFields(schema).map((field) => [toName(field), place, field.type, field.isOptional ? 'no' : 'yes']);

function toInputs(endpoint: Endpoint): Block[] {
  const isForm = endpoint.bodyKind === 'multipart';
  const rows = [
    ...inputRows(endpoint.params, 'path'),
    ...inputRows(endpoint.query, 'query'),
    ...(isForm ? [['`file`', 'form', 'file, CSV', 'yes']] : []),
    ...inputRows(endpoint.body, isForm ? 'form' : 'JSON body'),
    ...(isForm ? [['`Idempotency-Key`', 'header', 'text', 'no']] : []),
  ];
  if (rows.length === 0) return [];
  return [
    { kind: 'table', caption: `Input of ${toCallTitle(endpoint)}`, columns: ['Input', 'In', 'Type', 'Needed'], rows: readRows(rows) },
  ];
}

/** Shows only the first entry of a list of objects. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' && !Array.isArray(value[0]) ? value.slice(0, 1).map(shorten) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
}

/** Short lists of plain values stay on one line. */
const toJsonText = (value: unknown): string =>
  JSON.stringify(shorten(value), null, 2).replaceAll(
    /\[\n\s+([^[\]{}]*?)\n\s+\]/g,
    (_, inner: string) => `[${inner.replaceAll(/\n\s+/g, ' ')}]`,
  );

function toResponse(endpoint: Endpoint, answer: unknown): Block[] {
  const rows = listFields(endpoint.answer).map((field) => [toName(field), field.isOptional ? `${field.type}; may be missing` : field.type]);
  const whole = endpoint.answer instanceof z.core.$ZodArray || endpoint.answer instanceof z.core.$ZodNullable;
  return [
    ...(whole
      ? [
          {
            kind: 'text' as const,
            text: readMarks(`The response is ${endpoint.answer instanceof z.core.$ZodArray ? 'a' : 'an'} ${toTypeWords(endpoint.answer)}.`),
          },
        ]
      : []),
    {
      kind: 'table',
      caption: `Response of ${toCallTitle(endpoint)}`,
      columns: [`Response ${endpoint.status}`, 'Type'],
      rows: readRows(rows),
    },
    { kind: 'code', name: `Response of ${toCallTitle(endpoint)}`, text: toJsonText(answer) },
  ];
}

const toErrors = (endpoint: Endpoint): Block[] =>
  endpoint.errors.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: `Errors of ${toCallTitle(endpoint)}`,
          columns: ['Error', 'Status', 'Message'],
          rows: endpoint.errors.map(errorRow),
        },
      ];

/** One call: what it does, who may call it, its input, a command to copy, its response, and its errors. */
export function callBlocks(endpoint: Endpoint): Block[] {
  const example = toCallExample(endpoint);
  const scope = endpoint.scope === null ? '' : ` A key needs the scope \`${endpoint.scope}\`.`;
  const demo = endpoint.blockedForDemo ? ' The demo account cannot call it.' : '';
  return [
    { kind: 'text', text: readMarks(`${endpoint.summary}. ${ACCESS_WORDS[endpoint.access]}${scope}${demo}`) },
    ...toInputs(endpoint),
    { kind: 'code', name: `Command for ${toCallTitle(endpoint)}`, text: writeCurl(endpoint, example) },
    ...toResponse(endpoint, example.answer),
    ...toErrors(endpoint),
  ];
}
