import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OpenStore, openStore } from "./open-store.ts";
import { test } from "./shop.ts";

/** Starts the store and waits for its end: what it printed, its code, and how long it took. */
async function startAndEnd(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/start-process.ts"], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", STORE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, output: output.trim(), ms: performance.now() - started };
}

test.describe.configure({ mode: "serial" });

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

test("a second store on the same data folder ends in one sentence, and the first goes on", async () => {
  const second = await startAndEnd({ DATA_DIR: store.dataDir, PORT: "18999" });
  expect(second.code).toBe(1);
  expect(second.output).toBe(
    `The data folder ${store.dataDir} is in use by process ${store.pid}. Stop that store first, or set DATA_DIR to another folder.`,
  );
  // Before anything heavy is loaded: about as soon as a start that a wrong setting ends.
  const { ms } = await startAndEnd({ PORT: "eighty" });
  expect(second.ms).toBeLessThan(3 * ms);
  expect((await fetch(`${store.url}/readyz`)).status).toBe(200);
});

test("a taken port is said in one sentence, before anything is made", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as { port: number };
  const dataDir = await mkdtemp(join(tmpdir(), "store-"));
  const refused = await startAndEnd({ DATA_DIR: dataDir, PORT: String(port) });
  expect(refused.code).toBe(1);
  expect(refused.output).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`,
  );
  blocker.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("a wrong setting is said in one sentence that names it", async () => {
  expect(await startAndEnd({ PORT: "eighty" })).toMatchObject({
    code: 1,
    output: 'PORT is "eighty", but a port is a whole number from 1 to 65533.',
  });
});

test("the store says that it lives, that it is ready, and what it counts", async () => {
  expect(await (await fetch(`${store.url}/healthz`)).text()).toBe("ok");
  expect(await (await fetch(`${store.url}/readyz`)).json()).toEqual({ database: "ok", lock: "ok", store: "ok" });
  const metrics = await (await fetch(`${store.url}/metrics`)).text();
  for (const number of ["http_requests_total", 'store_oldest_waiting_seconds{what="outbox"} 0', "store_database_up 1"])
    expect(metrics).toContain(number);
  expect(metrics).toContain('store_job_late{job="forget-old-records"} 0');
  expect((await fetch(`${store.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } })).status).toBe(404);
});

test("every answer has its security headers, and no page allows inline code", async () => {
  for (const path of [
    "/",
    "/gaming-pcs",
    "/carts",
    "/nothing-here",
    "/api/carts/cart-init",
    "/favicon.svg",
    "/site.webmanifest",
    "/og/page/home.jpg",
    "/images/pc-mesh-black-off.webp?width=640",
    "/api",
    "/healthz",
  ]) {
    const { headers } = await fetch(store.url + path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy") ?? "", path).not.toContain("unsafe");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
  }
});

test("an address that leads nowhere, however odd, is 404 and no fault in the log", async () => {
  for (const path of ["/nothing-here", "/x%0a", "/x%0a.data", "/a/b/c"])
    expect((await fetch(store.url + path)).status, path).toBe(404);
  expect(store.output()).not.toContain('"level":50');
});

test("a store that is asked to stop answers what it has begun, and ends with 0", async () => {
  const other = await openStore();
  const slow = fetch(`${other.url}/images/pc-pano-black-cyanviolet.webp?width=1920&height=1920`, {
    headers: { accept: "image/avif" },
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ended = other.stop();
  expect((await slow).status).toBe(200);
  expect(await ended).toBe(0);
  expect(other.output()).toContain("Closing");
});
