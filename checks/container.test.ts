import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createThrowAway, databasesToTest } from "#server/db/test-database.ts";
import { freePortPair } from "../e2e/free-port-pair.ts";
import { storeContainer } from "./container.ts";

const SECRETS = { POSTGRES_PASSWORD: "p".repeat(32), RIGSMITH_SECRET: "s".repeat(32) };

test("compose demands each secret, and the store is not root", () => {
  expect(storeContainer(SECRETS).user).toBe("node");
  for (const name of Object.keys(SECRETS))
    expect(() => storeContainer({ ...SECRETS, [name]: "" })).toThrow(`${name} is missing`);
});

// There is a container daemon on few machines: its commands run as plain processes, on the PostgreSQL of the tests.
describe.each(databasesToTest().filter((kind) => kind === "postgres"))("the store's container on %s", () => {
  test(
    "is unhealthy until it opens, then shows that nothing is sold, and ends in good order",
    { timeout: 90_000 },
    async () => {
      const { command, healthCheck, environment } = storeContainer(SECRETS);
      const database = await createThrowAway();
      const folder = await mkdtemp(join(tmpdir(), "container-"));
      const port = await freePortPair();
      const run = ([program = "", ...words]: string[]) =>
        spawn(program === "node" ? process.execPath : program, words, {
          env: {
            PATH: process.env["PATH"],
            ...environment,
            DATABASE_URL: database.url,
            DATA_DIR: join(folder, "data"),
            PORT: String(port),
          },
          stdio: ["ignore", "ignore", "pipe"],
        });
      const isHealthy = async () => (await once(run(healthCheck), "exit"))[0] === 0;
      let store: ReturnType<typeof run> | null = null;
      try {
        expect(await isHealthy()).toBe(false);
        store = run(command);
        let complaint = "";
        store.stderr.on("data", (bytes: Buffer) => (complaint += bytes.toString()));
        while (!(await isHealthy())) {
          expect(store.exitCode, complaint).toBeNull();
          await wait(200);
        }
        const page = await fetch(`http://127.0.0.1:${port}/`);
        expect(page.status).toBe(200);
        expect(await page.text()).toMatch(/nothing is (really )?sold/i);
        store.kill("SIGTERM");
        expect(await once(store, "exit")).toEqual([0, null]);
      } finally {
        store?.kill("SIGKILL");
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
