import type { CallArguments } from '@coldcast/contract/callInput';
import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';

/** Calls the product as the tool's caller, with the same key or session and the same rules as over HTTP. Throws `ProductFailure`. */
export type CallProduct = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<EndpointAnswer<E>>;

/** The product as the tools see it, and everything that differs between hosts. */
export type Backend = {
  call: CallProduct;
  /** Address of the pages, without a trailing slash. */
  url: string;
  /** Waits; ends early, without an error, if the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A short hash of a text: the same text has the same hash. */
  hashText: (text: string) => string;
  /** `docs/guide/methodology.md`. */
  readMethodology: () => string;
};

/** A refused call, with the product's own message. */
export class ProductFailure extends Error {
  readonly code: string;
  /** The other fields of the error's body, such as `availableCredits`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, { code, details = {} }: { code: string; details?: Readonly<Record<string, unknown>> }) {
    super(message);
    this.name = 'ProductFailure';
    this.code = code;
    this.details = details;
  }
}
