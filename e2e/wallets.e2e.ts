import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { productsOf } from "./listed-products.ts";
import { type OpenStore, openStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { goToPayment, typeCard, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(async () => {
  // One shopper here buys as often as twenty.
  store = await openStore({ environment: { RATE_LIMITS: "off" } });
});
test.afterAll(() => store.stop());

/** A laptop for each way to pay, so that no shelf runs empty; the first one may be leased. */
async function laptop(at: number): Promise<string> {
  const laptops = (await productsOf(store, "gaming-laptops")).filter(({ canAddToCart }) => canAddToCart);
  const product = laptops[at % laptops.length];
  if (!product) throw new Error("No laptop can be bought");
  return store.url + product.link;
}

interface Charge {
  orderNumber: string;
  state: string;
  amountCaptured: number;
}

/** `agree` and `refuse` are the buttons on the page of who pays. */
const WAYS = [
  // S20: leasing, two wallets and a loan, beside the card of the other journeys
  { name: "Katapult", folder: "katapult", agree: "Sign the lease", refuse: /Katapult says no/ },
  { name: "PayPal", folder: "paypal", agree: "Pay with PayPal", refuse: /Refuse the funding source/ },
  { name: "Amazon Pay", folder: "amazon", agree: "Pay with Amazon", refuse: /Refuse the payment/ },
  { name: "Affirm", folder: "affirm", agree: "Agree to the plan", refuse: /Affirm says no/ },
] as const;

for (const [at, { name, folder, agree, refuse }] of WAYS.entries()) {
  const charges = async () => (await (await fetch(`${store.sandboxUrl}/sandbox/${folder}/charges`)).json()) as Charge[];

  async function goThere(page: Page): Promise<void> {
    await goToPayment(page, await laptop(at));
    await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
    await expect(page.getByText(`You go to ${name}’s own page`)).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^Continue to ${name}, \\$`) }).click();
    await expect(page.getByRole("button", { name: agree })).toBeVisible();
  }

  test(`a laptop is paid by ${name}: agreed to there, charged once, and the order says so`, async ({ page }) => {
    const errors = watchErrors(page);
    const before = (await charges()).length;
    await goThere(page);
    await page.getByRole("button", { name: agree }).click();
    await expect(page).toHaveURL(/\/carts\/order\//);
    const number = (await page.locator(".order__number").textContent()) ?? "";
    await expect(page.getByRole("definition").filter({ hasText: new RegExp(`^${name}`) })).toBeVisible();
    const made = (await charges()).slice(-1 * ((await charges()).length - before));
    expect(made).toMatchObject([{ orderNumber: number, state: "captured" }]);
    expect(errors).toEqual([]);
  });

  test(`what ${name} declines is not charged, and the shopper reads so and pays by card`, async ({ page }) => {
    await goThere(page);
    await page.getByRole("button", { name: refuse }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The payment was not approved. You were not charged.",
    );
    await checkPage(page, /^Payment/);
    await page.getByRole("link", { name: "Back to payment" }).click();
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page).toHaveURL(/\/carts\/order\//);
    await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  });

  test(`a shopper who leaves ${name}’s page reads that nothing was charged, and may go on there`, async ({ page }) => {
    await goThere(page);
    await page.getByRole("button", { name: "Cancel and return to the store" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `You haven’t agreed to the payment at ${name} yet.`,
    );
    await checkPage(page, /^Payment/);
    await page.getByRole("link", { name: `Continue at ${name}` }).click();
    await page.getByRole("button", { name: agree }).click();
    await expect(page).toHaveURL(/\/carts\/order\//);
  });
}

test("a laptop is paid by Google Pay over the page; closed or declined, nothing is charged and nothing is lost", async ({
  page,
}) => {
  const errors = watchErrors(page, (url) => url.endsWith("/confirm-order"));
  await goToPayment(page, await laptop(WAYS.length));
  await page.getByRole("radio", { name: /^Google Pay/ }).check();
  const press = page.getByRole("button", { name: /^Pay \$[\d,.]+ with Google Pay$/ });
  const sheet = page.getByRole("dialog", { name: "The sandbox's wallet" });
  await press.click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await press.click();
  await sheet.getByRole("button", { name: "Confirm with a card that is declined" }).click();
  await expect(page.getByText("Your bank declined the card. You were not charged.")).toBeVisible();
  await page.getByRole("button", { name: /with Google Pay$/ }).click();
  await sheet.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  expect(errors).toEqual([]);
});

test("Apple Pay is offered where the browser has it, and says so where it has not", async ({ page }) => {
  await goToPayment(page, await laptop(WAYS.length));
  await expect(page.getByText("Not in this browser")).toBeVisible();
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }));
  await page.reload();
  await page.getByRole("radio", { name: /^Apple Pay/ }).check();
  await page.getByRole("button", { name: /with Apple Pay$/ }).click();
  const sheet = page.getByRole("dialog", { name: "The sandbox's wallet" });
  await sheet.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
});
