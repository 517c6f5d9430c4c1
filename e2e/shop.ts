import { test as base } from "@playwright/test";
import { type OpenStore, openStore } from "./open-store.ts";

/**
 * Playwright's `test` with `shop`: a store that the files of one worker share, opened when the first of them asks. For
 * whoever looks and buys a little; who needs settings, empty shelves or a process of its own opens a store.
 */
export const test = base.extend<object, { shop: OpenStore }>({
  shop: [
    async ({}, use) => {
      const store = await openStore({ environment: { RATE_LIMITS: "off" } });
      await use(store);
      await store.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
