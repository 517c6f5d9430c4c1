import { test } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { openStore, type OpenStore } from "./open-store.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

for (const path of ["/sign-in", "/register", "/forgot-password", "/activate?token=x", "/reset-password?token=x"])
  test(`${path} is whole at every width and in both themes`, async ({ page }) => {
    await page.goto(store.url + path);
    await checkPage(page, / · Rigsmith$/);
  });
