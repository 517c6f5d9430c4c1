import { z } from "zod";
import { getListing } from "#contract/catalog.ts";
import { endpoint } from "#contract/endpoint.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { refused, route, type Route } from "../http/route.ts";

/** Rules of a private change and of a public read. */
export const strict = { who: "cart", rate: "change", cache: "private", crossSite: "refuse" } as const;
export const open = { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" } as const;
export const TOKEN = "A".repeat(43);

export const save = endpoint({
  method: "POST",
  path: "/api/test/save",
  summary: "Saves",
  named: "ours",
  body: z.strictObject({
    quantity: z.int().min(1),
    inner: z.strictObject({ note: z.string() }).optional(),
    list: z.array(z.int()).optional(),
  }),
  reply: z.object({ quantity: z.int(), known: z.boolean() }),
});
export const read = endpoint({
  method: "GET",
  path: "/api/test/read",
  summary: "Reads",
  named: "ours",
  query: z.strictObject({ page: z.int().optional(), q: z.string().optional() }),
  reply: z.unknown(),
});
const breaks = endpoint({
  method: "GET",
  path: "/api/test/breaks",
  summary: "Breaks",
  named: "ours",
  reply: z.object({}),
});
const away = endpoint({
  method: "POST",
  path: "/api/test/away",
  summary: "Finds no database",
  named: "ours",
  reply: z.object({}),
});
const gone = endpoint({
  method: "GET",
  path: "/api/test/gone",
  summary: "Refuses",
  named: "ours",
  reply: z.object({}),
});
const code = endpoint({
  method: "POST",
  path: "/api/test/code",
  summary: "Guesses",
  named: "ours",
  reply: z.object({}),
});
const listing = { ...getListing, path: "/api/test/listing" };

/** A small API of every kind of route, for tests of the door itself. */
export const testRoutes: Route[] = [
  route(save, strict, ({ body, principal, setCartToken }) => {
    if (!principal.cartTokenSha256) setCartToken(TOKEN);
    return Promise.resolve({ reply: { quantity: body.quantity, known: principal.cartTokenSha256 !== null } });
  }) as Route,
  route(read, open, (call) => Promise.resolve({ reply: { ...call.query, sees: Object.keys(call) } })) as Route,
  route(breaks, strict, () => Promise.reject(new Error("secret detail of the database"))) as Route,
  route(away, strict, () => Promise.reject(new DatabaseUnreachable("nobody at 10.0.0.7"))) as Route,
  route(gone, strict, () => Promise.resolve(refused(404, "order_not_found", "There is no such order."))) as Route,
  route(code, { ...strict, rate: "coupon" }, () => Promise.resolve({ reply: {} })) as Route,
  route(listing, open, ({ query }) => Promise.resolve({ reply: query as never })) as Route,
];
