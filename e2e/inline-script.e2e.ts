import { expect } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

test("a script that came into a page without the renderer's mark does not run, is reported, and the page's own do run", async ({
  page,
}) => {
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await page.route(product, async (route) => {
    const served = await route.fetch();
    const html = (await served.text()).replace("</main>", "<script>document.title = 'taken over'</script></main>");
    await route.fulfill({ response: served, body: html });
  });
  const refused = page.waitForEvent("console", {
    predicate: (message) =>
      message.type() === "error" && /inline script[^]*Content Security Policy/.test(message.text()),
  });
  await openPage(page, product);
  await refused;
  expect(await page.title()).not.toBe("taken over");
  await addToCart(page);
});

test("the links that a browser may fetch ahead are a file that it reads, and lead to public pages alone", async ({
  page,
}) => {
  const warned: string[] = [];
  page.on("console", (message) => message.text().includes("peculation") && warned.push(message.text()));
  const asked = page.waitForRequest("**/links.speculationrules");
  await page.goto(`${store.url}/gaming-pcs`);
  const rules = await (await asked).response();
  expect([rules?.status(), rules?.headers()["content-type"]]).toEqual([200, "application/speculationrules+json"]);
  expect(Object.keys(JSON.parse((await rules?.text()) ?? "{}") as object)).toEqual(["prefetch"]);
  expect(await rules?.text()).not.toMatch(/carts|orders|api/);
  expect(warned).toEqual([]);
});
