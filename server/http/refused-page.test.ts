import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { ROUTES } from "../routes.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { createApp } from "./app.ts";
import { pages as pageRules } from "./presets.ts";
import { noRateLimits } from "./rate-limits.ts";
import { isForPerson, refusedPage } from "./refused-page.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("a page that cannot be made", () => {
  let db: Database;
  let world: TestWorld;
  let lag = 0;
  beforeAll(async () => {
    db = await openTestDatabase("pglite");
  });
  afterAll(() => db.close());
  beforeEach(() => {
    lag = 0;
    world = makeTestWorld(db);
    world.eventLoopLag = () => lag;
  });

  const ask = (path: string, accept: string) =>
    createApp({
      world,
      routes: ROUTES,
      addresses: [{ method: "ALL", path: "*", rules: pageRules }],
      limits: noRateLimits,
      pages: () => Promise.reject(new DatabaseUnreachable("no database")),
    }).request(path, { headers: { accept } });

  test("is the store's own page for a person, with status, wait and the ways on, and loads nothing", async () => {
    const answer = await ask('/gaming-pcs?q="><script>alert(1)</script>', BROWSER);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      503,
      "5",
      expect.stringContaining("no-store"),
    ]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await answer.text();
    expect(html).toContain(world.config.store.name);
    expect(html).toContain("We cannot reach our records right now.");
    expect(html).toContain('href="/gaming-pcs?q=');
    expect(html).not.toMatch(/<script|src=|<link/);
    expect(html.length).toBeLessThan(2000);
  });

  test("is words for a program, and a call's is JSON whatever its caller reads", async () => {
    expect((await ask("/gaming-pcs", "*/*")).headers.get("content-type")).toMatch(/json|plain/);
    const call = await ask("/api/no-such-call", BROWSER);
    expect(call.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await call.json()).toMatchObject({ IsSuccess: false, Reason: "not_found" });
  });

  test("of a store that is too busy says so on a page, too", async () => {
    lag = 60_000;
    const answer = await ask("/gaming-pcs", BROWSER);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The store is very busy at this moment.");
  });
});

test.each(["//evil.example/x", "/\\evil.example", "https://evil.example/", ""])(
  "%s leads home and nowhere else",
  (address) => {
    const html = refusedPage({ storeName: "A & B <i>", message: "No", address });
    expect(html).toContain('<a href="/">Try again</a>');
    expect(html).toContain("A &amp; B &lt;i");
  },
);

test("who asks for nothing is no person", () => {
  expect([isForPerson(undefined), isForPerson("*/*"), isForPerson(BROWSER)]).toEqual([false, false, true]);
});
