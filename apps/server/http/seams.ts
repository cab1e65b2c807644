import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { SessionUser } from './callRequest.ts';

/** Who a session or an API key belongs to, by the SHA-256 of the token; undefined if there is none or the session has expired. */
export type FindSessionUser = (app: App, tokenHash: Buffer) => Promise<SessionUser | undefined>;

/** Routes that are not in the contract, such as the portal page and signed webhooks. */
export type RawRoutes = (api: FastifyInstance, app: App) => void;
