import { expect, type Locator, type Page } from "@playwright/test";
import { charges } from "./books.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { ADA, CARDS, openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

/** A person gives up sooner. */
const MOST_STOPS = 90;

/** Presses Tab until the element has the focus; at every stop the focus must be seen. Answers how many stops it took. */
async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const found = await wanted.evaluate((element) => element === document.activeElement).catch(() => false);
    const unseen = await page.evaluate(unseenFocus);
    expect(unseen, "the focus can be seen").toBeNull();
    if (found) return;
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${String(wanted)}`);
}

/** What has the focus without a ring on it, its label or its row; null when it is seen. Runs in the page. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  // In a frame the ring is the frame's own business.
  if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return null;
  const near = [
    focused,
    focused.closest("label"),
    focused.parentElement,
    focused.closest(".card"),
    focused.nextElementSibling,
  ];
  const isRinged = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const after = getComputedStyle(element, "::after");
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
      (after.outlineStyle !== "none" && Number.parseFloat(after.outlineWidth) > 0)
    );
  };
  return near.some(isRinged) ? null : focused.outerHTML.slice(0, 160);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test("a PC is found, bought and paid with the keyboard alone, and the focus is always seen", async ({ page }) => {
  const errors = watchErrors(page);
  await openPage(page, `${store.url}/gaming-pcs`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");

  const facet = page.getByRole("group", { name: "Delivery" }).getByRole("checkbox", { name: /^Ready-made/ });
  await tabTo(page, facet);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/delivery=ready-made/);
  await expect(facet).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: " of " }).first()).toBeVisible();
  await tabTo(page, page.locator(".card").first().getByRole("heading").getByRole("link"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/store\//);

  const add = page.locator(".buy__action").getByRole("button");
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("link", { name: "Check out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(add).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Cart, 1 item" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/carts$/);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Check out" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Information", exact: true })).toBeVisible();
  for (const label of ["Email", "Phone", "First name", "Last name", "Address", "ZIP code"] as const)
    await typeInto(page, label, ADA[label]);
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Denver");
  await tabTo(page, page.getByRole("button", { name: "Continue to shipping" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeFocused();
  const ways = page.getByRole("group", { name: "Shipping method" }).getByRole("radio");
  await tabTo(page, ways.first());
  await page.keyboard.press("ArrowDown");
  await expect(ways.nth(1)).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(ways.first()).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Continue to payment" }));
  await page.keyboard.press("Space");

  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
  const card = page.frameLocator("iframe");
  await expect(card.getByLabel("Card number")).toBeVisible();
  for (let stop = 0; stop < 5 && !(await isFocused(card.getByLabel("Card number"))); stop += 1)
    await page.keyboard.press("Tab");
  await expect(card.getByLabel("Card number")).toBeFocused();
  await page.keyboard.type(CARDS.good);
  await page.keyboard.press("Tab");
  await expect(card.getByLabel("Expiration")).toBeFocused();
  await page.keyboard.type("1230");
  await page.keyboard.press("Tab");
  await expect(card.getByLabel("Security code")).toBeFocused();
  await page.keyboard.type("123");
  await page.keyboard.press("Shift+Tab");
  await expect(card.getByLabel("Expiration")).toBeFocused();
  await page.keyboard.press("Tab");
  await tabTo(page, page.getByRole("button", { name: /^Pay \$/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/carts\/order\//);
  const number = (await page.locator(".order__number").textContent()) ?? "";
  // Others bought in this shop, too.
  const own = (await charges(store)).filter(({ orderNumber }) => orderNumber === number);
  expect(own).toMatchObject([{ captured: own[0]?.amount }]);
  expect(errors).toEqual([]);
});

const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);
