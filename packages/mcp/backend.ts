import type { CallArguments } from '@coldcast/contract/callInput';
import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';

/** One call of the product, as the caller of the tool: with its key or session, by the same rules as over HTTP. Throws `ProductFailure`. */
export type CallProduct = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<EndpointAnswer<E>>;

/** The product as the tools call it, and whatever else varies between hosts. */
export type Backend = {
  call: CallProduct;
  /** Address of the pages, without a slash at its end. */
  url: string;
  /** Lets a time pass; ends early, without a fault, if the signal asks for it. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A short hash of a text: the same text has the same hash. */
  hashText: (text: string) => string;
  /** `docs/guide/methodology.md`. */
  readMethodology: () => string;
};

/** A call that the product refused, in its own words. */
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
