import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { FromCardFields, ToCardFields } from "../contract/card-fields-protocol.ts";
import { type Sandbox, startSandbox } from "../sandbox/start-sandbox.ts";
import { graveFaults } from "./grave-faults.ts";
import { test } from "./shop.ts";
import { watchErrors } from "./shopper.ts";

let store: Server;
let storeUrl: string;
let sandbox: Sandbox;

test.beforeAll(async () => {
  store = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(checkoutPage(sandbox.origin, request.url?.includes("light") ? "light" : "dark"));
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  storeUrl = `http://localhost:${(store.address() as AddressInfo).port}`;
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl,
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
});

test.afterAll(async () => {
  await sandbox.close();
  store.closeAllConnections();
  store.close();
});

/** A checkout page reduced to what the protocol needs: the iframe, and everything it says. */
function checkoutPage(origin: string, theme: string): string {
  return `<!doctype html><html lang="en" style="color-scheme:${theme}"><title>Pay</title><body style="margin:0;padding:16px;background:${theme === "dark" ? "#211e17" : "#f6efdf"}">
<h1 hidden>Pay</h1><iframe title="Card details" src="${origin}/card-fields?theme=${theme}" style="display:block;width:100%;border:0;color-scheme:${theme}"></iframe>
<script>window.said=[];const f=document.querySelector("iframe");
addEventListener("message",(e)=>{if(e.origin!==${JSON.stringify(origin)}||e.source!==f.contentWindow)return;said.push(e.data);if(e.data.height)f.height=e.data.height});
window.ask=(m)=>f.contentWindow.postMessage(m,${JSON.stringify(origin)})</script></body></html>`;
}

async function open(page: Page, theme = "dark"): Promise<FrameLocator> {
  await page.goto(`${storeUrl}/?${theme}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByLabel("Card number")).toBeVisible();
  await ask(page, { type: "card-fields/hello" });
  await heard(page, "card-fields/ready");
  return frame;
}

function ask(page: Page, message: ToCardFields): Promise<void> {
  return page.evaluate((sent) => (window as unknown as { ask(m: unknown): void }).ask(sent), message);
}

function all(page: Page): Promise<FromCardFields[]> {
  return page.evaluate(() => (window as unknown as { said: FromCardFields[] }).said);
}

/** Waits for a message of this type and answers the newest. */
async function heard<T extends FromCardFields["type"]>(
  page: Page,
  type: T,
): Promise<Extract<FromCardFields, { type: T }>> {
  await expect.poll(async () => (await all(page)).some((message) => message.type === type)).toBe(true);
  return (await all(page)).findLast((message) => message.type === type) as Extract<FromCardFields, { type: T }>;
}

async function messageOf(page: Page, field: string): Promise<string | null> {
  const state = await heard(page, "card-fields/state");
  return state.fields.find((candidate) => candidate.field === field)?.message ?? null;
}

async function fill(frame: FrameLocator, card: { number: string; expiry: string; code: string }): Promise<void> {
  await frame.getByLabel("Card number").pressSequentially(card.number);
  await frame.getByLabel("Expiration").pressSequentially(card.expiry);
  await frame.getByLabel("Security code").pressSequentially(card.code);
}

const nextYear = String((new Date().getFullYear() + 1) % 100).padStart(2, "0");

test("a card is grouped while typed, checked, and exchanged for a token; no message holds its number or code", async ({
  page,
}) => {
  const frame = await open(page);
  await fill(frame, { number: "378282246310005", expiry: `12${nextYear}`, code: "7391" });
  await expect(frame.getByLabel("Card number")).toHaveValue("3782 822463 10005");
  await expect(frame.getByLabel("Expiration")).toHaveValue(`12/${nextYear}`);
  await frame.getByLabel("Security code").press("Tab");
  expect(await heard(page, "card-fields/state")).toMatchObject({
    brand: "AE",
    cardType: "American Express",
    last4: "0005",
    ready: true,
  });
  await ask(page, { type: "card-fields/tokenise", requestId: "r1" });
  const token = await heard(page, "card-fields/token");
  expect(token).toMatchObject({ requestId: "r1", brand: "AE", cardType: "American Express", last4: "0005" });
  expect(token.token).toMatch(/^pm_[A-Za-z0-9]{24}$/);
  const said = JSON.stringify(await all(page));
  expect(said).not.toContain("78282246310005");
  expect(said.replaceAll(" ", "")).not.toContain("822463");
  expect(said).not.toContain("7391");
});

test("each field says the specification's words when it is left, and takes them back while it is corrected", async ({
  page,
}) => {
  const frame = await open(page);
  await fill(frame, { number: "378282246310", expiry: "13/30", code: "123" });
  await frame.getByLabel("Security code").press("Tab");
  await expect.poll(() => messageOf(page, "number")).toBe("Invalid credit card number");
  await expect.poll(() => messageOf(page, "expiry")).toBe("Invalid Date");
  await expect.poll(() => messageOf(page, "securityCode")).toBe("American Express Security Code must be 4 digits");
  await expect(frame.getByLabel("Expiration")).toHaveAttribute("aria-invalid", "true");
  await expect(frame.getByLabel("Expiration")).toHaveAccessibleDescription(/Invalid Date/);
  await frame.getByLabel("Expiration").fill("12/2");
  await expect.poll(() => messageOf(page, "expiry")).toBeNull();
  await frame.getByLabel("Expiration").blur();
  await expect.poll(() => messageOf(page, "expiry")).toBe("Invalid Date Format");
  await frame.getByLabel("Expiration").fill("01/20");
  await frame.getByLabel("Expiration").blur();
  await expect.poll(() => messageOf(page, "expiry")).toBe("Expired Date");
  await frame.getByLabel("Card number").fill("4242424242424242");
  await frame.getByLabel("Card number").blur();
  await expect.poll(() => messageOf(page, "securityCode")).toBeNull();
});

const thisMonth = `${String(new Date().getMonth() + 1).padStart(2, "0")}/${String(new Date().getFullYear() % 100)}`;
const lastYear = String((new Date().getFullYear() - 1) % 100).padStart(2, "0");

test("every form of a card that is wrong has the specification's message at its field", async ({ page }) => {
  const frame = await open(page);
  const says = async (label: string, field: string, typed: string, message: string | null) => {
    await frame.getByLabel(label).fill(typed);
    await frame.getByLabel(label).blur();
    await expect.poll(() => messageOf(page, field), { message: `${label} ${typed}` }).toBe(message);
  };
  await says("Card number", "number", "4242 4242 4242 4242", null);
  await says("Card number", "number", "37828224631000", "Invalid credit card number");
  await says("Expiration", "expiry", "12/3", "Invalid Date Format");
  await says("Expiration", "expiry", "00/30", "Invalid Date");
  await says("Expiration", "expiry", `12/${lastYear}`, "Expired Date");
  await says("Expiration", "expiry", thisMonth, "Expired Date");
  await says("Expiration", "expiry", `12/${nextYear}`, null);
  await says("Card number", "number", "4242424242424242", null);
  await says("Security code", "securityCode", "12", "Security Code must be 3 digits");
  await says("Security code", "securityCode", "123", null);
});

for (const [begins, brand, type] of [
  ["34", "AE", "American Express"],
  ["37", "AE", "American Express"],
  ["4", "Visa", "Visa"],
  ["51", "Master", "MasterCard"],
  ["55", "Master", "MasterCard"],
  ["6011", "Discover", "Discover"],
  ["65", "Discover", "Discover"],
  ["56", "", null],
] as const) {
  test(`a number that begins ${begins} has the brand ${brand || "none"}`, async ({ page }) => {
    const frame = await open(page);
    await frame.getByLabel("Card number").pressSequentially(begins);
    const latest = async () => (await heard(page, "card-fields/state")).brand;
    await expect.poll(latest).toBe(brand);
    await expect(frame.locator("#brand")).toHaveText(type ?? "");
  });
}

test("paying with empty fields says Required three times and goes to the first of them", async ({ page }) => {
  const frame = await open(page);
  await ask(page, { type: "card-fields/tokenise", requestId: "r1" });
  expect(await heard(page, "card-fields/invalid")).toMatchObject({ requestId: "r1", firstField: "number" });
  const { fields } = await heard(page, "card-fields/state");
  expect(fields.map(({ message }) => message)).toEqual(["Required", "Required", "Required"]);
  await expect(frame.getByLabel("Card number")).toBeFocused();
});

test("a number that is no test card is refused before anything is charged", async ({ page }) => {
  const frame = await open(page);
  await fill(frame, { number: "4111111111111111", expiry: `12${nextYear}`, code: "123" });
  await ask(page, { type: "card-fields/tokenise", requestId: "r1" });
  expect((await heard(page, "card-fields/failed")).message).toBe(
    "This is a sandbox: only its test cards work here, a real card does not. You were not charged.",
  );
});

test("a digit put into the middle of a number keeps the caret behind it", async ({ page }) => {
  const frame = await open(page);
  const number = frame.getByLabel("Card number");
  await number.pressSequentially("4242424242");
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await number.press("9");
  await number.press("8");
  await expect(number).toHaveValue("4298 4242 4242");
});

test("Enter in a field asks the checkout page to pay", async ({ page }) => {
  const frame = await open(page);
  await frame.getByLabel("Security code").press("Enter");
  await heard(page, "card-fields/submit");
});

test("another site cannot frame the fields, and a page of another origin gets no answer", async ({ page }) => {
  const foreign = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(checkoutPage(sandbox.origin, "dark"));
  });
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
  const refusals: string[] = [];
  page.on("console", (message) => refusals.push(message.text()));
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
  await expect.poll(() => refusals.join(" ")).toContain("frame-ancestors");
  expect(await all(page)).toEqual([]);
  foreign.closeAllConnections();
  foreign.close();
});

for (const theme of ["dark", "light"] as const) {
  test(`the fields in the ${theme} theme have no serious fault for assistive technology and no console error`, async ({
    page,
  }) => {
    const errors = watchErrors(page, (url) => url.endsWith("/favicon.ico"));
    const frame = await open(page, theme);
    await fill(frame, { number: "378282246310005", expiry: "01/20", code: "123" });
    await frame.getByLabel("Security code").press("Tab");
    const [, fields] = page.frames();
    if (!fields) throw new Error("The card fields have no frame");
    expect(await graveFaults(fields)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
