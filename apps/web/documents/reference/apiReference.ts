import { CALL_GROUPS, callGroupOf, ERRORS_OF_ACCESS, ERRORS_OF_EVERY_CALL } from '@coldcast/contract/callGroups';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import type { DocumentPage, DocumentSection } from '../documentPage.ts';
import { readMarks } from './readMarks.ts';
import { callBlocks, callLink, errorRow, toCallTitle } from './callBlocks.ts';

const allCalls: readonly Endpoint[] = Object.values(endpoints);

/** A heading for each group and, below it, one for each of its calls. */
const callSections = (): DocumentSection[] =>
  CALL_GROUPS.flatMap((title) => {
    const calls = allCalls.filter((endpoint) => callGroupOf(endpoint) === title);
    if (calls.length === 0) return [];
    return [
      {
        id: title.toLowerCase().replaceAll(' ', '-'),
        title,
        blocks: [
          {
            kind: 'table',
            caption: `Calls: ${title}`,
            columns: ['Call', 'Does'],
            rows: calls.map((endpoint) => [callLink(endpoint), endpoint.summary].map(readMarks)),
          },
        ],
      },
      ...calls.map((endpoint): DocumentSection => ({
        id: endpoint.operationId,
        title: toCallTitle(endpoint),
        level: 3,
        blocks: callBlocks(endpoint),
      })),
    ];
  });

export const apiReference: DocumentPage = {
  title: 'API reference',
  lead: readMarks(
    `All ${allCalls.length} calls, generated from the contract that the server and the pages use. For programs: [openapi.json](/openapi.json). To get started, see [API](/docs/api).`,
  ),
  sections: [
    {
      id: 'how-to-read',
      title: 'How to read this page',
      blocks: [
        {
          kind: 'text',
          text: readMarks(
            'The commands expect the address in `COLDCAST_URL` and an API key or a login token in `COLDCAST_API_KEY`. Calls that refuse API keys take a login token from `TOKEN`. An indented field belongs to the field above it. If that field is a list, every entry has it. Examples show only the first entry of a long list.',
          ),
        },
        {
          kind: 'code',
          name: 'Variables of the commands',
          text: 'export COLDCAST_URL=http://localhost:3000\nexport COLDCAST_API_KEY=cc_...',
        },
      ],
    },
    {
      id: 'errors-of-every-call',
      title: 'Errors of every call',
      blocks: [
        {
          kind: 'text',
          text: readMarks('Besides its own errors, every call can return these. After 429 and 503, wait as long as `Retry-After` says.'),
        },
        {
          kind: 'table',
          caption: 'Errors of every call',
          columns: ['Error', 'Status', 'Message'],
          rows: [...new Set([...ERRORS_OF_ACCESS.session, ...ERRORS_OF_ACCESS.person, ...ERRORS_OF_EVERY_CALL])].map(errorRow),
        },
      ],
    },
    ...callSections(),
  ],
};
