import { expect } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

test("the bar stays 200 ms after the page is there, and goes", async ({ page }) => {
  await openPage(page, await firstOf(store, "gear-store"));
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/cart-checkout/fetch-cart", async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: [duration: number, at: number][] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const duration = Number(
        document.querySelector("progress")?.getAnimations()[0]?.effect?.getTiming().duration ?? 0,
      );
      if (seen.at(-1)?.[0] !== duration) seen.push([duration, performance.now()]);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: [number, number][] }).seen);
  const durations = async () => (await seen()).map(([duration]) => duration);
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await expect.poll(durations).toEqual([0, 4000]);
  release();
  await expect.poll(durations).toEqual([0, 4000, 200, 0]);
  const [, , [, ends] = [0, 0], [, gone] = [0, 0]] = await seen();
  expect(gone - ends).toBeGreaterThan(180);
  expect(gone - ends).toBeLessThan(1000);
});
