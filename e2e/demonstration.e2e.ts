import { expect } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import { type OpenStore, openStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, pay, typeCard, watchErrors } from "./shopper.ts";

const NOTICE = "This is a demo. Nothing is sold, charged, or shipped.";

let store: OpenStore;
let token: string;
test.beforeAll(async () => {
  store = await openStore({ environment: { HOST: "0.0.0.0", DEMO_STORE: "yes-nothing-is-really-sold" } });
  token = /user demo, password (\S+)/.exec(store.output())?.[1] ?? "";
});
test.afterAll(() => store.stop());

test("every page of a demonstration says that nothing is sold, the ones from the cache too", async () => {
  for (const path of ["/", "/", "/gaming-pcs", "/gaming-pcs", "/carts", "/carts?step=information", "/nothing-here"]) {
    const page = await (await fetch(store.url + path)).text();
    expect(page, path).toContain(NOTICE);
  }
});

test("its mail and its charges are shown for the token that was printed at its start", async () => {
  expect(token).toMatch(/^[\w-]{24}$/);
  const authorization = `Basic ${Buffer.from(`demo:${token}`).toString("base64")}`;
  for (const address of [`${store.url}/dev/outbox`, `${store.sandboxUrl}/sandbox/charges`]) {
    expect((await fetch(address)).status, address).toBe(401);
    const shown = await fetch(address, { headers: { authorization } });
    expect(shown.status, address).toBe(200);
    if (address.includes("/dev/")) expect(await shown.text()).toContain(NOTICE);
  }
  expect((await fetch(`${store.sandboxUrl}/sandbox/reset`, { method: "POST" })).status).toBe(401);
});

test("a visitor pays with a test card that the bank asks about, and the order says that it is a test", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await goToPayment(page, await firstOf(store, "gaming-pcs"));
  await expect(page.getByText(NOTICE)).toBeInViewport();
  await typeCard(page, CARDS.bankAsks);
  await pay(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByRole("main")).toContainText(/Test order RS-\S+,.* No real money moved, and no real/);
  await expect(page.getByText(NOTICE)).toBeInViewport();
  expect(errors).toEqual([]);
});
