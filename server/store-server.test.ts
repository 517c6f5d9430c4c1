import { request as httpRequest } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeMetrics } from "./health/store-metrics.ts";
import { type StoreServer, startServer } from "./store-server.ts";

let server: StoreServer;

beforeAll(async () => {
  server = await startServer({
    app: new Hono().all("*", (context) => context.text("answered")),
    finished: () => null,
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
});
afterAll(() => server.stop());

const ask = (method: string) =>
  new Promise<number>((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port: server.port, path: "/", method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

test.each(["TRACE", "PROPFIND", "PURGE"])("a request by %s is refused, not broken by", async (method) => {
  expect(await ask(method)).toBe(405);
});

test.each(["GET", "POST", "OPTIONS"])("a request by %s is handed on", async (method) => {
  expect(await ask(method)).toBe(200);
});
