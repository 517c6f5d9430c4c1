import { beforeEach, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { createApp } from "../http/app.ts";
import { testerToken } from "../http/tester-token.ts";
import { ADDRESSES } from "../routes.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { storePages } from "./pages.ts";

let world: TestWorld;
let ask: (path: string, cookie?: string) => Promise<Response>;

beforeEach(() => {
  world = makeTestWorld({} as Database);
  const limits = { count: () => Promise.resolve(null) };
  const render = () =>
    Promise.resolve({
      status: 200,
      headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
      html: "<!doctype html>shop",
      isDocument: false,
      body: null,
    });
  const pages = storePages({ world, routes: [], limits, render, keep: true });
  const app = createApp({
    world,
    routes: [],
    addresses: ADDRESSES.filter(({ path }) => path === "*"),
    limits,
    pages: (context) => pages.answer(context),
  });
  ask = async (path, cookie = "") => {
    const found = pages.find(path);
    if (found) return new Response("kept");
    return app.request(`http://localhost:3000${path}`, { headers: { cookie } });
  };
});

const link = (value: string) => `/gaming-pcs?page=2&${world.config.flags.tester}=${value}`;
const token = () => testerToken(world.settings, new Date(world.now().getTime() + 86_400_000));

test("a tester's link gives the browser its token and leads to the page with the flag alone", async () => {
  const made = token();
  const answer = await ask(link(made));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, link("1")]);
  expect(answer.headers.get("set-cookie")).toMatch(
    new RegExp(`^tester=${made}; Path=/; Max-Age=(?:86400|86399); HttpOnly; SameSite=Lax$`),
  );
});

test("a tester's link leads to pages of this store only", async () => {
  const answer = await ask(`//elsewhere.example/?${world.config.flags.tester}=${token()}`);
  expect(answer.headers.get("location")).toBe(`/elsewhere.example/?${world.config.flags.tester}=1`);
});

test("the flag's clean value takes the token back, however often the page was shown to others", async () => {
  for (let reader = 0; reader < 3; reader += 1) expect((await ask(link("clean"))).status).toBe(200);
  const answer = await ask(link("clean"), `tester=${token()}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, link("clean")]);
  expect(answer.headers.get("set-cookie")).toContain("tester=; Path=/; Max-Age=0");
});

test.each(["1", "", "A".repeat(43), "%00"])("a stranger's value gives nothing: %s", async (value) => {
  const answer = await ask(link(value));
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
});
