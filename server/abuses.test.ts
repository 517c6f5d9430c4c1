import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { orderNumber } from "#rules/order/order-number.ts";
import { createApp } from "./http/app.ts";
import type { Principal } from "./http/principal.ts";
import { noRateLimits } from "./http/rate-limits.ts";
import { ROUTES } from "./routes.ts";
import { createOrderFor, readyBuyer } from "./testing/buyer.ts";
import { HttpShopper } from "./testing/http-shopper.ts";
import { SHOP } from "./testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "./testing/test-market.ts";

/** Abuses that are tried on every call at once; docs/quality/abuses.md says where the others are. */
const GUESSES = process.env["DEEP"] ? 1000 : 100;

let market: TestMarket;
/** Lets in whomever a row is for, so that each body reaches its check. */
let open: ReturnType<typeof createApp>;
let shop: ReturnType<typeof createApp>;
beforeAll(async () => {
  market = await openTestMarket("pglite");
  const parts = { world: market.world, routes: ROUTES, limits: noRateLimits };
  shop = createApp(parts);
  open = createApp({ ...parts, makePrincipal: (_, __, who) => Promise.resolve(who === "staff" ? STAFF : MEMBER) });
});
afterAll(() => market.close());

const MEMBER: Principal = {
  kind: "member",
  memberId: 1,
  sessionId: "x",
  clientKey: "x",
  cartTokenSha256: null,
  sessionSha256: null,
  stepSha256: null,
  knownBrowser: null,
  orderKeys: new Map(),
};
const STAFF: Principal = {
  kind: "staff",
  staffId: 1,
  name: "Ines",
  roles: new Set(["owner"]),
  sessionId: "x",
  isFresh: true,
  clientKey: "x",
};

/** Calls that tell what is wrong with what they are sent; a silent one is nothing to a stranger: notify-rebuild.test.ts. */
const TELLING = ROUTES.filter(({ isSilent }) => !isSilent);
const CHANGES = TELLING.filter(({ endpoint }) => endpoint.method !== "GET").map(({ endpoint }) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));

async function send(endpoint: { method: string; path: string }, body: string, headers: Record<string, string> = {}) {
  const answer = await open.request(endpoint.path.replaceAll(/:\w+/g, "x"), {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { Reason?: string; Fields?: { field: string }[] } };
}
const fieldsOf = ({ body }: Awaited<ReturnType<typeof send>>) => (body.Fields ?? []).map(({ field }) => field);

/** Paths of every field of these names, a list's as its first. */
function pathsTo(schema: z.ZodType, name: RegExp, path: readonly string[] = []): string[][] {
  const def = schema.def as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    in?: z.ZodType;
    element?: z.ZodType;
  };
  const inner = def.innerType ?? def.in;
  if (def.shape) return Object.entries(def.shape).flatMap(([key, field]) => pathsTo(field, name, [...path, key]));
  if (inner) return pathsTo(inner, name, path);
  if (def.element) return pathsTo(def.element, name, [...path, "0"]);
  return name.test(path.at(-1) ?? "") ? [[...path]] : [];
}
const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === "0" ? [inner] : { [key]: inner }), value);

const QUANTITIES = CHANGES.flatMap(({ name, endpoint }) =>
  pathsTo(endpoint.body, /^(?:quantity|qty|units)$/i).map((path) => ({
    name: `${name} ${path.join(".")}`,
    endpoint,
    path,
  })),
);

test("A2: there are quantities to try", () => expect(QUANTITIES.length).toBeGreaterThan(10));

test.each(QUANTITIES)(
  "A2: no quantity below one, huge, broken or written out is taken by $name",
  async ({ endpoint, path }) => {
    for (const value of [-1, 1.5, 1e9, "1", null, "1e3", true, [1]]) {
      const answer = await send(endpoint, JSON.stringify(nested(path, value)));
      expect([answer.status, fieldsOf(answer)], String(value)).toEqual([400, expect.arrayContaining([path.join(".")])]);
    }
  },
);

test("A8: a thousand guessed numbers say nothing of an order that is there", async () => {
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(buyer);
  const stranger = new HttpShopper(market.world);
  const heard = new Set<string>();
  const numbers = [CustOrderID, ...Array.from({ length: GUESSES }, () => orderNumber(randomBytes(7)))];
  for (const number of numbers)
    for (const path of [`/api/order/view?number=`, `/api/proxy/Services/CheckCustOrderIdExist?CustOrderID=`])
      heard.add(`${path} ${JSON.stringify(await stranger.get(path + number))}`);
  expect(heard.size).toBe(2);
});

const FORGED = {
  "x-middleware-subrequest": "middleware:middleware:middleware",
  "x-forwarded-user": "owner@example.com",
  "x-original-url": "/api/catalog/home",
  "x-rewrite-url": "/api/catalog/home",
  "x-http-method-override": "GET",
  "x-forwarded-host": "localhost",
  "x-forwarded-for": "127.0.0.1",
  "x-real-ip": "127.0.0.1",
  authorization: "Bearer owner",
  "x-member-id": "1",
};

test("A16: no header of its own lets anybody past the door", async () => {
  for (const { endpoint, rules } of ROUTES.filter((row) => ["member", "staff"].includes(row.rules.who))) {
    const answer = await shop.request(endpoint.path, {
      method: endpoint.method,
      headers: { "content-type": "application/json", ...FORGED },
      ...(endpoint.method !== "GET" && { body: "{}" }),
    });
    expect([answer.status, rules.who], endpoint.path).toEqual([401, rules.who]);
  }
});

const MORE = ["MemId", "MemberId", "Point", "role", "admin", "IsTest", "Price", "Total", "State", "status", "is_test"];

test.each(CHANGES)("A25: $name takes no field that it does not name", async ({ endpoint }) => {
  const known = new Set(Object.keys((endpoint.body.def as { shape?: object }).shape ?? {}));
  for (const field of MORE.filter((name) => !known.has(name))) {
    const answer = await send(endpoint, JSON.stringify({ [field]: 1 }));
    expect([answer.status, fieldsOf(answer)], field).toEqual([400, expect.arrayContaining([field])]);
  }
});

test.each(CHANGES)("A17, A26: $name takes JSON without prototypes, and nothing else", async ({ endpoint }) => {
  for (const body of [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    "O:8:stdClass",
    "$ACTION_ID_1",
  ])
    expect((await send(endpoint, body)).status, body).toBe(400);
  expect((await send(endpoint, "a=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test("A26: a name that stands twice in an address, or with brackets, is refused by every call", async () => {
  for (const { endpoint } of TELLING.filter((row) => row.endpoint.method === "GET")) {
    const [name = "x"] = Object.keys((endpoint.query.def as { shape?: object }).shape ?? {});
    for (const query of [`${name}=1&${name}=2`, `${name}[]=1`, "__proto__=1", "__proto__[x]=1"]) {
      const answer = await open.request(`${endpoint.path}?${query}`);
      expect(answer.status, `${endpoint.path}?${query}`).toBe(400);
    }
  }
});

test("A27: a body over 100 kB, a list over 100 and a depth over six are refused by every call", async () => {
  for (const { endpoint } of TELLING.filter((row) => row.endpoint.method !== "GET")) {
    const long = JSON.stringify({ x: Array.from({ length: 101 }, () => 0) });
    const deep = `{"x":${"[".repeat(9)}${"]".repeat(9)}}`;
    for (const body of [long, deep]) expect((await send(endpoint, body)).status, endpoint.path).toBe(400);
  }
  for (const { endpoint } of TELLING.filter((row) => row.endpoint.method !== "GET" && !row.rules.file))
    expect((await send(endpoint, `{"x":"${"x".repeat(110_000)}"}`)).status, endpoint.path).toBe(413);
});
