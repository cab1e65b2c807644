import { page } from '../../../../docs/guide/api-reference.md';
import { CALL_GROUPS, callGroupOf } from '@coldcast/contract/callGroups';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { fillSlots, type DocumentPage, type DocumentSection } from '../documentPage.ts';
import { readMarks } from './readMarks.ts';
import { callBlocks, callLink, toCallTitle } from './callBlocks.ts';

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

const { sections, ...head } = fillSlots(page);

/** The page of `docs/guide/api-reference.md`, then every call of the contract. */
export const apiReference: DocumentPage = { ...head, sections: [...sections, ...callSections()] };
