import type { Endpoint } from "#contract/endpoint.ts";

/**
 * The browser's half of an endpoint: where to send, typed by the contract, without its schemas.
 * The schemas would bring zod (about 15 kB) into every page; the server checks every call anyway.
 * `browser-endpoint.test.ts` holds each one to the contract's method and path.
 */
export function browserEndpoint<E extends Endpoint>(method: E["method"], path: string): E {
  return { method, path } as E;
}
