import { expect, test } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

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
