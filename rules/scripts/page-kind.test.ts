import { expect, test } from "vitest";
import { isCommercePath } from "./commerce-path.ts";
import { pageKindOf } from "./page-kind.ts";

test.each([
  ["/store/anvil", true],
  ["/gear-store", true],
  ["/carts/order/RS-1", true],
  ["/pc-lab/anvil", true],
  ["/blog/store-news", false],
  ["/legal/storefront", false],
  ["/", false],
])("%s is a commerce path: %s", (path, is) => {
  expect(isCommercePath(path)).toBe(is);
});

test.each([
  ["/", "", "page"],
  ["/gaming-pcs", "?q=x", "page"],
  ["/store/anvil", "", "product"],
  ["/gear-store/mice", "", "gear"],
  ["/gear-store/mice/anvil", "", "product"],
  ["/pc-lab", "", "gear"],
  ["/carts", "", "cart"],
  ["/carts", "?step=information", "checkout"],
  ["/carts", "?x=1&step=shipping", "checkout"],
  ["/carts", "?step=payment", null],
  ["/carts", "?x=1&step=payment", null],
  ["/carts/return", "", null],
  ["/carts/order-survey", "?order=RS-1", "survey"],
  ["/carts/order/RS-1", "", "cart"],
  ["/carts/order/RS-1/change", "", null],
  ["/staff/orders/RS-1", "", null],
  ["/staffing", "", "page"],
])("%s%s is to scripts of others: %s", (path, search, kind) => {
  expect(pageKindOf(path, search)).toBe(kind);
});
