import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { SessionUser } from './callRequest.ts';

/** Who a session or an API key belongs to, by the SHA-256 of the token; undefined when there is none, or the session has expired. */
export type FindSessionUser = (app: App, tokenHash: Buffer) => Promise<SessionUser | undefined>;

/** Routes that are not a row of the contract, as the portal page and signed webhooks. */
export type RawRoutes = (api: FastifyInstance, app: App) => void;
