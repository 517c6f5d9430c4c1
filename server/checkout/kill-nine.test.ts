import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outsideOnly } from "../outside-only.ts";
import { NO_WALLETS, openPayments } from "#adapters/payments/open-payments.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { openDatabase } from "../db/open-database.ts";
import { DENVER } from "../testing/buyer.ts";
import type { CheckoutProcess } from "../testing/checkout-process.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, type PeerCharge } from "../testing/test-market.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { booksBalance } from "../testing/books-balance.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";

const KILLS = process.env["DEEP"] ? 20 : 6;
const BUYERS_AT_ONCE = 4;
const READY_WITHIN_MS = 10_000;

let sandbox: Sandbox;
let dataDir: string;
let told: CheckoutProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kill-nine-"));
  const secretKey = "sk_test_kill_nine";
  const port = await freePort();
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: `http://localhost:${port}`,
    dataDir: null,
    webhookSecret: "whsec_none",
    secretKey,
    webhookRetryMs: [],
  });
  told = { port, dataDir, databaseUrl: null, peerOrigin: sandbox.origin, secretKey };
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  `kill -9 in mid-checkout ${KILLS} times: every acknowledged order is there, no double charge, ready again after ten seconds of a processor`,
  { timeout: 600_000 },
  async () => {
    const acknowledged: string[] = [];
    const readyAfterMs: number[] = [];
    const closing = new AbortController();
    let child = await start();
    const buyers = Array.from({ length: BUYERS_AT_ONCE }, async () => {
      while (!closing.signal.aborted) {
        const order = await buyOnce().catch(() => null);
        if (order) acknowledged.push(order);
        else await wait(50);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The first sale after a start shows that it sells; the others are somewhere in the middle when it dies.
      const sold = acknowledged.length;
      for (let at = 0; at < 100 && acknowledged.length === sold; at += 1) await wait(50);
      await wait(Math.random() * 300);
      await killNow(child.process);
      child = await start();
      readyAfterMs.push(child.readyAfterMs);
    }
    await wait(500);
    closing.abort();
    await Promise.all(buyers);
    await killNow(child.process);

    const db = await openDatabase(told);
    const payments = openPayments(
      {
        secretKey: told.secretKey,
        webhookSecret: "whsec_none",
        apiBase: sandbox.origin,
        cardFieldsUrl: `${sandbox.origin}/card-fields`,
      },
      NO_WALLETS,
      outsideOnly,
    );
    const world = makeTestWorld(db, payments, new Date());
    // What the killed process had asked may still be under way at the provider, which tells the same key to wait: the job's
    // next run asks again.
    await expect
      .poll(
        async () => {
          await reconcilePayments(world, -1);
          return db.queries
            .selectFrom("payments")
            .select(["id", "state"])
            .where("state", "in", ["requesting", "unknown", "authorised"])
            .execute();
        },
        { timeout: 60_000, interval: 200 },
      )
      .toEqual([]);
    const charges = (await (await fetch(`${sandbox.origin}/sandbox/charges`)).json()) as PeerCharge[];
    const books = {
      charges: charges.map(({ metadata, amount, amountCaptured, amountRefunded }) => ({
        orderNumber: metadata.orderNumber,
        amountCents: amount,
        capturedCents: amountCaptured,
        refundedCents: amountRefunded,
      })),
      stockAtStart: new Map(),
      acknowledged,
    };
    const wrong = await booksBalance(db, books);
    await db.close();
    expect(wrong).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(Math.max(...readyAfterMs)).toBeLessThan(READY_WITHIN_MS);
  },
);

const READY = /ready after (\d+) ms of processor\n/;

/** Starts the store and waits until it answers. What it took is its processor time: the machine's other work is not its own. */
async function start(): Promise<{ process: ChildProcess; readyAfterMs: number }> {
  const began = Date.now();
  const child = spawn(process.execPath, ["server/testing/checkout-process.ts", JSON.stringify(told)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  while (!READY.test(output)) {
    if (child.exitCode !== null || Date.now() - began > 60_000) throw new Error(`The store did not open:\n${output}`);
    await wait(20);
  }
  return { process: child, readyAfterMs: Number(READY.exec(output)?.[1]) };
}

async function killNow(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** One whole purchase over HTTP; the number of the order when the store has said that it is paid. */
async function buyOnce(): Promise<string | null> {
  let cookie = "";
  const send = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`http://127.0.0.1:${told.port}${path}`, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", cookie },
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const reply = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply;
  };
  await send("/api/carts/addToCart", { SkuID: SHOP.cable });
  const informed = await send("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
  const [method] = informed["ShippingChoices"] as { ShippingMethodID: number }[];
  const ready = await send("/api/cart-checkout/save-shipping-method", { ShippingMethodID: method?.ShippingMethodID });
  const { Version } = ready["Cart"] as { Version: number };
  const { Total } = ready["Totals"] as { Total: number };
  const order = await send("/api/cart-checkout/create-order", {
    Version,
    Payment: "CreditCard",
    ExpectedTotal: Total,
    BillingAddress: null,
  });
  const paid = await send("/api/cart-checkout/confirm-order", {
    CustOrderID: order["CustOrderID"],
    PaymentToken: CARDS.approved,
  });
  return paid["State"] === "paid" ? String(order["CustOrderID"]) : null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}
