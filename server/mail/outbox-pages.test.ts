import { afterAll, beforeAll, expect, test } from "vitest";
import type { Settings } from "../settings/settings.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { mounted } from "../testing/mounted.ts";
import type { World } from "../world.ts";
import { outboxPages } from "./outbox-pages.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
  const mail = { recipient: "ada@example.com", subject: "Receipt", html: "<head></head>", body_text: "Receipt" };
  await market.db.queries
    .insertInto("mails")
    .values({ ...mail, dedupe_key: "one", sent_by: "outbox", created_at: market.world.now() })
    .execute();
});
afterAll(() => market.close());

function outbox(demo: Settings["demo"]) {
  const settings = { ...market.world.settings, sandbox: { origin: market.peer.origin, port: 1 }, demo };
  const world = Object.assign(Object.create(market.world), { settings }) as World;
  return mounted(world, outboxPages(world));
}

const PATHS = ["/dev/outbox", "/dev/outbox/1", "/dev/outbox/1/html"];
const basic = (user: string, password: string) => ({
  host: "shop.example",
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

test.each(PATHS)("%s is shown to this machine under its own name only", async (path) => {
  const pages = outbox(null);
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect((await pages.request(path, { headers: { host } })).status, host).toBe(200);
  for (const headers of [
    { host: "rebound.example:3000" },
    { host: "192.168.1.20:3000" },
    { host: "localhost:3000", "x-forwarded-for": "203.0.113.9" },
  ]) {
    const refused = await pages.request(path, { headers });
    expect(refused.status, JSON.stringify(headers)).toBe(403);
    expect(await refused.text()).not.toContain("ada@example.com");
  }
});

test.each(PATHS)("on a demonstration %s asks for the token, from this machine too", async (path) => {
  const pages = outbox({ token: "the-token" });
  for (const headers of [
    { host: "localhost:3000" },
    basic("demo", "wrong"),
    basic("demo", ""),
    basic("admin", "the-token"),
  ]) {
    const refused = await pages.request(path, { headers });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toMatch(/^Basic /);
    expect(await refused.text()).not.toContain("ada@example.com");
  }
  expect((await pages.request(path, { headers: basic("demo", "the-token") })).status).toBe(200);
});
