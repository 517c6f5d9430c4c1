import type { Alert } from "#contract/alert.ts";
import type { BodyOf, QueryOf, ReplyOf } from "#contract/call.ts";
import type { Endpoint } from "#contract/schemas/endpoint.ts";
import type { World } from "../world.ts";
import type { Principal } from "./principal.ts";
import type { RateName } from "./rates.ts";
import { serverAlert } from "./refuse-request.ts";

/** What every route must say of itself; one that does not say it does not compile, and does not start. */
export interface RouteRules {
  /** `anyone`: no claim needed. `cart`: acts on the visitor's own cart. `peer`: an outside service that signs its calls. */
  who: "anyone" | "cart" | "peer";
  rate: RateName;
  /** `public` answers may be kept by caches and cannot see the principal; `private` answers are `no-store`. */
  cache: "public" | "private";
  /** Whether a change may come from another site: `refuse` checks Origin and Sec-Fetch-Site; `signed` is for webhooks. */
  crossSite: "refuse" | "signed";
}

export interface PublicCall<E extends Endpoint> {
  world: World;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

export interface PrivateCall<E extends Endpoint> extends PublicCall<E> {
  principal: Principal;
  /** Gives the visitor a cart cookie; the token leaves the server only here. */
  setCartToken(token: string): void;
  /** Gives the browser access to one order's page, by a cookie. */
  rememberOrder(orderNumber: string, key: string): void;
}

export type HandlerAnswer<Reply> =
  | { reply: Reply }
  | { refusal: { status: 400 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 503; alert: Alert } };

type CallOf<E extends Endpoint, Rules extends RouteRules> = Rules["cache"] extends "public"
  ? PublicCall<E>
  : PrivateCall<E>;

export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E;
  rules: RouteRules;
  handle(call: PrivateCall<E>): Promise<HandlerAnswer<ReplyOf<E>>>;
}

export function route<E extends Endpoint, const Rules extends RouteRules>(
  endpoint: E,
  rules: Rules,
  handle: (call: CallOf<E, Rules>) => Promise<HandlerAnswer<ReplyOf<E>>>,
): Route<E> {
  return { endpoint, rules, handle };
}

/** A refusal in the generic alert's shape (section 8): `reason` is the rule's own word, `message` what a person reads. */
export function refused(
  status: 400 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 503,
  reason: string,
  message: string,
  more: Partial<Pick<Alert, "Title" | "Icon" | "Fields" | "Places" | "Redirect" | "TotalChange">> = {},
): { refusal: { status: typeof status; alert: Alert } } {
  return { refusal: { status, alert: serverAlert(reason, message, more) } };
}
