import { z } from "zod";
import type { HeldTo, Same } from "./held-to.ts";
import type { BodyOf, Call, Nothing, QueryOf, ReplyOf } from "../call.ts";

/** A call with what checks and describes it. `query` and `body` are strict objects; an unknown key is refused. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends Call<z.infer<Query>, z.infer<Body>, z.infer<Reply>> {
  /** One line for the API document. */
  summary: string;
  /** `specification` where the specification names the path, `ours` where it does not (A38). */
  named: "specification" | "ours";
  query: Query;
  body: Body;
  reply: Reply;
}

const nothing = z.strictObject({});

/**
 * The schemas of a call. The compiler refuses one that takes or gives anything else than the call's types say: a field
 * missing, a field more, a looser or a narrower type.
 */
export function endpoint<
  C extends Call,
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodType<Nothing>,
  Body extends z.ZodType = z.ZodType<Nothing>,
>(
  call: C,
  said: {
    summary: string;
    named: Endpoint["named"];
    reply: Reply & HeldTo<Reply, ReplyOf<C>>;
    query?: Query & HeldTo<Query, QueryOf<C>>;
    body?: Body & HeldTo<Body, BodyOf<C>>;
  } & (Same<z.infer<Query>, QueryOf<C>> extends true ? unknown : { query: Query }) &
    (Same<z.infer<Body>, BodyOf<C>> extends true ? unknown : { body: Body }),
): Endpoint<Query, Body, Reply> {
  const { query = nothing as unknown as Query, body = nothing as unknown as Body, ...rest } = said;
  return { ...call, ...rest, query, body } as Endpoint<Query, Body, Reply>;
}
