import { expect, test } from "vitest";
import { pageToReturnTo } from "./page-to-return-to.ts";

test.each(["/", "/carts", "/store/forge-90?sku=1"])("%s is a page to come back to", (back) => {
  expect(pageToReturnTo(back)).toBe(back);
});

test.each([null, "", "https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "/a\nb", "store"])(
  "%j leads home",
  (back) => {
    expect(pageToReturnTo(back)).toBe("/");
  },
);
