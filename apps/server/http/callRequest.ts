import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery, KeyScope } from '@coldcast/contract/endpoint';
import type { IncomingHttpHeaders } from 'node:http';

/** The caller. Every query takes its organization only from here. */
export type SessionUser = {
  userId: string;
  organisationId: string;
  email: string;
  isDemo: boolean;
  /** Null if an API key calls. */
  sessionTokenHash: Buffer | null;
  /** What the API key may do; null if a person calls, or for a key created before scopes existed. */
  keyScopes: readonly KeyScope[] | null;
  /** The name of the API key; null if a person calls. */
  keyName: string | null;
};

/** Someone who has logged in, not an API key. */
type SignedInPerson = SessionUser & { sessionTokenHash: Buffer };

type CallerOf = { public: undefined; session: SessionUser; person: SignedInPerson };

export type UploadedFile = { fileName: string; bytes: Uint8Array };

export type CallRequest<E extends Endpoint> = {
  /** Request id, as in the log and in error answers. */
  id: string;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  user: CallerOf[E['access']];
  headers: IncomingHttpHeaders;
  ip: string;
  /** The file of a multipart body; null if none was sent. */
  file: UploadedFile | null;
};

/** The same before the endpoint's type is known. */
export type ParsedRequest = Omit<CallRequest<Endpoint>, 'user'> & { user: SessionUser | undefined };
