import { refuse } from "#rules/refusal.ts";
import { z } from "zod";
import { getListing } from "#contract/schemas/catalog.ts";
import { call } from "#contract/call.ts";
import { endpoint } from "#contract/schemas/endpoint.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { route, type Route } from "../http/route.ts";

/** Rules of a private change and of a public read. */
export const strict = { who: "shopper", rate: "change", cache: "private", crossSite: "refuse" } as const;
export const open = { who: "anyone", rate: "read", cache: "public", crossSite: "links" } as const;
export const TOKEN = "A".repeat(43);

interface Saved {
  quantity: number;
  inner?: { note: string } | undefined;
  list?: number[] | undefined;
}
export const save = endpoint(
  call<{ body: Saved; reply: { quantity: number; known: boolean } }>("POST", "/api/test/save"),
  {
    summary: "Saves",
    named: "ours",
    body: z.strictObject({
      quantity: z.int().min(1),
      inner: z.strictObject({ note: z.string() }).optional(),
      list: z.array(z.int()).optional(),
    }),
    reply: z.object({ quantity: z.int(), known: z.boolean() }),
  },
);
export const read = endpoint(
  call<{ query: { page?: number | undefined; q?: string | undefined }; reply: unknown }>("GET", "/api/test/read"),
  {
    summary: "Reads",
    named: "ours",
    query: z.strictObject({ page: z.int().optional(), q: z.string().optional() }),
    reply: z.unknown(),
  },
);
const breaks = endpoint(call<{ reply: Record<string, never> }>("GET", "/api/test/breaks"), {
  summary: "Breaks",
  named: "ours",
  reply: z.strictObject({}),
});
const away = endpoint(call<{ reply: Record<string, never> }>("POST", "/api/test/away"), {
  summary: "Finds no database",
  named: "ours",
  reply: z.strictObject({}),
});
const gone = endpoint(call<{ reply: Record<string, never> }>("GET", "/api/test/gone"), {
  summary: "Refuses",
  named: "ours",
  reply: z.strictObject({}),
});
const code = endpoint(call<{ reply: Record<string, never> }>("POST", "/api/test/code"), {
  summary: "Guesses",
  named: "ours",
  reply: z.strictObject({}),
});
const listing = { ...getListing, path: "/api/test/listing" };

/** A small API of every kind of route, for tests of the door itself. */
export const testRoutes: Route[] = [
  route(save, strict, ({ body, principal, setCartToken }) => {
    if (!principal.cartTokenSha256) setCartToken(TOKEN);
    return Promise.resolve({ reply: { quantity: body.quantity, known: principal.cartTokenSha256 !== null } });
  }),
  route(read, open, (call) => Promise.resolve({ reply: { ...call.query, sees: Object.keys(call) } })),
  route(breaks, strict, () => Promise.reject(new Error("secret detail of the database"))),
  route(away, strict, () => Promise.reject(new DatabaseUnreachable("nobody at 10.0.0.7"))),
  route(gone, strict, () => Promise.resolve(refuse("order_unknown"))),
  route(code, { ...strict, rate: "coupon" }, () => Promise.resolve({ reply: {} })),
  route(listing, open, ({ query }) => Promise.resolve({ reply: query as never })),
];
