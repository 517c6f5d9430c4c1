import { expect, type Page } from "@playwright/test";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { ADA, addToCart, fillInformation, keepShipping, pay, watchErrors } from "./shopper.ts";

interface Listed {
  items: { link: string; skuId: number; canAddToCart: boolean; requiresPc: boolean; availability: { state: string } }[];
}

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

async function listed(list: string): Promise<Listed["items"]> {
  const answer = (await (await fetch(`${store.url}/api/catalog/listing?list=${list}`)).json()) as Listed;
  return answer.items.filter(({ canAddToCart, requiresPc }) => canAddToCart && !requiresPc);
}

async function add(page: Page, link: string): Promise<void> {
  await page.goto(store.url + link);
  await addToCart(page);
}

test("two laptops close the checkout with the specification's words, and removing one opens it", async ({ page }) => {
  const [first, second] = await listed("gaming-laptops");
  await add(page, first?.link ?? "");
  await add(page, second?.link ?? "");
  await page.goto(`${store.url}/carts`);
  await expect(page.getByRole("alert")).toContainText("Limit one laptop in an order!");
  await expect(page.getByRole("link", { name: "Check out" })).toHaveCount(0);
  await page.goto(`${store.url}/carts?step=information`);
  await expect(page).toHaveURL(`${store.url}/carts`);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put it back" })).toBeVisible();
});

test("a change in one tab reaches the other, and a removed line comes back with its quantity", async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  const [item] = await listed("gear-store");
  await add(page, item?.link ?? "");
  await page.goto(`${store.url}/carts`);
  const other = await context.newPage();
  await other.goto(`${store.url}/carts`);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(other.getByRole("spinbutton")).toHaveValue("2");
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  expect(errors).toEqual([]);
});

test("a step is kept in the address: reloaded, gone back to, and its title has the focus", async ({ page }) => {
  const [item] = await listed("gear-store");
  await add(page, item?.link ?? "");
  await page.goto(`${store.url}/carts?step=payment`);
  await expect(page).toHaveURL(/step=information/);
  await fillInformation(page);
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeFocused();
  await keepShipping(page);
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  await page.getByRole("link", { name: "Change contact" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ADA.Email);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
});

test("a field that is left wrong says so at once; another country says where we ship, and Canada's postal code fills its city", async ({
  page,
}) => {
  const [item] = await listed("gear-store");
  await add(page, item?.link ?? "");
  await page.goto(`${store.url}/carts?step=information`);
  await page.getByLabel("Email", { exact: true }).fill("ada@");
  await page.getByLabel("Phone", { exact: true }).focus();
  await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("ada@e");
  await expect(page.getByText("Enter an email address like name@example.com.")).toHaveCount(0);
  await page.getByLabel("Country").selectOption("OTHER");
  await expect(page.getByRole("dialog")).toContainText("We ship to the USA and Canada only");
  await page.getByRole("button", { name: "Ship to Canada" }).click();
  await page.getByLabel("Postal code").fill("v6b1a1");
  await expect(page.getByLabel("City")).toHaveValue("Vancouver");
  await expect(page.getByLabel("Province")).toHaveValue("BC");
});

test("paying with an empty card shows the specification's word in our page and charges nothing", async ({ page }) => {
  const [item] = await listed("gear-store");
  await add(page, item?.link ?? "");
  await page.goto(`${store.url}/carts?step=information`);
  await fillInformation(page);
  await keepShipping(page);
  await expect(page.frameLocator("iframe").getByLabel("Card number")).toBeVisible();
  await pay(page);
  await expect(page.getByText("Required").first()).toBeVisible();
  await expect(page).toHaveURL(/step=payment/);
});

test("without JavaScript the cart and the first two steps work, and the third says what it needs", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [item] = await listed("gear-store");
  await page.goto(store.url + (item?.link ?? ""));
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(`${store.url}/carts`);
  await page.getByRole("spinbutton").fill("2");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("2 items")).toBeVisible();
  await page.getByRole("link", { name: "Check out" }).click();
  for (const [label, value] of Object.entries(ADA)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await expect(page.getByText("Enter a city.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ADA.Email);
  await page.getByLabel("City", { exact: true }).fill("Denver");
  await page.getByLabel("State", { exact: true }).selectOption("CO");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("You need JavaScript to pay")).toBeVisible();
  await context.close();
});

test("an add without a connection says that nothing was added, and the page stays", async ({ page }) => {
  const [mouse] = await listed("rigsmith-gear");
  await page.goto(store.url + (mouse?.link ?? ""));
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("System");
  await expect(alert).toContainText("General Error");
  await expect(alert).toContainText("Nothing was added. Your cart is as it was. Try again.");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
});

test.describe("when a PC is built", () => {
  for (const hasScript of [true, false])
    test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled: hasScript });

      test("is as usual until the shopper chooses: sooner costs what it says, later costs nothing and says what it means", async ({
        page,
      }) => {
        const pc = (await listed("gaming-pcs")).find(({ availability }) => availability.state === "built_to_order");
        await page.goto(store.url + (pc?.link ?? ""));
        await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
        if (hasScript) await expect(page.getByRole("dialog")).toBeVisible();
        else await expect(page).toHaveURL(`${store.url}/carts`);
        await page.goto(`${store.url}/carts`);
        const choice = (name: string) => page.getByRole("radio", { name });
        const choose = async (name: string) => {
          await choice(name).click();
          if (!hasScript) await page.getByRole("button", { name: "Choose this", exact: true }).click();
        };
        await expect(choice("Standard build")).toBeChecked();
        const bill = page.getByRole("complementary");
        const before = await bill.innerText();
        await choose("Rush service");
        await expect(bill).toContainText("Rush service");
        await choice("Later").click();
        if (hasScript) {
          const popup = page.getByRole("dialog", { name: "Build it later?" });
          await expect(popup).toContainText("You pay $99.00 less");
          await popup.getByRole("button", { name: "Leave it as it is" }).click();
          await expect(choice("Rush service")).toBeChecked();
          await choice("Later").click();
          await popup.getByRole("button", { name: "Build it later" }).click();
        } else await page.getByRole("button", { name: "Choose this", exact: true }).click();
        await expect(choice("Later")).toBeChecked();
        await expect.poll(() => bill.innerText()).toBe(before);
      });
    });
});
