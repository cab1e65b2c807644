import type { BoundEndpoint } from './http/bindEndpoint.ts';
import { productEndpoints } from './http/product.routes.ts';

/** Every row of the contract with its handler. */
export const boundEndpoints: BoundEndpoint[] = [...productEndpoints(async () => null)];
