import { endpoints } from '@coldcast/contract/endpoints';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';
import { z } from 'zod';
import type { Block, DocumentSection, Prose } from '../documentPage.ts';

/** Codes that a call may answer besides its own. */
const EVERY_CALL: readonly ErrorCode[] = ['too_many_requests', 'overloaded', 'internal'];
const WITH_TOKEN: readonly ErrorCode[] = ['not_authenticated', 'session_expired'];

const groups: readonly { title: string; segments: readonly string[] }[] = [
  { title: 'Accounts', segments: ['users'] },
  { title: 'Campaigns and results', segments: ['campaign'] },
  { title: 'Insights', segments: ['insights'] },
  { title: 'Billing', segments: ['billing'] },
];
const OTHERS = 'The product';

const allCalls: readonly Endpoint[] = Object.values(endpoints);
const groupOf = ({ path }: Endpoint): string => groups.find(({ segments }) => segments.includes(path.split('/')[1] ?? ''))?.title ?? OTHERS;

/** `/campaign/:campaignId` as people write it: `/campaign/{campaignId}`. */
const toShownPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function fieldNames(schema: z.ZodType): Prose {
  if (!(schema instanceof z.ZodObject)) return '';
  return Object.entries(schema.shape)
    .map(([name, field]) => `\`${name}\`${z.safeParse(field, undefined).success ? ' (optional)' : ''}`)
    .join(', ');
}

function inputRows({ query, body, bodyKind }: Endpoint): Prose[][] {
  const inQuery = fieldNames(query);
  const inBody = fieldNames(body);
  const form = [bodyKind === 'multipart' ? '`file`' : '', inBody].filter(Boolean).join(', ');
  return [
    ...(inQuery === '' ? [] : [['Query', inQuery]]),
    ...(form === '' ? [] : [[bodyKind === 'multipart' ? 'Form fields' : 'JSON body', form]]),
  ];
}

function answerText({ status, answer }: Endpoint): Prose {
  const isArray = answer instanceof z.ZodArray;
  const element = isArray ? answer.element : answer instanceof z.ZodNullable ? answer.unwrap() : answer;
  const fields = element instanceof z.ZodType ? fieldNames(element) : '';
  const shape = isArray ? 'an array; each entry has' : 'an object with';
  return `${status}, ${fields === '' ? 'JSON' : `${shape} ${fields}`}${answer instanceof z.ZodNullable ? '; or `null`' : ''}`;
}

const errorRow = (code: ErrorCode): Prose[] => [`\`${code}\``, String(ERRORS[code].status), ERRORS[code].message];

function toBlocks(endpoint: Endpoint): Block[] {
  const access = endpoint.access === 'session' ? 'Needs a token.' : 'Public.';
  const demo = endpoint.blockedForDemo ? ' Not for the demo account.' : '';
  const errors: Block[] =
    endpoint.errors.length === 0
      ? []
      : [
          {
            kind: 'table',
            caption: `Errors of ${endpoint.method} ${toShownPath(endpoint.path)}`,
            columns: ['Code', 'Status', 'Message'],
            rows: endpoint.errors.map(errorRow),
          },
        ];
  return [
    { kind: 'text', text: `${endpoint.summary}. ${access}${demo}` },
    {
      kind: 'table',
      caption: `Input and answer of ${endpoint.method} ${toShownPath(endpoint.path)}`,
      columns: ['Part', 'Fields'],
      rows: [...inputRows(endpoint), ['Answer', answerText(endpoint)]],
    },
    ...errors,
  ];
}

/** Every call of the contract, by group: a heading for each group and, below it, one for each call. */
export const callSections = (): DocumentSection[] =>
  [...groups.map(({ title }) => title), OTHERS].flatMap((title) => {
    const calls = allCalls.filter((endpoint) => groupOf(endpoint) === title);
    return [
      { id: title.toLowerCase().replaceAll(' ', '-'), title, blocks: [] },
      ...calls.map((endpoint): DocumentSection => ({
        id: endpoint.operationId,
        title: `${endpoint.method} ${toShownPath(endpoint.path)}`,
        level: 3,
        blocks: toBlocks(endpoint),
      })),
    ];
  });

/** Errors that any call, or any call with a token, may answer. */
export const sharedErrorRows = (): Prose[][] => [...WITH_TOKEN, ...EVERY_CALL].map(errorRow);
