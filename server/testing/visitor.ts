import { randomBytes } from "node:crypto";
import type { Endpoint } from "#contract/schemas/endpoint.ts";
import type { QueryOf, ReplyOf } from "#contract/call.ts";
import type { z } from "zod";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer, Route } from "../http/route.ts";
import type { World } from "../world.ts";
import { cartTokenSha256 } from "../carts/cart-token.ts";

/** A visitor of a test: keeps its cookie like a browser, and its calls pass the contract's schemas like any other. */
export interface Visitor {
  principal: Principal;
  /** Calls a route; throws when the contract itself refuses the input. */
  ask<E extends Endpoint>(
    route: Route<E>,
    input?: { body?: z.input<E["body"]>; query?: z.input<E["query"]> },
  ): Promise<HandlerAnswer<ReplyOf<E>>>;
  /** The same, for calls that must succeed: the reply, or an error with the refusal's name. */
  get<E extends Endpoint>(
    route: Route<E>,
    input?: { body?: z.input<E["body"]>; query?: z.input<E["query"]> },
  ): Promise<ReplyOf<E>>;
}

export function newVisitor(world: World): Visitor {
  const orderKeys = new Map<string, string>();
  const clientKey = randomBytes(8).toString("hex");
  const principal: Principal = { kind: "guest", cartTokenSha256: null, orderKeys, clientKey };
  const visitor: Visitor = {
    principal,
    ask: (route, input = {}) =>
      route.handle({
        world,
        principal: { ...principal },
        query: route.endpoint.query.parse(input.query ?? {}) as QueryOf<typeof route.endpoint>,
        body: route.endpoint.body.parse(input.body ?? {}) as never,
        setCartToken: (token) => {
          principal.cartTokenSha256 = cartTokenSha256(token);
        },
        rememberOrder: (orderNumber, key) => void orderKeys.set(orderNumber, key),
      }),
    get: async (route, input) => {
      const answer = await visitor.ask(route, input);
      if ("refusal" in answer)
        throw new Error(`${route.endpoint.path}: ${answer.refusal.alert.Reason}: ${answer.refusal.alert.Message}`);
      return answer.reply;
    },
  };
  return visitor;
}

/** Name of a refusal, or null for a success. */
export function reasonOf(answer: HandlerAnswer<unknown>): string | null {
  return "refusal" in answer ? answer.refusal.alert.Reason : null;
}
