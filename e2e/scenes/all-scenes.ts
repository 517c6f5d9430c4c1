import { ACCOUNT_SCENES } from "./account-scenes.ts";
import { DESK_SCENES } from "./desk-scenes.ts";
import { ORDER_SCENES } from "./order-scenes.ts";
import type { PageScene } from "./page-scene.ts";
import { POPUP_SCENES } from "./popup-scenes.ts";
import { SHOP_SCENES } from "./shop-scenes.ts";
import { SIGN_IN_SCENES } from "./sign-in-scenes.ts";

/** All that `npm run screenshots` looks at. */
export const SCENES: readonly PageScene[] = [
  ...SIGN_IN_SCENES,
  ...ORDER_SCENES,
  ...ACCOUNT_SCENES,
  ...DESK_SCENES,
  ...SHOP_SCENES,
  ...POPUP_SCENES,
];

/** Pages that no picture shows, and why. */
export const WITHOUT_A_SCENE: Readonly<Record<string, string>> = {
  "sign-in/with/:provider": "sends the browser on to the provider",
  "carts/group-discount/start": "sends the browser on to ID.me",
  "pc-lab/:slug": "leads to where the parts of that PC are chosen",
  "staff/group-proofs/file/:id": "a file, not a page",
  "staff/returns/proof/:id": "a file, not a page",
  "staff/orders/:number/label": "a file, not a page",
  "support/rma/label": "a file, not a page",
  "staff/reviews/picture/:id": "a file, not a page",
  "review/picture/:id": "a file, not a page",
};
