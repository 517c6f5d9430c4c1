import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { testRoutes } from "../testing/test-routes.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { createApp } from "./app.ts";
import { rateLimits } from "./rate-limits.ts";

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

describe("the body of a request", () => {
  test("is checked by the contract and reaches the handler", async () => {
    const answer = await post("/api/test/save", '{"quantity":2}');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ quantity: 2, known: false });
  });

  test.each([
    ["an unknown key", '{"quantity":1,"Price":1}', "Price"],
    ["an unknown key deeper down", '{"quantity":1,"inner":{"note":"","x":1}}', "inner.x"],
    ["a number as text", '{"quantity":"1"}', "quantity"],
    ["a negative number", '{"quantity":-1}', "quantity"],
    ["a fraction", '{"quantity":1.5}', "quantity"],
    ["null", '{"quantity":null}', "quantity"],
    ["nothing", "{}", "quantity"],
  ])("with %s is refused with the generic alert and the field's name", async (_what, body, field) => {
    const answer = await post("/api/test/save", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      IsSuccess: false,
      Title: "System",
      Icon: "error",
      Button: "OK",
      Reason: "invalid_request",
      Fields: [{ field }],
    });
  });

  test.each([
    ["that is no JSON", "{quantity", 400, "malformed_json"],
    ["with __proto__", '{"quantity":1,"__proto__":{"admin":true}}', 400, "body_shape"],
    ["with constructor inside", '{"quantity":1,"inner":{"constructor":{}}}', 400, "body_shape"],
    ["nested too deeply", `{"quantity":1,"a":${"[".repeat(8)}${"]".repeat(8)}}`, 400, "body_shape"],
    [
      "with a long list",
      JSON.stringify({ quantity: 1, list: Array.from({ length: 101 }, () => 1) }),
      400,
      "body_shape",
    ],
    ["over 100 kB", JSON.stringify({ quantity: 1, inner: { note: "x".repeat(110_000) } }), 413, "body_too_large"],
  ])("%s is refused by name", async (_what, body, status, reason) => {
    const answer = await post("/api/test/save", body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ IsSuccess: false, Reason: reason });
  });

  test("that is a form, as another site could send without asking, is refused", async () => {
    const answer = await app.request("/api/test/save", {
      method: "POST",
      body: "quantity=1",
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(415);
  });
});

describe("the query of a request", () => {
  test("is read into numbers where the contract wants numbers", async () => {
    const answer = await app.request("/api/test/read?page=3&q=5");
    expect(await answer.json()).toMatchObject({ page: 3, q: "5" });
  });

  test("puts facets given as their own keys into the facets record", async () => {
    const answer = await app.request(
      "/api/test/listing?list=gaming-pcs&memory=32-gb&memory=64-gb&kind=prebuilt&page=2",
    );
    expect(await answer.json()).toEqual({
      list: "gaming-pcs",
      page: 2,
      facets: { memory: ["32-gb", "64-gb"], kind: ["prebuilt"] },
    });
  });

  test.each(["facets=1", "facets=", "facets=1&memory=32-gb", "memory=32-gb&facets=1"])(
    "of a list with the record itself, ?%s, is refused",
    async (query) => {
      const answer = await app.request(`/api/test/listing?list=gaming-pcs&${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ Reason: "invalid_request", Fields: [{ field: "facets" }] });
    },
  );

  test.each(["page=1&page=2", "page=two", "page=1e3", "unknown=1", "facets=1", "__proto__=1", "q=a&q=b"])(
    "?%s is refused",
    async (query) => {
      const answer = await app.request(`/api/test/read?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ Reason: "invalid_request" });
    },
  );
});
