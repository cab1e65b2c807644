import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import type { App } from '../app.ts';
import type { CallRequest, ParsedRequest } from './callRequest.ts';
import type { RawJson } from './rawJson.ts';

export type Handler<E extends Endpoint> = (app: App, request: CallRequest<E>) => Promise<EndpointAnswer<E> | RawJson>;

/** One endpoint of the contract with its handler. `handle` takes a request that was parsed with that endpoint. */
export type BoundEndpoint = {
  endpoint: Endpoint;
  handle: (app: App, request: ParsedRequest) => Promise<unknown>;
};

export const bindEndpoint = <E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundEndpoint => ({
  endpoint,
  // buildApi parses every part with this same endpoint before it calls; the erased type cannot express that.
  handle: (app, request) => handler(app, request as unknown as CallRequest<E>),
});
