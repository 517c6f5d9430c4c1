import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";
import { Alert } from "#contract/schemas/alert.ts";
import { cartInit } from "#contract/carts.ts";
import { readQuery } from "./http/read-query.ts";
import { createApp } from "./http/app.ts";
import { noRateLimits } from "./http/rate-limits.ts";
import type { Route } from "./http/route.ts";
import { ROUTES } from "./routes.ts";
import { startStaffSession } from "./sessions/staff-sessions-table.ts";
import { findStaffByEmail } from "./staff/staff-table.ts";
import { createOrderFor, DENVER, readyBuyer } from "./testing/buyer.ts";
import { type DemoShop, openDemoShop } from "./testing/demo-shop.ts";
import { inputsOf } from "./testing/inputs-of.ts";
import { addStaff } from "./testing/staff-desk.ts";
import { SHOP } from "./testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "./testing/test-market.ts";

const DEEP = Boolean(process.env["DEEP"]);
/** Of each route. The same ones each time, unless it is a hunt. */
const INPUTS = { numRuns: DEEP ? 2_000 : 200, seed: DEEP ? Date.now() : 20_261_123 };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 120_000 });

const OWNER = "owner@example.com";
let market: TestMarket;
let demo: DemoShop;
/** Public answers are about a whole catalogue, the others about a shop whose payments are real. */
let apps: Record<"public" | "private", ReturnType<typeof createApp>>;
beforeAll(async () => {
  market = await openTestMarket("pglite", { timeoutMs: 5_000 });
  await market.db.queries.updateTable("stock").set({ on_hand: 100_000 }).where("policy", "=", "tracked").execute();
  await addStaff(market.world, OWNER, ["owner"]);
  demo = await openDemoShop();
  const parts = { routes: ROUTES, limits: noRateLimits };
  apps = {
    public: createApp({ ...parts, world: demo.world }),
    private: createApp({ ...parts, world: market.world }),
  };
});
afterAll(async () => {
  await demo.close();
  await market.close();
});

/** A shopper with a cart, an address, a method and an order that waits, who is the owner at the desk, too, and what such a browser knows. */
async function browser(): Promise<{ cookie: string; known: unknown[] }> {
  const visitor = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(visitor);
  const { Items, Version } = await visitor.call(cartInit);
  const known = [
    ...Object.values(SHOP),
    Version,
    7,
    99_999,
    1,
    2,
    59,
    Items[0]?.CartItemId,
    CustOrderID,
    CARDS.approved,
    "TEN",
    "Rigsmith",
    "301,302",
    "301",
    "CreditCard",
    "test-tower",
    "gaming-pcs",
    "Ada",
    "1701 Wynkoop St",
    "*4242",
    "tower",
    ...Object.values(DENVER),
  ];
  const staffId = (await findStaffByEmail(market.db.queries, OWNER))?.id ?? 0;
  const device = { userAgent: "", network: "" };
  const session = await market.db.transaction((tx) => startStaffSession(market.world, tx, { staffId, device }));
  visitor.cookies.set("staff", session);
  return { cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; "), known };
}

interface Sent {
  status: number;
  body: unknown;
  isGood: boolean;
}

async function send(
  { endpoint, rules, isPostedRead }: Route,
  input: { query: object; body: object },
  cookie: string,
): Promise<Sent> {
  const left = new Map(Object.entries(input.query).map(([name, value]) => [name, textOf(value)]));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = left.get(name) ?? "";
    left.delete(name);
    return encodeURIComponent(value) || "%20";
  });
  const url = new URL(`http://localhost:3000${path}?${new URLSearchParams([...left])}`);
  const isGet = endpoint.method === "GET";
  const answer = await apps[rules.cache === "public" || isPostedRead ? "public" : "private"].request(url.href, {
    method: endpoint.method,
    headers: { "content-type": "application/json", origin: market.world.settings.storeUrl, cookie },
    ...(!isGet && { body: JSON.stringify(input.body) }),
  });
  const query = readQuery(endpoint.query, url.searchParams);
  const isInPath = /:/.test(endpoint.path);
  const isGood =
    (isInPath || (query.ok && endpoint.query.safeParse(query.value).success)) &&
    (isGet || endpoint.body.safeParse(JSON.parse(JSON.stringify(input.body))).success);
  return { status: answer.status, body: await answer.json(), isGood };
}

/** What is wrong with an answer; null when nothing is. */
function wrongWith({ endpoint }: Route, { status, body, isGood }: Sent): string | null {
  if (status >= 500) return "is a fault of the server";
  if (status >= 200 && status < 300) {
    if (!isGood) return "takes what its schema refuses";
    return endpoint.reply.safeParse(body).success ? null : "answers what its schema does not say";
  }
  const alert = Alert.safeParse(body);
  if (!alert.success) return "refuses without the generic alert";
  if (REFUSALS[alert.data.Reason].status !== status) return `refuses ${alert.data.Reason} with another status`;
  const isNamed = alert.data.Reason !== "invalid_request" || (alert.data.Fields ?? []).length > 0;
  return isNamed ? null : "refuses without a field";
}

test.each(ROUTES.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route] as const))(
  "%s answers hostile inputs as its schemas say, and never with a fault",
  async (_name, route) => {
    const { cookie, known } = await browser();
    const { endpoint } = route;
    const inputs = fc.sample(
      fc.record({ query: inputsOf(endpoint.query, known), body: inputsOf(endpoint.body, known) }),
      INPUTS,
    );
    const wrong: string[] = [];
    for (const input of inputs) {
      const sent = await send(route, input, cookie);
      const problem = wrongWith(route, sent);
      if (problem) wrong.push(`${problem}: ${JSON.stringify(input).slice(0, 300)} → ${sent.status}`);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

/** Text that can stand in an address: a lone surrogate cannot. */
function textOf(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).replaceAll("\ud800", "?");
}
