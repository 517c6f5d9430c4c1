import { expect, test } from "vitest";
import { sumRefund } from "./refund-sum.ts";

/** Three mice of 59.00 with 5.13 of tax, one of which went back, and shipping of 8.00. */
const ORDER = {
  Left: 129.75,
  Parts: [
    {
      Part: "1",
      Name: "Mouse",
      Units: 2,
      Amount: 118,
      Tax: 3.42,
      Whole: { Units: 3, Amount: 177, Tax: 5.13 },
    },
    { Part: "shipping", Name: "Shipping", Units: 0, Amount: 8, Tax: 0.33, Whole: { Units: 0, Amount: 8, Tax: 0.33 } },
  ],
  SendsTo: [
    { Name: "Visa 4242", Left: 100 },
    { Name: "the gift voucher", Left: 29.75 },
  ],
};
const of = (typed: Record<string, string>) => sumRefund(ORDER, (name) => typed[name] ?? "");

test("a unit goes back with its share of the tax, to the card first", () => {
  expect(of({ "units-1": "1" })).toMatchObject({
    state: "sends",
    sum: 6071,
    tax: 171,
    shares: [{ name: "Visa 4242", amount: 6071 }],
    asked: { isAll: false, parts: [{ part: 1, units: 1 }] },
  });
});

test("what the card did not pay goes to the voucher, and everything is all that is left", () => {
  const shares = [
    { name: "Visa 4242", amount: 10_000 },
    { name: "the gift voucher", amount: 2975 },
  ];
  expect(of({ All: "on" })).toMatchObject({ state: "sends", sum: 12_975, shares, asked: { isAll: true, parts: [] } });
  expect(of({ "units-1": "2", "amount-shipping": "$8" })).toMatchObject({ state: "sends", sum: 12_975, shares });
});

test.each([
  [{}, { state: "nothing" }],
  [{ "units-1": "0", "amount-1": "0.00" }, { state: "nothing" }],
  [{ "units-1": "3" }, { state: "wrong", fault: "refund_units_too_many", part: "1" }],
  [{ "units-1": "one" }, { state: "wrong", fault: "units", part: "1" }],
  [{ "units-1": "-1" }, { state: "wrong", fault: "units", part: "1" }],
  [{ "amount-shipping": "9" }, { state: "wrong", fault: "refund_too_much", part: "shipping" }],
  [{ "amount-shipping": "1.234" }, { state: "wrong", fault: "amount", part: "shipping" }],
])("of %j the page says %j before anything is sent", (typed, said) => {
  expect(of(typed as Record<string, string>)).toMatchObject(said);
});
