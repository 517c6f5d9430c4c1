import { request as httpRequest } from "node:http";
import { appendFileSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";
import { createTestToken } from "./stripe/create-test-token.ts";
import { PUBLISHABLE_KEY } from "./stripe/stripe-api.ts";
import { TEST_CARDS } from "./stripe/test-cards.ts";

let dataDir: string;
let sandbox: Sandbox;

const open = () =>
  startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://127.0.0.1:9",
    dataDir,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  sandbox = await open();
});
afterEach(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function pay(
  fields: Record<string, string>,
  key: string,
  secret = "sk_test",
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${sandbox.origin}/v1/payment_intents`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "idempotency-key": key },
    body: new URLSearchParams({
      amount: "1999",
      currency: "usd",
      confirm: "true",
      capture_method: "manual",
      ...fields,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function charges(): Promise<{ amount: number }[]> {
  return (await (await fetch(`${sandbox.origin}/sandbox/charges`)).json()) as { amount: number }[];
}

/** The number once it has stopped growing. */
async function until(count: () => Promise<number>): Promise<number> {
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return before;
}

test("charges, tokens and remembered answers outlive the process, even with a line cut off by a crash", async () => {
  const token = await createTestToken(sandbox.origin, "4242424242424242");
  const first = await pay({ payment_method: token }, "key-1");
  await sandbox.close();
  appendFileSync(join(dataDir, "sandbox", "stripe.jsonl"), '["charges",{"id":"ch_cut');
  sandbox = await open();
  expect(await charges()).toMatchObject([{ amount: 1999 }]);
  expect((await pay({ payment_method: token }, "key-1")).body).toEqual(first.body);
  expect(await charges()).toHaveLength(1);
});

test("no card number and no security code reaches the disk", async () => {
  for (const { number, behaviour } of TEST_CARDS) {
    const paid = pay(
      { payment_method: await createTestToken(sandbox.origin, number), return_url: "http://localhost/" },
      number.slice(-4),
    );
    // Its answer never comes, by design; it is written all the same.
    if (behaviour !== "never_answer") await paid;
    else paid.catch(() => null);
  }
  expect(await until(async () => (await charges()).length)).toBe(
    TEST_CARDS.filter(({ behaviour }) => ["approve", "never_answer"].includes(behaviour)).length,
  );
  const files = await readdir(join(dataDir, "sandbox"));
  const written = files.map((file) => readFileSync(join(dataDir, "sandbox", file), "utf8")).join("");
  expect(written).toContain('"last4":"4242"');
  for (const { number } of TEST_CARDS) expect(written).not.toContain(number);
  expect(written).not.toMatch(/"cvc"|\[cvc\]/);
});

test("a number that is no test card, and a call from anywhere but the card fields, makes no token", async () => {
  await expect(createTestToken(sandbox.origin, "4111111111111111")).rejects.toThrow("only its test cards work here");
  await expect(createTestToken(sandbox.origin, "4242424242424241")).rejects.toThrow("Your card number is incorrect.");
  const fromTheStore = await fetch(`${sandbox.origin}/v1/payment_methods`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test" },
    body: new URLSearchParams({ "card[number]": "4242424242424242" }),
  });
  expect(fromTheStore.status).toBe(403);
});

test("a key used again with other parameters is an idempotency error; without the secret key nothing is done", async () => {
  await pay({ payment_method: "pm_card_visa" }, "key-1");
  expect(await pay({ payment_method: "pm_card_visa", amount: "5" }, "key-1")).toMatchObject({
    status: 400,
    body: { error: { type: "idempotency_error" } },
  });
  expect(await pay({ payment_method: "pm_card_visa" }, "key-2", "sk_guess")).toMatchObject({ status: 401 });
  expect(await charges()).toHaveLength(1);
});

test.each([["0"], ["-1"], ["1.5"], ["1e9"], ["49"], [""]])(
  "the amount %j is refused in Stripe's error shape and charges nothing",
  async (amount) => {
    expect(await pay({ payment_method: "pm_card_visa", amount }, "key-1")).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_request_error", param: "amount" } },
    });
    expect(await charges()).toEqual([]);
  },
);

test.each([["/"], ["/sandbox/charges"], ["/sandbox/faults"]])(
  "the page %s opens without a script and cannot be framed",
  async (path) => {
    const answer = await fetch(`${sandbox.origin}${path}`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const page = await answer.text();
    expect(page).toContain("<h1>");
    expect(page).not.toMatch(/<script|style=/);
  },
);

test("another site's page cannot empty the sandbox", async () => {
  await pay({ payment_method: "pm_card_visa" }, "key-1");
  const answer = await fetch(`${sandbox.origin}/sandbox/reset`, {
    method: "POST",
    headers: { origin: "https://elsewhere.example" },
  });
  expect(answer.status).toBe(403);
  expect(await charges()).toHaveLength(1);
});

/** The status for a request under another name: `fetch` would not send a foreign Host. */
function statusAs(host: string, path: string, at = sandbox): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(new URL(path, at.origin), { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once("error", reject).end();
  });
}

test.each(["/", "/sandbox/charges", "/sandbox/faults", "/card-fields", "/v1/payment_intents"])(
  "%s is not answered under a name that is not this machine's",
  async (path) => {
    expect(await statusAs("rebound.example", path)).toBe(403);
    expect(await statusAs("localhost", path)).not.toBe(403);
  },
);

test("where others reach it, its insides are shown for the token only, and card fields and bank pages to all", async () => {
  const opened = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://shop.example",
    publicOrigin: "https://pay.shop.example",
    token: "the-token",
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
  try {
    for (const path of ["/sandbox/charges", "/sandbox/events", "/sandbox/faults"]) {
      expect(await statusAs("shop.example", path, opened), path).toBe(401);
      expect(await statusAs("localhost", path, opened), path).toBe(401);
    }
    expect((await fetch(`${opened.origin}/sandbox/reset`, { method: "POST" })).status).toBe(401);
    const authorization = `Basic ${Buffer.from("demo:the-token").toString("base64")}`;
    const shown = await fetch(`${opened.origin}/sandbox/charges`, { headers: { authorization } });
    expect([shown.status, await shown.json()]).toEqual([200, []]);
    expect(await statusAs("pay.shop.example", "/card-fields", opened)).toBe(200);
    expect(await statusAs("pay.shop.example", "/3d-secure/pi_none", opened)).toBe(404);
    const wallets = ["/paypal/v1/oauth2/token", "/amazon/v2/checkoutSessions"];
    for (const path of wallets) expect((await fetch(opened.origin + path, { method: "POST" })).status).toBe(404);
    const fromItsFields = await fetch(`${opened.origin}/v1/payment_methods`, {
      method: "POST",
      headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, origin: "https://pay.shop.example" },
      body: new URLSearchParams({ "card[number]": "4242424242424242" }),
    });
    expect(fromItsFields.status).not.toBe(403);
  } finally {
    await opened.close();
  }
});
