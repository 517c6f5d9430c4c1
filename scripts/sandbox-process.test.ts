import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import type { Settings } from "#server/settings/settings.ts";
import { openSandboxProcess } from "./sandbox-process.ts";

/** One that nobody is given by chance while the sandbox is away: from 32768 Linux takes them for outgoing connections. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

test("a sandbox that is killed is started again with what it remembered, and stays closed when it is closed", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const settings = {
    host: "127.0.0.1",
    storeUrl: "http://localhost:1",
    dataDir,
    sandbox: { origin, port },
    stripe: { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox", apiBase: origin, cardFieldsUrl: origin },
  } as Settings;
  const lines: { pid?: number; level: number }[] = [];
  const startedAgain = Promise.withResolvers<void>();
  const write = (line: string) => {
    if (lines.push(JSON.parse(line) as (typeof lines)[number]) === 3) startedAgain.resolve();
  };
  const log = pino({ base: null }, { write });
  const sandbox = await openSandboxProcess(settings, log);
  const pay = () =>
    fetch(`${origin}/v1/payment_intents`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_sandbox", "content-type": "application/x-www-form-urlencoded" },
      body: "amount=100&currency=usd&payment_method=pm_card_visa&confirm=true&capture_method=manual",
    });
  expect((await pay()).status).toBe(200);
  process.kill(lines[0]?.pid ?? 0, "SIGKILL");
  const charges = () => fetch(`${origin}/sandbox/charges`).catch(() => null);
  await startedAgain.promise;
  // It says where it is on its output, which is not the test's to read: it is asked until it answers, however long it takes.
  let again = await charges();
  while (again === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    again = await charges();
  }
  expect(await again.json()).toMatchObject([{ amount: 100 }]);
  expect(lines.map(({ level }) => level)).toEqual([30, 50, 30]);
  await sandbox.close();
  expect(await charges()).toBeNull();
  rmSync(dataDir, { recursive: true, force: true });
});
