import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { returnPaidBy, rmaDue } from "./rma-due.ts";

const { calendar } = storeConfig.shipping.warehouse;
const service = { ...storeConfig.service, returnAnswerBusinessDays: 1, returnSendDays: 14, refundBusinessDays: 3 };

test.each([
  ["our answer, the next business day after a Friday", "requested", "2026-11-20", "2026-11-23"],
  ["our answer, past Thanksgiving", "requested", "2026-11-25", "2026-11-27"],
  ["the parcel, two weeks after we accepted it", "approved", "2026-11-23", "2026-12-07"],
  ["the money, three business days after the parcel came", "received", "2026-12-03", "2026-12-08"],
] as const)("what is due is %s", (_, state, since, by) => {
  expect(rmaDue({ state, since }, service, calendar)).toBe(by);
});

test.each(["done", "rejected", "withdrawn"] as const)("nothing is due once it is %s", (state) => {
  expect(rmaDue({ state, since: "2026-11-23" }, service, calendar)).toBeNull();
});

test("the way back is the store's for its own fault, and as the store says where somebody changed their mind", () => {
  expect(returnPaidBy("damaged", { returnShippingPaidBy: "buyer" })).toBe("store");
  expect(returnPaidBy("not_wanted", { returnShippingPaidBy: "buyer" })).toBe("buyer");
  expect(returnPaidBy("not_wanted", { returnShippingPaidBy: "store" })).toBe("store");
});
