import { z } from "zod";
import { TotalBreakdown } from "./total-breakdown.ts";
import { WireMoney } from "./wire-money.ts";

/**
 * One call of the HTTP API as data: the server routes it, the storefront's client calls it, the API document describes it.
 * `query` and `body` are strict objects; an unknown key is refused.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Hono's path syntax, e.g. `/api/catalog/products/:slug`; path parameters are read together with the query. */
  path: string;
  /** One line for the API document. */
  summary: string;
  /** `specification` where the specification names the path, `ours` where it does not (A38). */
  named: "specification" | "ours";
  query: Query;
  body: Body;
  reply: Reply;
}

export const nothing = z.strictObject({});
export type Nothing = z.infer<typeof nothing>;

export function endpoint<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  spec: Omit<Endpoint<Q, B, R>, "query" | "body"> & { query?: Q; body?: B },
): Endpoint<Q, B, R> {
  return { query: nothing as unknown as Q, body: nothing as unknown as B, ...spec };
}

export type QueryOf<E extends Endpoint> = z.infer<E["query"]>;
export type BodyOf<E extends Endpoint> = z.infer<E["body"]>;
export type ReplyOf<E extends Endpoint> = z.infer<E["reply"]>;

/** What a caller sends: the query (with path parameters) and the body, both checked by the endpoint's schemas. */
export interface CallInput<E extends Endpoint> {
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

/** The typed client both sides share: `fetch` in the browser, an in-process call on the server. */
export type Api = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<Answer<ReplyOf<E>>>;

export type Answer<Reply> = { ok: true; reply: Reply } | { ok: false; status: number; alert: Alert };

/** The generic alert of section 8: every answer that is not a success has this shape. */
export const Alert = z.object({
  IsSuccess: z.literal(false),
  Message: z.string(),
  Title: z.string(),
  Icon: z.enum(["error", "warning", "info", "success"]),
  Button: z.string(),
  /** Refusal's name, the same word as in the rule. */
  Reason: z.string(),
  /** Per-field messages of a refused body: dotted path and what would be right. */
  Fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** With `total_higher`: the total the caller expected, and the order's own in its parts. */
  TotalChange: z.object({ Expected: WireMoney, Now: TotalBreakdown }).optional(),
  /** Places to take instead of the state and city of an address that its ZIP code does not lie in. */
  Places: z.array(z.object({ State: z.string(), City: z.string() })).optional(),
  Redirect: z.string().optional(),
  CallBack: z.string().optional(),
});
export type Alert = z.infer<typeof Alert>;
