import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Database } from "./db/database.ts";
import { hasRight, STAFF_ROLES, type StaffRole } from "#rules/staff/staff-roles.ts";
import { type AppEnv, createApp } from "./http/app.ts";
import { pages, probes, staffReads } from "./http/presets.ts";
import type { Principal } from "./http/principal.ts";
import type { Rules, Who } from "./http/route-rules.ts";
import { ADDRESSES, ROUTES } from "./routes.ts";
import { makeTestWorld } from "./testing/test-world.ts";

const browser = {
  clientKey: "walker",
  cartTokenSha256: null,
  sessionSha256: null,
  stepSha256: null,
  knownBrowser: null,
  orderKeys: new Map<string, string>(),
};
const event = {
  provider: "stripe",
  eventId: "evt_1",
  type: "charge.captured",
  providerRef: null,
  attemptId: null,
  news: null,
};

const atTheDesk = (role: StaffRole | null, isFresh: boolean) =>
  ({
    kind: "staff",
    staffId: 1,
    name: "Ines",
    roles: new Set(role ? [role] : []),
    sessionId: "5f0c7d0e-0000-4000-8000-000000000002",
    isFresh,
    clientKey: "walker",
  }) as const;

/** Each role of the staff, with a fresh second factor and with one of an hour ago, and somebody without any. */
const STAFF: Record<string, ReturnType<typeof atTheDesk>> = Object.fromEntries(
  [...STAFF_ROLES, null].flatMap((role) =>
    [true, false].map((isFresh) => [
      `staff: ${role ?? "no role"}, ${isFresh ? "fresh" : "stale"}`,
      atTheDesk(role, isFresh),
    ]),
  ),
);

/** One of every other kind that can ask. */
const OTHERS = {
  guest: { ...browser, kind: "guest" },
  "guest with a cart": { ...browser, kind: "guest", cartTokenSha256: new Uint8Array(32).fill(1) },
  member: { ...browser, kind: "member", memberId: 100_001, sessionId: "5f0c7d0e-0000-4000-8000-000000000001" },
  operator: { kind: "operator", clientKey: "walker" },
  provider: { kind: "peer", event, clientKey: "walker" },
  monitor: { kind: "peer", event: null, clientKey: "walker" },
  carrier: { kind: "peer", event: null, reply: { phone: "3035550123", body: "STOP" }, clientKey: "walker" },
  "mail provider": { kind: "peer", event: null, mail: [], clientKey: "walker" },
  "parcel carrier": { kind: "peer", event: null, parcel: "771234567890", clientKey: "walker" },
} as const satisfies Record<string, Principal>;
const PRINCIPALS: Readonly<Record<string, Principal>> = { ...OTHERS, ...STAFF };
const KINDS = Object.keys(PRINCIPALS);

/** What each word in a row means, said here once more and independently of the door. */
const LETS_IN: Record<Who, readonly string[]> = {
  anyone: KINDS,
  shopper: ["guest", "guest with a cart", "member"],
  member: ["member"],
  staff: Object.keys(STAFF),
  operator: ["operator"],
  signer: ["provider"],
  gateway: ["carrier"],
  carrier: ["parcel carrier"],
  mailer: ["mail provider"],
  monitor: ["monitor"],
};
const TURNED_AWAY: Record<Who, number> = {
  anyone: 500,
  shopper: 403,
  member: 401,
  staff: 401,
  operator: 403,
  signer: 400,
  gateway: 400,
  carrier: 400,
  mailer: 400,
  monitor: 404,
};

const KEPT: Record<Rules["cache"], RegExp> = { public: /^public, /, private: /^no-store$/, own: /./ };

const ORIGINS = {
  "its own page": { origin: "http://localhost:3000" },
  "another site": { origin: "https://evil.example" },
  "another site that hides its origin": { "sec-fetch-site": "cross-site" },
  "an address that somebody typed": { "sec-fetch-site": "none" },
  "no page at all": {},
};

interface Row {
  name: string;
  method: string;
  path: string;
  rules: Rules;
}

/** Of those whom a staff row is for: the role's right, and a fresh second factor where the row wants one. */
function hasWhatItNeeds(principal: Principal | undefined, { act }: Rules): boolean {
  if (!act || principal?.kind !== "staff") return true;
  return hasRight(principal.roles, act.right) && (act.stepUp === "none" || principal.isFresh);
}

const routes = ROUTES.map((route) => ({ ...route, handle: () => Promise.resolve({ reply: "reached" }) }));

const ROWS: readonly Row[] = [
  ...ROUTES.map(({ endpoint, rules }) => rowOf(endpoint.method, endpoint.path, rules)),
  ...ADDRESSES.flatMap(({ method, path, rules }) =>
    (method === "ALL" ? ["GET", "POST"] : [method]).map((each) => rowOf(each, path, rules)),
  ),
];

function rowOf(method: string, path: string, rules: Rules): Row {
  return {
    name: `${method} ${path}`,
    method,
    path: `/${path}`.replace("//", "/").replaceAll(/:\w+/g, "x").replace("*", "x"),
    rules,
  };
}

/** Who knocks now, and what was counted of it. */
let knocking: { principal: Principal; counted: string[] };

/** The store's own door before handlers that only say that they were reached. */
const door = openDoor();
function openDoor() {
  const mount = new Hono<AppEnv>();
  for (const row of ADDRESSES)
    if (row.rules !== pages) mount.on(row.method, row.path, (context) => context.json("reached"));
  return createApp({
    world: makeTestWorld({} as Database),
    routes,
    addresses: ADDRESSES,
    limits: { count: (rate) => Promise.resolve((knocking.counted.push(rate), null)) },
    mounts: [mount],
    pages: (context) => Promise.resolve(context.json("reached")),
    makePrincipal: () => Promise.resolve(knocking.principal),
  });
}

async function knock({ method, path }: Row, principal: Principal, headers: Record<string, string>) {
  const counted: string[] = [];
  knocking = { principal, counted };
  const body = method === "GET" ? {} : { body: "{}" };
  const answer = await door.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...body,
  });
  return {
    status: answer.status,
    isReached: (await answer.text()) === '"reached"',
    counted,
    cache: answer.headers.get("cache-control"),
  };
}

test.each(ROWS)(
  "$name lets in whom its row names, from where its row says, and counts and keeps as it says",
  async (row) => {
    const { who, rate, cache, crossSite } = row.rules;
    for (const [kind, principal] of Object.entries(PRINCIPALS))
      for (const [from, headers] of Object.entries(ORIGINS)) {
        const met = await knock(row, principal, headers);
        const isLed = row.method === "GET" && crossSite === "links";
        const isForeign = from.startsWith("another site") && !isLed && crossSite !== "signed";
        const isNamed = LETS_IN[who].includes(kind);
        const isIn = !isForeign && isNamed && hasWhatItNeeds(principal, row.rules);
        const status = isForeign || (isNamed && !isIn) ? 403 : isIn ? 200 : TURNED_AWAY[who];
        expect([met.status, met.isReached], `${kind} from ${from}`).toEqual([status, isIn]);
        expect(met.counted, `${kind} from ${from}`).toEqual(isForeign ? [] : [rate]);
        expect(met.cache ?? "", `${kind} from ${from}`).toMatch(isIn ? KEPT[cache] : KEPT.private);
      }
  },
);

const FOREIGN = Object.entries(ORIGINS).filter(([from]) => from.startsWith("another site"));

test("whatever belongs to somebody or may change something takes nothing from another site, by GET as little as by POST", async () => {
  const own = ROUTES.filter(({ rules }) => rules.cache === "private");
  expect(own.filter(({ endpoint }) => endpoint.method === "GET").length).toBeGreaterThan(50);
  for (const { endpoint, rules } of own)
    for (const principal of Object.values(PRINCIPALS))
      for (const [from, headers] of FOREIGN) {
        const row = rowOf(endpoint.method, endpoint.path, rules);
        expect(await knock(row, principal, headers), `${row.name} from ${from}`).toMatchObject({
          status: 403,
          isReached: false,
        });
      }
});

test("a link of another site leads to what is the same for everybody, and to pages", async () => {
  const guest = OTHERS.guest;
  const open = ROWS.filter(({ method, rules }) => method === "GET" && rules.crossSite === "links");
  expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(["/x", "/api/catalog/product", "/healthz"]));
  for (const row of open.filter(({ rules }) => rules.who === "anyone"))
    for (const [from, headers] of FOREIGN)
      expect((await knock(row, guest, headers)).isReached, `${row.name} from ${from}`).toBe(true);
});

test("a call of somebody's own that another site may lead to does not start", () => {
  const routes = ROUTES.filter(({ endpoint }) => endpoint.path.endsWith("/switchtextmessage")).map((row) => ({
    ...row,
    rules: { ...row.rules, crossSite: "links" as const },
  }));
  const parts = { world: makeTestWorld({} as Database), routes, limits: { count: () => Promise.resolve(null) } };
  expect(() => createApp(parts)).toThrow("may change something, and another site may lead to it");
});

test("nobody but the shopper and the staff changes a cart, an order or an account, and a change for anyone is one of these three", () => {
  const changing = ROUTES.filter(({ endpoint, isPostedRead }) => endpoint.method !== "GET" && !isPostedRead);
  expect(new Set(changing.map(({ rules }) => rules.who))).toEqual(new Set(["shopper", "member", "anyone", "staff"]));
  expect(changing.filter(({ rules }) => rules.who === "anyone").map(({ endpoint }) => endpoint.path)).toEqual([
    "/api/cart-checkout/trigger-rebuild",
    "/api/catalog/notify-me",
    "/api/order/open",
  ]);
});

test("only the webhooks may come from another site, only the operator sees the outbox, only a monitor the numbers", () => {
  const special = ADDRESSES.filter(({ rules }) => rules.crossSite === "signed" || rules.who !== "anyone");
  expect(special.map(({ path, rules }) => [path, rules.who, rules.crossSite])).toEqual([
    ...["stripe", "paypal", "amazon", "affirm", "katapult"].map((name) => [
      `/api/webhooks/${name}`,
      "signer",
      "signed",
    ]),
    ["/api/webhooks/texts", "gateway", "signed"],
    ["/api/webhooks/fedex", "carrier", "signed"],
    ["/api/webhooks/mail", "mailer", "signed"],
    ["/metrics", "monitor", "links"],
    ["/dev/outbox/*", "operator", "links"],
  ]);
});

test("a mount without a row does not start", () => {
  const mount = new Hono<AppEnv>().get("/backdoor", (context) => context.text("open")) as unknown as Hono<AppEnv>;
  const parts = { world: makeTestWorld({} as Database), routes: [], addresses: ADDRESSES, mounts: [mount] };
  expect(() => createApp({ ...parts, limits: { count: () => Promise.resolve(null) } })).toThrow(
    "GET /backdoor has no row",
  );
});

const desk = staffReads("desk").act;
test.each([
  [{ ...probes, who: "staff" }, "does not say its right, limit, step-up, audit and undo"],
  [{ ...probes, who: "staff", act: { ...desk, right: undefined } }, "does not say its right"],
  [{ ...probes, who: "staff", act: { ...desk, limit: undefined } }, "does not say its limit"],
  [{ ...probes, who: "staff", act: { ...desk, stepUp: undefined } }, "does not say its step-up"],
  [{ ...probes, who: "staff", act: { ...desk, audit: undefined } }, "does not say its audit"],
  [{ ...probes, who: "staff", act: { ...desk, undo: undefined } }, "does not say its undo"],
  [{ ...probes, act: desk }, "is not for staff"],
])("a staff row that leaves something out does not start: %j", (rules, wrong) => {
  const addresses = [{ method: "GET", path: "/test/staff", rules: rules as Rules }] as const;
  const parts = { world: makeTestWorld({} as Database), routes: [], addresses };
  expect(() => createApp({ ...parts, limits: { count: () => Promise.resolve(null) } })).toThrow(wrong);
});

test("every change that staff make is in the log, and money moves for a fresh second factor only", () => {
  const rows = ROUTES.filter(({ rules }) => rules.who === "staff");
  for (const { endpoint, rules } of rows)
    expect(rules.act?.audit === null, `${endpoint.method} ${endpoint.path}`).toBe(endpoint.method === "GET");
  for (const { endpoint, rules } of rows.filter((row) => row.rules.act?.limit === "refund"))
    expect(rules.act?.stepUp, endpoint.path).toBe("fresh");
});
