import { once } from "node:events";
import { connect, type Socket } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { storeMetrics } from "../health/store-metrics.ts";
import { paymentWebhooks } from "../payments/payment-webhooks.ts";
import { ADDRESSES } from "../routes.ts";
import { testRoutes } from "../testing/test-routes.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { createApp } from "./app.ts";
import { rateLimits } from "./rate-limits.ts";
import { type StoreServer, startServer } from "../store-server.ts";

let db: Database;
let server: StoreServer;
let lines: { level: number; msg: string; err?: unknown }[];

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const world = makeTestWorld(db);
  world.log = pino({ level: "info" }, { write });
  const limits = rateLimits();
  server = await startServer({
    app: createApp({
      world,
      routes: testRoutes,
      limits,
      addresses: ADDRESSES,
      mounts: [paymentWebhooks(world)],
      // A page that takes a while, as long as its reader is there.
      pages: ({ req }) =>
        new Promise((_resolve, reject) => {
          req.raw.signal.addEventListener("abort", () => reject(new Error("The render was aborted")));
        }),
    }),
    finished: () => null,
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

async function send(text: string): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(text);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return socket;
}

test.each([
  [
    "a call",
    "POST /api/test/save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
  ],
  ["a webhook", "POST /api/webhooks/stripe HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"],
  ["a page", "GET /carts HTTP/1.1\r\nHost: x\r\n\r\n"],
])("a client that hangs up in the middle of %s is noted, not logged as a fault of ours", async (_what, begun) => {
  (await send(begun)).destroy();
  for (let look = 0; look < 50 && lines.length === 0; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines).toMatchObject([{ level: 30, msg: "a client hung up" }]);
  expect(lines[0]?.err).toBeUndefined();
});

test.each(["/api/test/save", "/api/webhooks/stripe"])("a body over the limit at %s is 413 in words", async (path) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "x".repeat(110_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ IsSuccess: false, Reason: "body_too_large" });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
