import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { storefrontRenderer } from "./storefront-build.ts";

/** Paths that React Router's own handler was asked for. */
const asked: string[] = [];

let db: Database;
let store: BuiltStore;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  const build = (await import(pathToFileURL(resolve("build/store/en-US/server/index.js")).href)) as ServerBuild;
  const createHandler: typeof createRequestHandler = (...given) => {
    const handle = createRequestHandler(...given);
    return (request, context) => {
      asked.push(new URL(request.url).pathname);
      return handle(request, context);
    };
  };
  const render = storefrontRenderer({ build, createHandler }, () => {}, false);
  store = await openBuiltStore(db, () => render);
  await store.sell(demoCatalogue);
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await store.close();
  await db.close();
});

test.each([
  ["/", 200],
  ["/gaming-pcs", 200],
  [`/store/${demoCatalogue.products[0]?.slug}`, 200],
  ["/legal/privacy", 200],
  ["/store/no-such-thing", 404],
])("%s is drawn without React Router's handler, which writes out its data", async (path, status) => {
  const answer = await fetch(store.origin + path, { redirect: "manual" });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain("</html>");
  expect(asked).toEqual([]);
});

test("a page with a router in the browser comes from React Router's handler, with its data", async () => {
  const answer = await fetch(`${store.origin}/carts`);
  expect(await answer.text()).toContain("__reactRouterContext");
  expect(asked).toEqual(["/carts"]);
});
