import type { BodyOf, Call, QueryOf, ReplyOf } from "#contract/call.ts";
import type { SentFile } from "#contract/sent-file.ts";
import type { AuditedAct, StaffAct } from "#rules/staff/staff-acts.ts";
import type { Endpoint } from "#contract/schemas/endpoint.ts";
import { ok, type Refusal, type Result } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import { checkInput } from "./check-input.ts";
import type { Device } from "../sessions/describe-browser.ts";
import { isShopper, type Member, type Principal, type Shopper, type Staff } from "./principal.ts";
import type { Rules } from "./route-rules.ts";
import { type Gifts, NO_GIFTS } from "./visitor-gifts.ts";

/** What a handler of a public answer gets: nothing that says who asked. */
export interface PublicCallFor<C extends Call> {
  world: World;
  query: QueryOf<C>;
  body: BodyOf<C>;
}

/** What a call that is open to anyone gets: it may give cookies, and still does not learn who asked. */
export interface OpenCallFor<C extends Call> extends PublicCallFor<C>, Gifts {}

/** What a call about the visitor's own cart and orders gets. */
export interface CallFor<C extends Call> extends OpenCallFor<C> {
  principal: Shopper;
  device: Device;
}

/** What a call about the member who is signed in gets. */
export interface MemberCallFor<C extends Call> extends CallFor<C> {
  principal: Member;
}

/** What a call of the staff gets. */
export interface StaffCallFor<C extends Call> extends OpenCallFor<C> {
  principal: Staff;
  act: StaffAct;
}

/** What a call of the staff gets that changes something: the name that the log has for it. */
export interface StaffActCallFor<C extends Call> extends StaffCallFor<C> {
  act: AuditedAct;
}

export type HandlerAnswer<Reply> = { reply: Reply } | Refusal;

type Answering<C extends Call, Given> = (call: Given) => Promise<HandlerAnswer<ReplyOf<C>>>;
export type Handler<C extends Call> = Answering<C, CallFor<C>>;
export type MemberHandler<C extends Call> = Answering<C, MemberCallFor<C>>;
export type StaffHandler<C extends Call> = Answering<C, StaffCallFor<C>>;
export type StaffActHandler<C extends Call> = Answering<C, StaffActCallFor<C>>;
export type OpenHandler<C extends Call> = Answering<C, OpenCallFor<C>>;
export type PublicHandler<C extends Call> = Answering<C, PublicCallFor<C>>;

/** Who calls, and where new cookies go. `principal` is null where nobody may be seen: a public page being filled. */
export interface Caller {
  principal: Principal | null;
  device: Device;
  gifts: Gifts;
}

/** Whom a public answer is made for. */
export const NOBODY: Caller = { principal: null, device: { userAgent: "", network: "" }, gifts: NO_GIFTS };

type AnyCallFor<C extends Call> = MemberCallFor<C> & StaffActCallFor<C>;

/** A row of `routes.ts`. */
export interface Route {
  endpoint: Endpoint;
  rules: Rules;
  /** A POST that changes nothing. */
  isPostedRead?: boolean;
  /** To whoever lacks its secret it is an address where nothing is. */
  isSilent?: boolean;
  /** Checks query and body by the contract, and runs the handler. */
  handle(input: RouteInput, caller: Caller, world: World): Promise<HandlerAnswer<unknown>>;
}

/** What was sent, unchecked. */
export interface RouteInput {
  query: unknown;
  body: unknown;
  /** On its way still: only a call that takes one reads it. */
  file?: SentFile | null;
}

/** A row of `routes.ts` for what is no call of the contract: a page, a picture, a webhook. Its answer is made by a mount. */
export interface Address {
  method: "GET" | "POST" | "ALL";
  /** Hono's path syntax. */
  path: string;
  rules: Rules;
}

/** The path of whatever no other row has: the store's pages. */
export const EVERYTHING_ELSE = "*";

export function address(method: Address["method"], path: string, rules: Rules): Address {
  return { method, path, rules };
}

/** Query and body as the contract has them. */
export function checkCall<E extends Endpoint>(
  endpoint: E,
  input: RouteInput,
): Result<{ query: QueryOf<E>; body: BodyOf<E> }, "invalid_request" | "card_number_not_here"> {
  const query = checkInput(endpoint.query, input.query);
  if (!query.ok) return query;
  const body = checkInput(endpoint.body, input.body);
  return body.ok ? ok({ query: query.value as QueryOf<E>, body: body.value as BodyOf<E> }) : body;
}

/** One row: a call, its rules, its handler. A handler that asks who called stands in no row for anyone, and one that writes to the log in none without a name for it. */
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "anyone"; cache: "public" },
  handler: PublicHandler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "anyone"; cache: "private" },
  handler: OpenHandler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "shopper"; cache: "private" },
  handler: Handler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "member"; cache: "private" },
  handler: MemberHandler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "staff"; cache: "private"; act: AuditedAct },
  handler: StaffActHandler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules & { who: "staff"; cache: "private"; act: StaffAct },
  handler: StaffHandler<NoInfer<E>>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  rules: Rules,
  handler: Handler<E> | MemberHandler<E> | StaffActHandler<E>,
): Route {
  return {
    endpoint,
    rules,
    async handle(input, caller, world) {
      const checked = checkCall(endpoint, input);
      if (!checked.ok) return checked;
      const call = { world, ...checked.value } as PublicCallFor<E>;
      // The overloads gave such a row a handler that reads no more than this.
      if (rules.cache === "public") return handler(call as AnyCallFor<E>);
      if (!caller.principal) throw new Error(`A public page called ${endpoint.path}, whose answer depends on who asks`);
      const open: OpenCallFor<E> = { ...call, ...caller.gifts };
      const { principal, device } = caller;
      // The door lets nobody but a member in where a row is a member's, and nobody but staff where it is theirs.
      const own = isShopper(principal) ? { ...open, principal, device } : open;
      return handler((principal.kind === "staff" ? { ...open, principal, act: rules.act } : own) as AnyCallFor<E>);
    },
  };
}
