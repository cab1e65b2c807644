import { endpoints } from '@coldcast/contract/endpoints';
import { ERRORS } from '@coldcast/contract/errors';
import { webhookPayload } from '@coldcast/contract/webhookPayload';
import { WEBHOOK_EVENTS } from '@coldcast/contract/webhooks';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/startTestApp.ts';
import { toOpenApi } from './openApi.ts';

const document = JSON.parse(JSON.stringify(toOpenApi(Object.values(endpoints))));

describe('the OpenAPI document', () => {
  it('names every call of the contract once', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('describes the launch with its file, its responses and its errors', () => {
    const { post } = document.paths['/campaign'];
    const form = post.requestBody.content['multipart/form-data'].schema;
    const said = ['sendSize', 'offer', 'offerOwners', 'emailKind', 'emailLanguage', 'templateSubject', 'templateBody', 'templateFollowUps'];
    const launch = ['campaignName', 'mockOpenRate', 'orgId', 'userId', 'priority', 'languageModel', 'encoding'];
    expect(Object.keys(form.properties)).toEqual([...launch, ...said, 'file']);
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '402', '403', '409', '413', '415', '422', '429', '500', '503']),
    );
  });

  it('writes path parameters the way OpenAPI does', () => {
    const { get } = document.paths['/campaign/{campaignId}'];
    expect(get.parameters).toContainEqual({
      name: 'campaignId',
      in: 'path',
      required: true,
      schema: { type: 'string' },
      example: expect.any(String),
    });
  });

  it('asks for a key wherever a session is needed', () => {
    expect(document.paths['/users/me'].get.security).toEqual([{ apiKey: [] }, { bearer: [] }]);
    expect(document.paths['/users/me/password'].post.security).toEqual([{ sessionKey: [] }, { sessionBearer: [] }]);
    expect(document.paths['/users/login'].post.security).toEqual([]);
    for (const methods of Object.values<Record<string, { security?: object[] }>>(document.paths)) {
      const named = Object.values(methods).flatMap(({ security = [] }) => security.flatMap((scheme) => Object.keys(scheme)));
      expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('names the scope that a key needs', () => {
    expect(document.paths['/campaign'].post['x-scope']).toBe('launch');
    expect(document.paths['/campaign'].get.description).toBe('An API key needs the scope "read".');
    expect(document.paths['/config'].get['x-scope']).toBeUndefined();
  });

  it('says that a key is refused if a person must be signed in', () => {
    expect(document.paths['/organisation/deletion'].post.responses['403'].description).toContain('api_key_refused');
    expect(document.paths['/campaign'].get.responses['403'].description).not.toContain('api_key_refused');
  });

  it('describes the webhook events', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, 'webhook.test']);
    for (const { post } of Object.values<{ post: { requestBody: { content: Record<string, { example: unknown }> } } }>(document.webhooks)) {
      expect(webhookPayload.safeParse(post.requestBody.content['application/json']?.example).success).toBe(true);
    }
  });

  it('is valid OpenAPI 3.1, with examples that fit their schemas', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        // This path is served with its slash, and a record may require keys that it does not list one by one.
        'no-path-trailing-slash': 'off',
        'no-required-schema-properties-undefined': 'off',
        'tag-description': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`)).toEqual([]);
  });

  it('detects a fault', async () => {
    const faulty = { ...document, paths: { '/x': { get: { summary: 'x', responses: { 200: { description: 5 } } } } } };
    const problems = await lintFromString({ source: JSON.stringify(faulty), config: await createConfig({ extends: ['recommended'] }) });
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(['struct', 'operation-operationId']));
  });

  it.each(Object.values(endpoints))('gives $operationId a summary, examples and every error with its message', (endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path][endpoint.method.toLowerCase()];
    expect(operation.summary).not.toBe('');
    expect(operation.responses[endpoint.status].content['application/json']).toHaveProperty('example');
    for (const { content } of operation.requestBody === undefined ? [] : [operation.requestBody])
      for (const media of Object.values(content)) expect(media).toHaveProperty('example');
    for (const code of endpoint.errors) {
      const { status, message } = ERRORS[code];
      expect(operation.responses[status].description).toContain(`${code}: ${message}`);
      expect(operation.responses[status].content['application/json'].examples[code].value.message).toBe(message);
    }
  });
});

describe('/openapi.json', () => {
  it('is served, and not found if it is turned off', async () => {
    const [open, closed] = [await startTestApp(), await startTestApp({ config: { OPENAPI: false } })];
    try {
      const answer = await open.api.inject('/openapi.json');
      expect(Object.keys(answer.json().paths).toSorted()).toEqual(Object.keys(document.paths).toSorted());
      expect((await closed.api.inject('/openapi.json')).statusCode).toBe(404);
    } finally {
      await Promise.all([open.stop(), closed.stop()]);
    }
  });
});
