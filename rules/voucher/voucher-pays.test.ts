import { expect, test } from "vitest";
import { usd } from "../testing/sample-cart.ts";
import { toPay } from "./to-pay.ts";
import { voucherPays } from "./voucher-pays.ts";

test.each([
  ["all there is of it", 20, 66.94, 20],
  ["all of a total that it covers", 200, 66.94, 66.94],
  ["exactly all", 66.94, 66.94, 66.94],
  ["nothing when it is empty", 0, 66.94, 0],
  ["nothing of nothing", 20, 0, 0],
  ["so much that a card has the least it can be charged", 66.9, 66.94, 66.44],
  ["as much as leaves exactly that", 66.44, 66.94, 66.44],
  ["nothing of a total below the least charge that it does not cover", 0.2, 0.4, 0],
  ["all of such a total that it covers", 0.4, 0.4, 0.4],
])("a voucher pays %s", (_, balance, total, pays) => {
  expect(voucherPays(usd(balance), usd(total))).toBe(usd(pays));
});

test("what a voucher does not pay is charged", () => {
  expect(toPay({ total: usd(66.94), voucher: { id: 1, amount: usd(20) } })).toBe(usd(46.94));
  expect(toPay({ total: usd(66.94), voucher: null })).toBe(usd(66.94));
});
