import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { open, read, save, strict, testRoutes, TOKEN } from "../testing/test-routes.ts";
import { mounted } from "../testing/mounted.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { apiDocumentPages } from "./api-document-routes.ts";
import { type AppEnv, createApp } from "./app.ts";
import { callInProcess } from "./call-in-process.ts";
import { probes } from "./presets.ts";
import { NOBODY } from "./route.ts";
import { rateLimits } from "./rate-limits.ts";
import { address, type Route } from "./route.ts";

let db: Database;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  app = createApp({ world: makeTestWorld(db), routes: testRoutes, limits: rateLimits() });
});
afterAll(() => db.close());

const json = { "content-type": "application/json" };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.request(path, { method: "POST", body, headers: { ...json, ...headers } });

describe("a change", () => {
  test.each([
    ["another site's origin", { origin: "https://evil.example" }],
    ["no origin it would name", { origin: "null" }],
    ["our host on another port", { origin: "http://localhost:3001" }],
    ["another site by its own word", { "sec-fetch-site": "cross-site" }],
    ["a sister site by its own word", { "sec-fetch-site": "same-site" }],
  ])("from %s is refused", async (_what, headers) => {
    const answer = await post("/api/test/save", '{"quantity":1}', headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ Reason: "cross_site" });
  });

  test.each([
    ["our own origin", { origin: "http://localhost:3000" }],
    ["our machine by its other name", { origin: "http://127.0.0.1:3000" }],
    ["our own page by the browser's word", { "sec-fetch-site": "same-origin" }],
    ["a program that is no browser", {}],
  ])("from %s is taken", async (_what, headers) => {
    expect((await post("/api/test/save", '{"quantity":1}', headers as Record<string, string>)).status).toBe(200);
  });
});

describe("the cart cookie", () => {
  test("is given as HttpOnly, Lax, for the whole site, and makes the visitor known", async () => {
    const first = await post("/api/test/save", '{"quantity":1}');
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toBe(`cart=${TOKEN}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`);
    const second = await post("/api/test/save", '{"quantity":1}', { cookie: `other=1; cart=${TOKEN}` });
    expect(await second.json()).toMatchObject({ known: true });
    expect(second.headers.get("set-cookie")).toBeNull();
  });

  test("of a made-up shape counts as none", async () => {
    const answer = await post("/api/test/save", '{"quantity":1}', { cookie: "cart=short" });
    expect(await answer.json()).toMatchObject({ known: false });
  });

  test("has the __Host- prefix and Secure when the store is on https", async () => {
    const world = makeTestWorld(db);
    world.settings = { ...world.settings, storeUrl: "https://shop.example" };
    const secure = createApp({ world, routes: testRoutes, limits: rateLimits() });
    const answer = await secure.request("/api/test/save", { method: "POST", body: '{"quantity":1}', headers: json });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-cart=.*; Path=\/;.*HttpOnly; SameSite=Lax; Secure$/);
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });
});

describe("an answer", () => {
  test("is private unless its route is public, and then without knowing who asked", async () => {
    const own = await post("/api/test/save", '{"quantity":1}');
    expect(own.headers.get("cache-control")).toBe("no-store");
    const shared = await app.request("/api/test/read", { headers: { cookie: `cart=${TOKEN}` } });
    expect(shared.headers.get("cache-control")).toContain("public");
    expect(shared.headers.get("set-cookie")).toBeNull();
    expect(await shared.json()).toEqual({ sees: ["world", "query", "body"] });
  });

  test("carries the security headers, refusals included", async () => {
    for (const path of ["/api/test/read", "/api/nothing", "/nothing"]) {
      const { headers } = await app.request(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBeTruthy();
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    }
  });

  test("to a call that broke is the general error, and nothing of what broke", async () => {
    const answer = await app.request("/api/test/breaks");
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      IsSuccess: false,
      Message: "General Error",
      Title: "System",
      Icon: "error",
      Button: "OK",
      Reason: "general_error",
      Facts: {},
    });
    expect(text).not.toContain("secret");
  });

  test("to a call that found no database says in words when to come back, and nothing of the database", async () => {
    const answer = await post("/api/test/away", "{}");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      IsSuccess: false,
      Message: "We cannot reach our records right now. Nothing was charged. Try again in a moment.",
      Title: "System",
      Icon: "error",
      Button: "OK",
      Reason: "database_unreachable",
      Facts: { mayBeCharged: false },
    });
    expect(text).not.toContain("10.0.0.7");
  });

  test("to a body that a mounted handler finds too large is 413 in words, and no fault of ours in the log", async () => {
    const levels: number[] = [];
    const world = makeTestWorld(db);
    world.log = pino({}, { write: (line: string) => void levels.push((JSON.parse(line) as { level: number }).level) });
    const mount = new Hono<AppEnv>();
    mount.post("/api/mounted", bodyLimit({ maxSize: 10 }), (context) => context.text("taken"));
    const addresses = [address("POST", "/api/mounted", probes)];
    const mounted = createApp({ world, routes: testRoutes, limits: rateLimits(), addresses, mounts: [mount] });
    const answer = await mounted.request("/api/mounted", { method: "POST", body: "x".repeat(11) });
    expect([answer.status, levels]).toEqual([413, [30]]);
    expect(await answer.json()).toMatchObject({ IsSuccess: false, Reason: "body_too_large" });
  });

  test("of a refusal has the handler's status, name and message", async () => {
    const answer = await app.request("/api/test/gone");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      IsSuccess: false,
      Reason: "order_unknown",
      Message: "We cannot find this order.",
      Facts: {},
    });
  });

  test("at an unknown address is 404, with another method 405", async () => {
    expect((await app.request("/api/nothing")).status).toBe(404);
    expect((await app.request("/api/test/save")).status).toBe(405);
  });
});

test("the eleventh coupon guess in ten minutes is refused with when to come back", async () => {
  const guess = () => post("/api/test/code", "{}");
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(200);
  const refusal = await guess();
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refusal.json()).toMatchObject({ Reason: "too_many_requests" });
});

describe("a route that does not say all its rules", () => {
  test.each(["who", "rate", "cache", "crossSite"])("does not start without %s", (rule) => {
    const rules = { ...strict, [rule]: undefined };
    const broken = { ...testRoutes[0], rules } as unknown as Route;
    expect(() => createApp({ world: makeTestWorld(db), routes: [broken], limits: rateLimits() })).toThrow(
      `does not say its ${rule}`,
    );
  });

  test("does not start when it is public and changes something, takes unknown keys, or is there twice", () => {
    const start = (broken: unknown) => () =>
      createApp({ world: makeTestWorld(db), routes: broken as Route[], limits: rateLimits() });
    expect(start([{ ...testRoutes[0], rules: { ...open } }])).toThrow("is public but changes something");
    expect(start([{ ...testRoutes[0], endpoint: { ...save, body: z.object({}) } }])).toThrow("takes unknown keys");
    expect(start([testRoutes[0], testRoutes[0]])).toThrow("is there twice");
  });
});

describe("a page's call inside the process", () => {
  const means = () => ({ world: makeTestWorld(db), limits: rateLimits(), requestId: "test" });

  test("passes the same checks and the same handler", async () => {
    const visitor = {
      ...NOBODY,
      principal: {
        kind: "guest" as const,
        cartTokenSha256: null,
        sessionSha256: null,
        stepSha256: null,
        knownBrowser: null,
        orderKeys: new Map<string, string>(),
        clientKey: "test",
      },
    };
    const api = callInProcess(testRoutes, visitor, means());
    expect(await api(save, { body: { quantity: 4 } })).toEqual({ ok: true, reply: { quantity: 4, known: false } });
    expect(await api(save, { body: { quantity: 0 } })).toMatchObject({
      ok: false,
      status: 400,
      alert: { Reason: "invalid_request" },
    });
  });

  test("from a public page cannot reach a call whose answer depends on who asks", async () => {
    const api = callInProcess(testRoutes, NOBODY, means());
    expect(await api(save, { body: { quantity: 4 } })).toMatchObject({ ok: false, status: 500 });
    expect(await api(read, {})).toMatchObject({ ok: true });
  });
});

test("the API document names every call, its body and the alert", async () => {
  const world = makeTestWorld(db);
  const app = mounted(world, apiDocumentPages({ world, routes: testRoutes }));
  const document = (await (await app.request("/openapi.json")).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toEqual(testRoutes.map(({ endpoint: { path } }) => path));
  expect(JSON.stringify(document)).toContain('"quantity"');
  const page = await app.request("/api");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("/api/test/save");
});
