import type { Alert } from "./alert.ts";
import type { SentFile } from "./sent-file.ts";

/**
 * One call of the HTTP API: where to send it, and, for the compiler only, what goes there and what comes back.
 * Free of schemas, so that the browser and the server import the same one; `contract/schemas` checks what is sent.
 */
export interface Call<Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Hono's path syntax, e.g. `/api/catalog/products/:slug`; path parameters are read together with the query. */
  readonly path: string;
  /** Types only: not there at run time. */
  readonly wire?: { query: Query; body: Body; reply: Reply };
}

export type Nothing = Record<string, never>;
type Part<Wire, Name extends string> = Wire extends Record<Name, infer Type> ? Type : Nothing;

/** `call<{ body: { couponCode: string }; reply: CartView }>("POST", "/api/carts/coupon")`; a query or body left out is none. */
// @__NO_SIDE_EFFECTS__
export function call<Wire extends { query?: object; body?: object; reply: unknown }>(
  method: Call["method"],
  path: string,
): Call<Part<Wire, "query">, Part<Wire, "body">, Part<Wire, "reply">> {
  return { method, path };
}

export type QueryOf<C extends Call> = C extends Call<infer Query> ? Query : never;
export type BodyOf<C extends Call> = C extends Call<unknown, infer Body> ? Body : never;
export type ReplyOf<C extends Call> = C extends Call<unknown, unknown, infer Reply> ? Reply : never;

/** What a caller sends: the query (with path parameters) and the body. */
export interface CallInput<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Inside the process, in place of the text that a body has for a file. */
  file?: SentFile;
}

/** The typed client both sides share: `fetch` in the browser, an in-process call on the server. It answers always, and never throws. */
export type Api = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Answer<ReplyOf<C>>>;

export type Answer<Reply> = { ok: true; reply: Reply } | { ok: false; status: number; alert: Alert };
