import { randomBytes } from "node:crypto";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { type Sandbox, startSandbox } from "../sandbox/start-sandbox.ts";
import { freePorts } from "./free-ports.ts";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import { type OpenStore, openStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, watchErrors } from "./shopper.ts";

/** A store with keys of its own, as an owner has them, whose card fields come by Stripe's script; the peer serves it. */
let sandbox: Sandbox;
let store: OpenStore;

test.beforeAll(async () => {
  const port = await freePorts();
  const secretKey = `sk_test_${randomBytes(12).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(12).toString("hex")}`;
  const storeUrl = `http://localhost:${port}`;
  sandbox = await startSandbox({ port: 0, host: "127.0.0.1", storeUrl, dataDir: null, webhookSecret, secretKey });
  store = await openStore({
    port,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PUBLISHABLE_KEY: "pk_test_rigsmith_sandbox",
      STRIPE_API_URL: sandbox.origin,
      SMTP_URL: "smtp://127.0.0.1:9",
    },
  });
});
test.afterAll(async () => {
  await store.stop();
  await sandbox.close();
});

const NAMES = {
  number: ["Secure card number input frame", "Card number"],
  expiry: ["Secure expiration date input frame", "Expiration"],
  securityCode: ["Secure CVC input frame", "Security code"],
} as const;

function field(page: Page, name: keyof typeof NAMES): ReturnType<FrameLocator["getByLabel"]> {
  const [frame, label] = NAMES[name];
  return page.frameLocator(`iframe[title="${frame}"]`).getByLabel(label);
}

async function type(page: Page, card: Partial<Record<keyof typeof NAMES, string>>): Promise<void> {
  for (const [name, text] of Object.entries(card)) await field(page, name as keyof typeof NAMES).fill(text);
}

test("a card typed into Stripe's own fields pays, and the page loads nothing else that is foreign", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const foreign = new Set<string>();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== store.url) foreign.add(origin);
  });
  await goToPayment(page, await firstOf(store, "gear-store"));
  await type(page, { number: CARDS.good, expiry: "1230", securityCode: "123" });
  await expect(page.locator(".card-fields__problems li")).toHaveCount(0);
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  expect([...foreign]).toEqual([sandbox.origin]);
  expect(errors).toEqual([]);
});

test("Stripe's fields speak the language of the page, whatever the browser's is", async ({ page }) => {
  await goToPayment(page, await firstOf(store, "gear-store"));
  const language = page.frameLocator(`iframe[title="${NAMES.number[0]}"]`).locator("html");
  await expect(language).toHaveAttribute("lang", "en");
  await page.goto(`${store.url}/fr-ca/carts?step=payment`);
  await expect(language).toHaveAttribute("lang", "fr-CA");
});

test("what Stripe says of a field is said in the specification's words, once the field is left", async ({ page }) => {
  await goToPayment(page, await firstOf(store, "gear-store"));
  const said = page.locator(".card-fields__problems li b");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(said).toHaveText(["Required", "Required", "Required"]);
  await type(page, { number: "4242" });
  await expect(said).toHaveText(["Required", "Required"]);
  await type(page, { expiry: "1320" });
  await field(page, "expiry").blur();
  await expect(said).toHaveText(["Invalid credit card number", "Invalid Date", "Required"]);
  await type(page, { expiry: "0120", number: "378282246310005", securityCode: "123" });
  await field(page, "securityCode").blur();
  await expect(said).toHaveText(["Expired Date", "American Express Security Code must be 4 digits"]);
});

test("a card whose last month has begun is refused by the store's own rule before it is asked to pay", async ({
  page,
}) => {
  const charges = async () => ((await (await fetch(`${sandbox.origin}/sandbox/charges`)).json()) as unknown[]).length;
  const before = await charges();
  await goToPayment(page, await firstOf(store, "gear-store"));
  const now = new Intl.DateTimeFormat("en-CA", { year: "2-digit", month: "2-digit" }).format(new Date()).split("-");
  await type(page, { number: CARDS.good, expiry: `${now[1]}${now[0]}`, securityCode: "123" });
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.locator(".card-fields__problems li b")).toHaveText(["Expired Date"]);
  expect(await charges()).toBe(before);
});
