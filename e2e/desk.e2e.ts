import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { type Cookie, expect, type Page, test } from "@playwright/test";
import { totpCode, totpStep } from "#rules/member/totp.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { databaseSettings } from "#server/settings/read-settings.ts";
import { hmacSha1 } from "#server/sessions/sealed-secret.ts";
import { buyOverHttp } from "./api-buyer.ts";
import { checkPage } from "./check-page.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";

test.describe.configure({ mode: "serial" });

const PASSWORD = "a quiet bench by the window";
const EMAIL = "ines@example.com";
let store: OpenStore;
let invitation: string;
let pc: string;
let mouse: string;
let secret: Uint8Array;
let signedIn: Cookie[] = [];

/**
 * Two paid orders, and the first of the staff invited by the command while the store rests. The cards of a sandbox are not
 * real, and such orders stay in the house: these two are told to be real ones, as with live keys.
 */
test.beforeAll(async () => {
  store = await openStore();
  const buy = async (list: "gaming-pcs" | "gear-store") => {
    const product = (await productsOf(store, list)).find(({ canAddToCart }) => canAddToCart);
    return buyOverHttp(store.url, product?.skuId ?? 0);
  };
  pc = await buy("gaming-pcs");
  mouse = await buy("gear-store");
  const { dataDir, url } = store;
  store = await restarted(store, async () => {
    const environment = { ...process.env, DATA_DIR: dataDir, STORE_URL: url, DATABASE_URL: "" };
    const words = ["scripts/staff.ts", "add", EMAIL, "owner", "Ines", "Duarte"];
    const said = execFileSync(process.execPath, words, { env: environment, encoding: "utf8" });
    invitation = /http\S+/.exec(said)?.[0] ?? "";
    const db = await openDatabase(databaseSettings(environment));
    await db.execute("update orders set is_test = false");
    await db.execute(
      `update order_lines set made = 'built' where order_id = (select id from orders where order_number = '${pc}')`,
    );
    await db.close();
  });
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

/** Ends a store without its folder, does something to it, and opens it again at its address. */
async function restarted(open: OpenStore, meanwhile: () => Promise<void>): Promise<OpenStore> {
  await open.kill();
  await meanwhile();
  return openStore({ dataDir: open.dataDir, port: Number(new URL(open.url).port) });
}

const code = (stepsOn = 0) => totpCode(secret, totpStep(new Date()) + stepsOn, hmacSha1);

/** RFC 4648, as an authenticator reads the key that a person types. */
function fromBase32(text: string): Uint8Array {
  const bits = [...text.replaceAll(/\s/g, "")]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

const press = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Each code opens once, so one browser signs in and the others have its cookie. */
async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(signedIn);
  await page.goto(`${store.url}/staff`);
  if (signedIn.length > 0) return expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  // The code of this step may be used up already; a clock may be one step ahead.
  for (const stepsOn of [0, 1]) {
    if (!(await page.getByLabel("Code").isVisible())) break;
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByLabel("Code").fill(code(stepsOn));
    await press(page, "Sign in");
    await page.waitForLoadState();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  signedIn = await page.context().cookies();
}

test.use({ javaScriptEnabled: false });

test("the first of the staff joins by the command's link with a password and an authenticator, once", async ({
  page,
}) => {
  await page.goto(invitation);
  secret = fromBase32(await page.locator("code").innerText());
  await page.getByLabel("New password").fill("too short");
  await page.getByLabel("Code").fill(code());
  await press(page, "Join");
  await expect(page.getByRole("main")).toContainText("Use 15 characters or more");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Code").fill(code());
  await press(page, "Join");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await expect(page.getByRole("main")).toContainText(pc);
  await press(page, "Sign out");
  await page.goto(invitation);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation has ended");
});

test("staff sign in with a code, build, test and ship a PC; its buyer reads it on the order page and in a mail", async ({
  page,
  browser,
}) => {
  await page.goto(`${store.url}/staff`);
  await expect(page).toHaveURL(`${store.url}/staff/sign-in`);
  await signIn(page);
  await page.getByRole("button", { name: `Start the build, ${pc}` }).click();
  await expect(page.getByRole("row", { name: pc })).toContainText("Building");
  await page.getByRole("link", { name: pc, exact: true }).click();
  await press(page, "Start the test");
  await page.locator("form", { hasText: "Back to the bench" }).getByLabel("Reason").fill("Fan rattles");
  await press(page, "Send back");
  await expect(page.getByRole("main")).toContainText("Back to the bench: Fan rattles");
  await press(page, "Start the test");
  await press(page, "Mark packed");
  await page.getByLabel("Tracking number").fill("12");
  await press(page, "Ship it");
  await expect(page.getByRole("alert")).toContainText("8 to 34 letters and digits");
  await page.getByLabel("Carrier").selectOption("FedEx");
  await page.getByLabel("Tracking number").fill("7712 3456 7890");
  await press(page, "Ship it");
  await expect(page.getByRole("main")).toContainText("Shipped with FedEx, 771234567890");
  const buyer = await browser.newPage({ javaScriptEnabled: false });
  await expect(async () => {
    await buyer.goto(`${store.url}/dev/outbox`);
    await expect(buyer.getByRole("link", { name: `Order ${pc} is on its way` })).toHaveCount(1);
  }).toPass();
  await buyer.goto(await orderLinkInMail(buyer, store.url, new RegExp(`${pc}: receipt for`)));
  await expect(buyer.getByRole("main")).toContainText("Shipped");
  await expect(buyer.getByRole("link", { name: "771234567890" })).toHaveAttribute("href", /fedex\.com/);
  await expect(buyer.getByRole("main")).not.toContainText("rattles");
  await buyer.close();
  await press(page, "Mark delivered");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Delivered");
});

test("a held order stops, goes on, and is called off with everything given back; a shelf is corrected", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${store.url}/staff?q=${mouse}`);
  await page.getByRole("link", { name: mouse, exact: true }).click();
  await page.locator("form", { hasText: "Nothing is built" }).getByLabel("Reason").fill("Look at the address");
  await press(page, "Hold");
  await expect(page.getByRole("main")).toContainText("Held by Ines Duarte: Look at the address");
  await expect(page.getByRole("button", { name: "Mark packed" })).toHaveCount(0);
  await press(page, "Release");
  await page.getByLabel("Note").fill("The buyer called twice");
  await press(page, "Add note");
  await page.getByLabel(/: units, 1 left/).fill("1");
  await page.locator("form", { hasText: "Fill in units" }).getByLabel("Reason").fill("Scratched");
  await press(page, "Send refund");
  await expect(page.getByRole("main")).toContainText("Scratched");
  await page.locator("form", { hasText: "the stock is free again" }).getByLabel("Reason").fill("Buyer called");
  await press(page, "Cancel the order");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await page.goto(`${store.url}/staff/stock`);
  const sku = (await page.locator("td b").first().innerText()).trim();
  await page.getByLabel("SKU", { exact: true }).fill(sku);
  await page.getByLabel("By how many").fill("3");
  await page.getByLabel("Reason").fill("Counted");
  await press(page, "Correct");
  await expect(page.getByRole("status")).toContainText("on the shelf now");
});

test("every page of the desk is whole at every width and in both themes", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(`${store.url}/staff/sign-in`);
  await checkPage(page, / · Rigsmith$/);
  await signIn(page);
  for (const path of ["/staff", "/staff?tab=held", "/staff/stock", `/staff/orders/${pc}`, `/staff/orders/${mouse}`]) {
    await page.goto(store.url + path);
    await checkPage(page, / · Rigsmith$/);
  }
  await context.close();
});
