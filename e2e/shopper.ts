import { expect, type Page } from "@playwright/test";
import { CARDS } from "./typed-secrets.ts";

/** What a shopper does, by what a shopper sees. */
export const ADA = {
  Email: "ada@example.com",
  Phone: "3035550123",
  "First name": "Ada",
  "Last name": "Byron",
  Address: "1701 Wynkoop St",
  "ZIP code": "80202",
} as const;

export { CARDS };

/** Goes to an address and waits until the page answers by itself. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await awake(page);
}

/** React has taken over the islands that wake with the page, or all of it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.documentElement.dataset["app"] === undefined
      ? document.querySelector('island-root[data-when="load"]:not([data-awake])') === null
      : Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** Step 1: a Denver address; the ZIP code fills city and state. */
export async function fillInformation(page: Page, email: string = ADA.Email): Promise<void> {
  for (const [label, value] of Object.entries({ ...ADA, Email: email }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("ZIP code", { exact: true }).blur();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Denver");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("CO");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
}

/** Step 2: the way that stands chosen. */
export async function keepShipping(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

/** Step 3: types a card into the provider's own fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator("iframe");
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiration").fill("12/30");
  await fields.getByLabel("Security code").fill("123");
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Pay|Try again)/ }).click();
}

/** From a product's page to the payment step with an empty card. */
export async function goToPayment(page: Page, productUrl: string, email?: string): Promise<void> {
  await openPage(page, productUrl);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page, email);
  await keepShipping(page);
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
}

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/**
 * What Chromium says of a move between two documents that it shows without the transition, since the new page was painted first.
 * It is told to no script of the page, so none can catch it.
 */
const UNANIMATED_MOVE = /^Transition was aborted because of invalid state\b/;

/** Collects the uncaught exceptions of a page. */
export function watchExceptions(page: Page, errors: string[] = []): string[] {
  page.on("pageerror", ({ message }) => {
    if (!UNANIMATED_MOVE.test(message)) errors.push(message);
  });
  return errors;
}

/** Collects what a page must not do: console errors (a refusal by its security policy is one) and uncaught exceptions. */
export function watchErrors(page: Page, allowed: (url: string) => boolean = () => false): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && !allowed(url)) errors.push(`${message.text()} (${url})`);
  });
  return watchExceptions(page, errors);
}
