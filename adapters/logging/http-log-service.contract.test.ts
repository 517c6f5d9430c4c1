import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LogScene, openLogScene } from "#sandbox/testing/log-scene.ts";
import { httpLogService } from "./http-log-service.ts";
import { type LogEvent, LogServiceAway, LogServiceRefused } from "./log-service.ts";
import { openLog } from "./open-log.ts";
import { type LogShipper, shipLog } from "./ship-log.ts";

const EVENT: LogEvent = {
  id: randomUUID(),
  at: "2026-11-21T15:00:00.000Z",
  message: "a request broke",
  source: "store",
  country: "US",
  clientIp: "198.51.100.x",
  url: "/carts",
};
const FAST = { gatherMs: 5, firstPauseMs: 5, longestPauseMs: 20 };

let scene: LogScene;
beforeAll(async () => {
  scene = await openLogScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

/** A log whose faults are shipped, as at start. */
function shipped() {
  const told: string[] = [];
  const shipper: LogShipper = shipLog(httpLogService(scene.settings), (said) => void told.push(said), FAST);
  return { told, shipper, log: openLog("info", { write: () => undefined }, (line) => shipper.take(line)) };
}

test("an event says message, source, country, the client's network and address, and is the same however often it is sent", async () => {
  const service = httpLogService(scene.settings);
  await service.send([EVENT]);
  await service.send([EVENT]);
  expect(await scene.events()).toEqual([
    {
      id: EVENT.id,
      dt: EVENT.at,
      message: "a request broke",
      source: "store",
      country: "US",
      client_ip: "198.51.100.x",
      url: "/carts",
    },
  ]);
});

test.each(["timeout_before", "timeout_after", "error_500_before", "reset_before"] as const)(
  "%s is a service that is away",
  async (kind) => {
    await scene.break(kind);
    await expect(httpLogService(scene.settings).send([EVENT])).rejects.toBeInstanceOf(LogServiceAway);
  },
);

test("a token that is not taken is a service that is away; what it will never take is refused", async () => {
  const stranger = httpLogService({ ...scene.settings, token: "wrong" });
  await expect(stranger.send([EVENT])).rejects.toBeInstanceOf(LogServiceAway);
  await scene.break("refused");
  await expect(httpLogService(scene.settings).send([EVENT])).rejects.toBeInstanceOf(LogServiceRefused);
});

test("faults of the log are sent, and nothing below them", async () => {
  const { log, shipper } = shipped();
  log.info("a client hung up");
  log.warn("slow");
  log.error({ path: "/gaming-pcs?q=secret", network: "192.0.2.x", country: "DE" }, "a page broke");
  await expect
    .poll(() => scene.events())
    .toMatchObject([
      { message: "a page broke", source: "store", url: "/gaming-pcs", client_ip: "192.0.2.x", country: "DE" },
    ]);
  await shipper.close();
});

test("no card number, email, phone, address or key leaves, wherever it stands", async () => {
  const { log, shipper } = shipped();
  const err = new Error(
    "4242 4242 4242 4242 of ada@example.com, (303) 555-0123, at 203.0.113.7 with kTx3mF0aQ9Lr7Zc1VbN5yWgHj2KdP8sUeRt4Xo6IqYA",
  );
  log.error({ err, email: "byron@example.com", Address1: "1 Main St", body: { Comment: "private" } }, "failed");
  await expect.poll(async () => (await scene.events()).length).toBe(1);
  const said = JSON.stringify(await scene.events());
  expect(said).toContain("failed: [card] of [email], [phone], at [address] with [key]");
  expect(said).not.toMatch(/4242|ada@|byron@|555-0123|203\.0|kTx3mF|Main St|private/);
  await shipper.close();
});

test("while the service is away faults wait, and are there once it is back; whoever logs never waits", async () => {
  const { log, shipper, told } = shipped();
  await scene.break("error_500_before", 3);
  // At one go: nothing that waits could come between.
  for (let fault = 0; fault < 250; fault += 1) log.error(`fault ${fault}`);
  await expect.poll(async () => (await scene.events()).length, { timeout: 5000 }).toBe(250);
  expect(told).toEqual(["The log service is away: faults wait for it"]);
  await shipper.close();
});

test("no more than a thousand wait: the oldest are lost, and that is said", async () => {
  const { log, shipper, told } = shipped();
  await scene.break("error_500_before", 1);
  for (let fault = 0; fault < 1200; fault += 1) log.error(`fault ${fault}`);
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(2);
  await shipper.close();
  expect(told[1]).toBe("The log service has not got every fault: they are in the log alone");
});

test("what is left is sent before the store closes, and a service that says nothing holds it up for a second at most", async () => {
  const { log, shipper } = shipped();
  log.error("the last fault");
  await shipper.close();
  expect(await scene.events()).toMatchObject([{ message: "the last fault" }]);
  const silent = shipLog({ send: () => sleep(60_000, undefined, { ref: false }) }, () => undefined, {
    ...FAST,
    gatherMs: 60_000,
  });
  openLog("info", { write: () => undefined }, (line) => silent.take(line)).error("never taken");
  // Both wait on the clock of one process, which rings in order however busy the machine is.
  expect(await Promise.race([silent.close().then(() => "closed"), sleep(2000, "still open")])).toBe("closed");
});

const { LOG_SERVICE_URL: url = "", LOG_SERVICE_TOKEN: token = "" } = process.env;
test.skipIf(url === "")("the service itself takes an event", async () => {
  await expect(httpLogService({ url, token }).send([EVENT])).resolves.toBeUndefined();
});
