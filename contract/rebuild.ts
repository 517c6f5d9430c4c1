import { call } from "./call.ts";

interface PageToRebuild {
  /** Path of the page, e.g. `/gaming-pcs`, without a query. */
  page: string;
  secret: string;
  /** True: only a notice that its content changed, so it is shown once more while the new one is made. False: it is forgotten at once. */
  isNotice: boolean;
}

/** Has every node make a public page anew. Whoever lacks the secret is answered as at an address where nothing is. */
export const notifyRebuild = call<{ query: PageToRebuild; reply: { Success: true; Page: string } }>(
  "GET",
  "/api/notify-rebuild",
);

/** The same from the checkout's service, with the secret in the body, which no log of addresses keeps. */
export const triggerRebuild = call<{ body: PageToRebuild; reply: { Success: true; Page: string } }>(
  "POST",
  "/api/cart-checkout/trigger-rebuild",
);
