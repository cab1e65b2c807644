import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startModelServer, type ModelServer } from '../../../language/testing/modelServer.ts';
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts';
import { createModelUser, toModelSettings, type ModelUser } from './modelUser.ts';

/** Call once in a test file: starts the product with a local model that answers sensibly, and creates a new user for each test. */
export function setUpModelUser() {
  let server: ModelServer;
  let test: TestApp;
  let user: ModelUser;
  beforeAll(async () => {
    server = await startModelServer();
    test = await startTestApp({ config: toModelSettings(server) });
  });
  beforeEach(async () => {
    server.behave(() => ({ kind: 'text' }));
    user = await createModelUser(test);
    server.calls.length = 0;
  });
  afterAll(async () => {
    await test.stop();
    await server.close();
  });
  return {
    get server() {
      return server;
    },
    get test() {
      return test;
    },
    get user() {
      return user;
    },
  };
}
