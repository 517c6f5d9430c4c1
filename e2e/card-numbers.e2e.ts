import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { awake, ADA, CARDS, fillInformation, goToPayment, openPage, pay, typeCard } from "./shopper.ts";

/** The cards that are typed, and another that no card field ever sees, as shoppers spell them. */
const TYPED = [CARDS.declined, CARDS.good];
const SPELLED = ["4111111111111111", "4111\u00a01111\u00a01111\u00a01111", "４１１１１１１１１１１１１１１１"];
const ADDRESS = ["FirstName", "LastName", "CompanyName", "Address1", "Address2", "City", "State", "ContactNumber"];

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore({ environment: { LOG_LEVEL: "trace" } });
});
test.afterAll(() => store.stop());

async function post(page: Page, path: string, body: unknown): Promise<{ status: number; reason: string }> {
  const answer = await page.request.post(store.url + path, { data: body, headers: { origin: store.url } });
  const { Reason: reason } = (await answer.json()) as { Reason: string };
  return { status: answer.status(), reason };
}

const keptByBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]));

/** Digits alone, in ASCII: how a number is found again in whatever spelling it was kept. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/[^\p{L}\d\n]/gu, "");

test("a shopper who types a card number elsewhere is told where, and the store, its logs and the browser keep none", async ({
  page,
}) => {
  const product = await firstOf(store, "gaming-pcs");
  await openPage(page, product);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await page.waitForURL(/\?step=information/);
  await awake(page);
  await page.getByRole("button", { name: "Company" }).click();
  await page.getByRole("textbox", { name: "Company" }).fill("4111 1111 1111 1111");
  await fillInformation(page);
  await expect(page.getByText("This looks like a card number").first()).toBeVisible();
  const kept = [await keptByBrowser(page)];

  for (const card of SPELLED) {
    for (const field of ADDRESS) {
      const ShippingAddress = { Email: ADA.Email, [field]: card };
      const refused = { status: 422, reason: "card_number_not_here" };
      expect(await post(page, "/api/cart-checkout/save-information", { ShippingAddress })).toEqual(refused);
    }
    const refused = { status: 422, reason: "card_number_not_here" };
    expect(await post(page, "/api/carts/coupon", { couponCode: card })).toEqual(refused);
    expect(await post(page, "/api/cart-checkout/create-order", { Comment: `my card is ${card}` })).toEqual(refused);
    const form = await page.request.post(`${store.url}/carts?step=information`, {
      form: { CompanyName: card, Email: ADA.Email },
      headers: { origin: store.url },
    });
    expect(form.status()).toBeGreaterThanOrEqual(400);
    expect((await page.request.get(`${store.url}/api/catalog/listing?list=search&q=${card}`)).status()).toBe(422);
    expect(await (await page.request.get(`${store.url}/search?q=${card}`)).text()).not.toContain(card);
  }

  await page.context().clearCookies();
  await goToPayment(page, product);
  for (const card of TYPED) {
    await typeCard(page, card);
    await pay(page);
    if (card === CARDS.declined) await expect(page.getByText("Your bank declined the card").first()).toBeVisible();
    kept.push(await keptByBrowser(page));
  }
  await expect(page).toHaveURL(/\/carts\/order\//);
  kept.push(await keptByBrowser(page));
  await expect
    .poll(async () => (await page.request.get(`${store.url}/dev/outbox`)).text(), { timeout: 20_000 })
    .toContain(ADA.Email);

  const output = store.output();
  await store.kill();
  const rows = execFileSync(process.execPath, ["e2e/print-texts.ts", store.dataDir], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  expect(rows).toContain(ADA.Email);
  const sandbox = join(store.dataDir, "sandbox");
  const files = readdirSync(sandbox).map((name) => readFileSync(join(sandbox, name), "utf8"));
  for (const [place, text] of Object.entries({ rows, output, files: files.join("\n"), kept: kept.join("\n") }))
    for (const card of [...TYPED, ...SPELLED])
      expect(plain(text).includes(plain(card)), `${card} in ${place}`).toBe(false);
});
