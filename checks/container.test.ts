import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { createThrowAway, databasesToTest } from "#server/db/test-database.ts";
import { freePorts } from "../e2e/free-ports.ts";
import { serviceContainer } from "./container.ts";

const SECRETS = { POSTGRES_PASSWORD: "p".repeat(32), RIGSMITH_SECRET: "s".repeat(32) };
type Service = Parameters<typeof serviceContainer>[0];

test("compose demands each secret of both services, and neither is root", () => {
  for (const service of ["store", "worker"] as const) {
    expect(serviceContainer(service, SECRETS).user).toBe("node");
    for (const name of Object.keys(SECRETS))
      expect(() => serviceContainer(service, { ...SECRETS, [name]: "" })).toThrow(`${name} is missing`);
  }
});

// There is a container daemon on few machines: their commands run as plain processes, on the PostgreSQL of the tests.
describe.each(databasesToTest().filter((kind) => kind === "postgres"))("the containers on %s", () => {
  test(
    "are unhealthy until they open; the store shows that nothing is sold, the worker takes the mail, and both end in good order",
    { timeout: 90_000 },
    async () => {
      const database = await createThrowAway();
      const folder = await mkdtemp(join(tmpdir(), "container-"));
      const port = await freePorts();
      const run = ([program = "", ...words]: string[], environment: Readonly<Record<string, string>>) =>
        spawn(program === "node" ? process.execPath : program, words, {
          env: {
            PATH: process.env["PATH"],
            ...environment,
            NODE_COMPILE_CACHE: join(folder, "compiled"),
            DATABASE_URL: database.url,
            DATA_DIR: join(folder, "data"),
            PORT: String(port),
          },
          stdio: ["ignore", "ignore", "pipe"],
        });
      const started: ChildProcess[] = [];
      const isHealthy = async (service: Service) => {
        const { healthCheck, environment } = serviceContainer(service, SECRETS);
        return (await once(run(healthCheck, environment), "exit"))[0] === 0;
      };
      const start = async (service: Service) => {
        expect(await isHealthy(service)).toBe(false);
        const { command, environment } = serviceContainer(service, SECRETS);
        const process = run(command, environment);
        started.push(process);
        let complaint = "";
        process.stderr.on("data", (bytes: Buffer) => (complaint += bytes.toString()));
        while (!(await isHealthy(service))) {
          expect(process.exitCode, complaint).toBeNull();
          await wait(200);
        }
      };
      const client = new pg.Client({ connectionString: database.url });
      try {
        await start("store");
        const page = await fetch(`http://127.0.0.1:${port}/`);
        expect(page.status).toBe(200);
        expect(await page.text()).toMatch(/nothing is (really )?sold/i);
        await client.connect();
        await client.query(
          "insert into outbox (topic, dedupe_key, payload, created_at) values ('order_receipt', 'one', '{}', now())",
        );
        const isDelivered = async () =>
          (await client.query("select 1 from outbox where delivered_at is not null")).rowCount === 1;
        // The store's process has time to take it, and leaves it to the worker.
        await wait(2000);
        expect(await isDelivered()).toBe(false);
        await start("worker");
        await expect.poll(isDelivered, { timeout: 20_000 }).toBe(true);
        expect((await fetch(`http://127.0.0.1:${port + 2}/`)).status).toBe(404);
        for (const process of started.toReversed()) {
          process.kill("SIGTERM");
          expect(await once(process, "exit")).toEqual([0, null]);
        }
      } finally {
        for (const process of started) process.kill("SIGKILL");
        await client.end().catch(() => {});
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
