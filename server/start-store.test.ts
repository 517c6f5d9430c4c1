import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "./db/test-database.ts";
import { readSettings } from "./settings/read-settings.ts";
import { startStore } from "./start-store.ts";
import { makeTestWorld } from "./testing/test-world.ts";

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

/** The answer, or the code of why there was none. */
function get(port: number, path: string, agent: Agent): Promise<Answer | string> {
  return new Promise((resolve) => {
    httpRequest({ host: "127.0.0.1", port, path, agent }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      answer.once("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection, body }));
    })
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
}

test("a store that is asked to stop first says that it is not ready, answers on meanwhile, and then is gone", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stopping-"));
  const db = await openTestDatabase("pglite");
  // A worker serves nothing but its health, and stops as the others do.
  const settings = { ...readSettings({ DATA_DIR: dataDir, DRAIN_SECONDS: "2" }), role: "worker" as const, port: 0 };
  const store = await startStore(settings, db, makeTestWorld(db).log);
  const agent = new Agent({ keepAlive: true });
  expect(await get(store.port, "/readyz", agent)).toMatchObject({ status: 200, connection: "keep-alive" });
  const closed = store.close();
  const ready = await get(store.port, "/readyz", agent);
  expect(ready).toMatchObject({ status: 503, connection: "close", body: expect.stringContaining("stopping") });
  expect(await get(store.port, "/healthz", agent)).toMatchObject({ status: 200, connection: "close" });
  await closed;
  expect(await get(store.port, "/healthz", agent)).toBe("ECONNREFUSED");
  await rm(dataDir, { recursive: true, force: true });
});
