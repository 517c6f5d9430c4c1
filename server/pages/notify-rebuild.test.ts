import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits, type RateLimits, rateLimits } from "../http/rate-limits.ts";
import { RATES } from "../http/route-rules.ts";
import { ADDRESSES, ROUTES } from "../routes.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { storePages } from "./pages.ts";

const SECRET = "a secret of thirty-two characters";
let db: Database;
let world: TestWorld;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.execute("delete from catalogue_changes");
  world = makeTestWorld(db);
  world.settings = { ...world.settings, rebuildSecret: SECRET };
});

const announced = async () =>
  (await db.execute("select page, shown_meanwhile from catalogue_changes where what = 'page' order by at")).rows;
const query = (asked: object) => String(new URLSearchParams({ ...asked }));

describe("GET /api/notify-rebuild", () => {
  const ask = (asked: object) => new HttpShopper(world).get(`/api/notify-rebuild?${query(asked)}`);

  test("tells every node of the page, and whether the old one may be shown meanwhile", async () => {
    expect(await ask({ page: "/gaming-pcs", secret: SECRET, isNotice: "true" })).toEqual({
      status: 200,
      body: { Success: true, Page: "/gaming-pcs" },
    });
    await ask({ page: "/", secret: SECRET, isNotice: "false" });
    expect(await announced()).toEqual([
      { page: "/gaming-pcs", shown_meanwhile: true },
      { page: "/", shown_meanwhile: false },
    ]);
  });

  test("is to a stranger what an address is where nothing is", async () => {
    const nothing = await new HttpShopper(world).get("/api/notify-rebuilt");
    expect(nothing.status).toBe(404);
    for (const secret of ["", "a guess", `${SECRET} `, SECRET.slice(1)])
      expect(await ask({ page: "/gaming-pcs", secret })).toEqual(nothing);
    expect(await ask({ page: "/carts", secret: "a guess" })).toEqual(nothing);
    expect(await ask({})).toEqual(nothing);
    world.settings = { ...world.settings, rebuildSecret: null };
    expect(await ask({ page: "/gaming-pcs", secret: "" })).toEqual(nothing);
    expect(await announced()).toEqual([]);
  });

  test("is nothing to a stranger by any other method, nor with what it would take or refuse of another", async () => {
    const stranger = new HttpShopper(world);
    const nothing = await stranger.get("/api/notify-rebuilt");
    for (const more of ["isNotice=0", "isNotice=1", "isNotice=x", "more=1", "page=1&page=2", "page=4242424242424242"])
      expect(await stranger.get(`/api/notify-rebuild?${more}`), more).toEqual(nothing);
    for (const secret of ["secret=a&secret=a", `secret=${"x".repeat(600)}`, "secret[]=a"])
      expect(await stranger.get(`/api/notify-rebuild?${secret}`), secret).toEqual(nothing);
    expect(await stranger.post("/api/notify-rebuild", { secret: SECRET })).toEqual(nothing);
    expect(await stranger.put("/api/cart-checkout/trigger-rebuild", { secret: SECRET })).toEqual(nothing);
    for (const body of [{ isNotice: 1 }, { secret: 1 }, { secret: { a: 1 } }, [], null, "text"])
      expect(await stranger.post("/api/cart-checkout/trigger-rebuild", body), JSON.stringify(body)).toEqual(nothing);
    const app = createApp({ world, routes: ROUTES, limits: noRateLimits });
    for (const body of ["{secret", `{"x":"${"x".repeat(110_000)}"}`, '{"__proto__":{}}', "secret=a"])
      expect((await app.request("/api/cart-checkout/trigger-rebuild", { method: "POST", body })).status).toBe(404);
  });

  test("tells whoever has the secret which field is wrong", async () => {
    const wrong = { status: 400, body: { Reason: "invalid_request", Fields: [{ field: "isNotice" }] } };
    expect(await ask({ page: "/", secret: SECRET, isNotice: "1" })).toMatchObject(wrong);
    const posted = { page: "/", secret: SECRET, isNotice: "1" };
    expect(await new HttpShopper(world).post("/api/cart-checkout/trigger-rebuild", posted)).toMatchObject(wrong);
  });

  test("refuses a page that the store does not keep", async () => {
    for (const page of ["/carts", "/nowhere", "", "/gaming-pcs?page=2", "https://shop.example/"])
      expect(await ask({ page, secret: SECRET })).toMatchObject({ status: 422, body: { Reason: "page_not_kept" } });
    expect(await announced()).toEqual([]);
  });

  test("is counted by client", async () => {
    const app = createApp({ world, routes: ROUTES, limits: rateLimits() });
    const path = `/api/notify-rebuild?${query({ page: "/", secret: "a guess" })}`;
    const statuses = [];
    for (let asked = 0; asked <= RATES.rebuild.points; asked += 1) statuses.push((await app.request(path)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe("POST /api/cart-checkout/trigger-rebuild", () => {
  const ask = (asked: object) => new HttpShopper(world).post("/api/cart-checkout/trigger-rebuild", asked);

  test("does the same with the secret in its body", async () => {
    expect(await ask({ page: "/gaming-laptops", secret: SECRET, isNotice: true })).toMatchObject({ status: 200 });
    expect(await announced()).toEqual([{ page: "/gaming-laptops", shown_meanwhile: true }]);
  });

  test("is silent to a stranger, and refuses a page that is not kept", async () => {
    expect(await ask({ page: "/", secret: "a guess" })).toMatchObject({ status: 404, body: { Reason: "not_found" } });
    expect(await ask({ page: "/carts", secret: SECRET })).toMatchObject({ status: 422 });
    expect(await announced()).toEqual([]);
  });
});

describe("the force-rebuild flag of a page", () => {
  let made = 0;
  let answer: (path: string) => Promise<Response>;

  beforeEach(() => {
    made = 0;
    const count: RateLimits = { count: () => Promise.resolve(null) };
    const render = () => {
      made += 1;
      const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
      return Promise.resolve({
        status: 200,
        headers,
        html: `<!doctype html>made ${made}`,
        isDocument: false,
        body: null,
      });
    };
    const pages = storePages({ world, routes: ROUTES, limits: count, render, keep: true });
    const app = createApp({
      world,
      routes: ROUTES,
      addresses: ADDRESSES.filter(({ path }) => path === "*"),
      limits: count,
      pages: (context) => pages.answer(context),
    });
    answer = (path) => Promise.resolve(app.request(`http://localhost:3000${path}`));
  });
  const shown = async (path: string) => (await answer(path)).text();
  const flag = (value: string) => `${world.config.flags.rebuild}=${encodeURIComponent(value)}`;

  test("makes it anew here and on every node, and leads to the address without it", async () => {
    expect(await shown("/gaming-pcs?sort=newest")).toContain("made 1");
    expect(await shown("/gaming-pcs?sort=newest")).toContain("made 1");
    const forced = await answer(`/gaming-pcs?sort=newest&${flag(SECRET)}`);
    expect([forced.status, forced.headers.get("location")]).toEqual([303, "/gaming-pcs?sort=newest"]);
    expect(forced.headers.get("cache-control")).toBe("no-store");
    expect(await shown("/gaming-pcs?sort=newest")).toContain("made 2");
    expect(await announced()).toEqual([{ page: "/gaming-pcs", shown_meanwhile: false }]);
  });

  test("is nothing with another value, and on a page that is nobody else's", async () => {
    await shown("/gaming-pcs");
    expect(await shown(`/gaming-pcs?${flag("a guess")}`)).toContain("made 1");
    expect((await answer(`/carts?${flag(SECRET)}`)).status).toBe(200);
    expect(await announced()).toEqual([]);
  });
});
