import type { Alert } from "#contract/alert.ts";
import type { Api, BodyOf, Call, QueryOf, ReplyOf } from "#contract/call.ts";
import { DEFAULT_LOCALE, inLocale, type Locale } from "#messages/locales.ts";
import { createApp } from "../http/app.ts";
import { type RateLimits, rateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import type { World } from "../world.ts";
import { noteExample } from "./note-example.ts";

/** What has a default may be left out, as over HTTP. */
type Input<C extends Call> = { body?: Partial<BodyOf<C>>; query?: Partial<QueryOf<C>> };
export type Tried<Reply> = { reply: Reply } | { refusal: { status: number; alert: Alert } };

/** A visitor of a test: keeps its cookies like a browser, and every call goes through the store's own door. */
export interface Visitor {
  /** By name. A test may take one away or put another in its place. */
  cookies: Map<string, string>;
  /** For calls that must succeed: the reply, or an error with the refusal's name. */
  call<C extends Call>(call: C, input?: Input<C>): Promise<ReplyOf<C>>;
  /** For calls that may be refused. */
  tryCall<C extends Call>(call: C, input?: Input<C>): Promise<Tried<ReplyOf<C>>>;
}

export function newVisitor(
  world: World,
  limits: RateLimits = rateLimits(),
  cookies = new Map<string, string>(),
  locale: Locale = DEFAULT_LOCALE,
): Visitor {
  const app = createApp({ world, routes: ROUTES, limits });
  const visitor: Visitor = {
    cookies,
    async tryCall(call, { body = {}, query = {} } = {}) {
      const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const headers = { "content-type": "application/json", origin: world.settings.storeUrl, cookie };
      const sent = call.method === "GET" ? {} : { body: JSON.stringify(body) };
      const response = await app.request(inLocale(locale, address(call, query)), {
        method: call.method,
        headers,
        ...sent,
      });
      for (const given of response.headers.getSetCookie()) {
        const [name = "", value = ""] = given.split(";")[0]?.split("=") ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      const answer: unknown = await response.json();
      if (response.ok) noteExample({ method: call.method, path: address(call, query), body, reply: answer });
      return response.ok
        ? { reply: answer as ReplyOf<typeof call> }
        : { refusal: { status: response.status, alert: answer as Alert } };
    },
    async call(call, input) {
      const answer = await visitor.tryCall(call, input);
      if ("refusal" in answer)
        throw new Error(`${call.path}: ${answer.refusal.alert.Reason}: ${answer.refusal.alert.Message}`);
      return answer.reply;
    },
  };
  return visitor;
}

/** The API as a visitor's browser has it, every call through the store's own door. */
export function apiOf(visitor: Visitor): Api {
  return async (call, input) => {
    const answer = await visitor.tryCall(call, input as Input<typeof call>);
    return "reply" in answer ? { ok: true, reply: answer.reply } : { ok: false, ...answer.refusal };
  };
}

/** Path parameters go into the path, the rest into the query. */
function address(call: Call, query: unknown): string {
  const left = new Map(Object.entries(query as Record<string, string>));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = left.get(name) ?? "";
    left.delete(name);
    return encodeURIComponent(value);
  });
  return `${path}?${new URLSearchParams([...left])}`;
}

/** Name of a refusal, or null for a success. */
export function reasonOf(answer: Tried<unknown>): string | null {
  return "refusal" in answer ? answer.refusal.alert.Reason : null;
}
