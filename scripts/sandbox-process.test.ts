import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import type { Settings } from "#server/settings/settings.ts";
import { openSandboxProcess } from "./sandbox-process.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
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
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
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
  let again = await charges();
  for (let look = 0; look < 200 && (again === null || lines.length < 3); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    again = await charges();
  }
  expect(await again?.json()).toMatchObject([{ amount: 100 }]);
  expect(lines.map(({ level }) => level)).toEqual([30, 50, 30]);
  await sandbox.close();
  expect(await charges()).toBeNull();
  rmSync(dataDir, { recursive: true, force: true });
});
