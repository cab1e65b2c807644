import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

export type TestClock = Clock & { set: (now: Date) => void; advance: (ms: number) => void };

export type CallOptions = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  /** JSON, or the text fields of a multipart body. */
  body?: unknown;
  file?: { fileName: string; bytes: Uint8Array | string };
  headers?: Record<string, string>;
};

/** `body` is parsed by the contract when the status is the endpoint's own; otherwise it is the error answer as it came. */
export type CallAnswer<E extends Endpoint> = {
  status: number;
  body: EndpointAnswer<E>;
  error: ErrorAnswer;
  headers: Record<string, unknown>;
};
export type ErrorAnswer = { message: string; code: string; requestId: string; [detail: string]: unknown };

export type TestApp = {
  app: App;
  api: FastifyInstance;
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions) => Promise<CallAnswer<E>>;
  clock: TestClock;
  /** Works every job that is due by the test clock, until none is left. */
  runJobs: () => Promise<void>;
  stop: () => Promise<void>;
};

export type TestAppOptions = { config?: Partial<Config>; now?: Date };

export declare const startTestApp: (options?: TestAppOptions) => Promise<TestApp>;
