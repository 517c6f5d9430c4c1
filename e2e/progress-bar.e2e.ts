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
  await page.route("**/carts.data?*", async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: (number | string)[] = [];
    Object.assign(globalThis, { seen });
    let last: number | null = null;
    const look = () => {
      const run = document.querySelector("progress")?.getAnimations()[0];
      const duration = Number(run?.effect?.getTiming().duration ?? 0);
      if (last !== duration) {
        seen.push((last = duration));
        // One that is taken away before its time is up is never finished.
        if (duration > 0) run?.finished.then(() => seen.push(`${duration} are over`)).catch(() => null);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: (number | string)[] }).seen);
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await expect.poll(seen).toEqual([0, 4000]);
  release();
  await expect.poll(seen).toEqual([0, 4000, 200, "200 are over", 0]);
});
