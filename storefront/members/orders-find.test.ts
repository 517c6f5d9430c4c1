import { expect, test } from "vitest";
import { listOrders } from "#contract/schemas/orders.ts";
import { readOrdersAsked } from "./orders-find.tsx";

test.each([
  "page=20000",
  "page=Infinity",
  "page=-1",
  "page=1e308",
  "year=9999",
  "year=2999",
  `q=${"😀".repeat(99)}`,
  "q=%00",
])("whatever stands in the address of the list of orders (%s), the list answers", (search) => {
  expect(listOrders.query.safeParse(readOrdersAsked(new URLSearchParams(search))).error).toBeUndefined();
});
