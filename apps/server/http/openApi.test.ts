import { endpoints } from '@coldcast/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { toOpenApi } from './openApi.ts';

const document = JSON.parse(JSON.stringify(toOpenApi(Object.values(endpoints))));

describe('the OpenAPI document', () => {
  it('names every call of the contract once', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('describes the launch with its file, its answers and its errors', () => {
    const { post } = document.paths['/campaign'];
    const form = post.requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(form.properties)).toEqual(['campaignName', 'mockOpenRate', 'orgId', 'userId', 'priority', 'file']);
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '402', '403', '409', '413', '415', '422', '429', '500', '503']),
    );
  });

  it('writes path parameters the way OpenAPI does', () => {
    const { get } = document.paths['/campaign/{campaignId}'];
    expect(get.parameters).toEqual([{ name: 'campaignId', in: 'path', required: true, schema: { type: 'string' } }]);
  });

  it('asks for a key wherever a session is needed', () => {
    expect(document.paths['/users/me'].get.security).toEqual([{ apiKey: [] }, { bearer: [] }]);
    expect(document.paths['/users/login'].post.security).toBeUndefined();
  });
});
