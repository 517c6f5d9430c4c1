import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { sampleLaptop as laptop, sampleMouse as mouse, samplePc as pc } from "../testing/sample-cart.ts";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import { chair, denver, fees, honolulu, option } from "../testing/sample-shipping.ts";

test("gear from 99.00 after discounts is free by the standard method in the lower forty-eight", () => {
  expect(fees([mouse], denver, 98_99)).toContain("11: 595");
  expect(fees([mouse], denver, 99_00)).toEqual(["11: 0", "3: 1495", "5: 1495"]);
  expect(option(11, [mouse], denver, 99_00)?.reason).toEqual({ because: "free_from", minimum: 99_00 });
  expect(fees([mouse], honolulu, 99_00)).toContain("11: 595");
  expect(fees([pc, mouse], denver, 2_049_00)).toContain("9: 4400");
});

test.each([
  ["the day before it begins", "2026-11-22", null, "11: 595"],
  ["its first day", "2026-11-21", null, "11: 0"],
  ["its last day", null, "2026-11-21", "11: 0"],
  ["the day after it ended", null, "2026-11-20", "11: 595"],
])("an offer of free shipping on %s", (_, validFrom, validUntil, expected) => {
  const freeShippings = defaultShippingConfig.freeShippings.map((row) => ({ ...row, validFrom, validUntil }));
  expect(fees([mouse], denver, 99_00, { ...defaultShippingConfig, freeShippings })).toContain(expected);
});

test("a pre-order's deposit ships nothing and costs no shipping", () => {
  const deposit = { ...chair, isPreOrderDeposit: true };
  expect(fees([deposit], denver)).toEqual(["3: 0", "5: 0", "11: 0"]);
  expect(option(11, [deposit], denver)?.reason).toEqual({ because: "deposits_only" });
  expect(fees([deposit, mouse], denver)).toContain("11: 595");
  expect(fees([{ ...pc, isPreOrderDeposit: true }, mouse], denver)).toEqual(["11: 595", "3: 1495", "5: 1495"]);
});

test("a deposit does not help a mouse over the threshold of free shipping", () => {
  const deposit = { ...pc, lineId: "deposit", unitPrice: cents(100_00), isPreOrderDeposit: true };
  const dear = { ...mouse, unitPrice: cents(99_00) };
  expect(fees([deposit, mouse], denver, 149_99)).toContain("11: 595");
  expect(fees([deposit, dear], denver, 199_00)).toContain("11: 0");
  expect(fees([deposit, dear], denver, 198_99)).toContain("11: 595");
  expect(fees([{ ...deposit, freeWithLineId: "mouse" }, dear], denver, 99_00)).toContain("11: 0");
});

test("an offer for laptops does not carry a PC along", () => {
  const freeShippings = [
    {
      ...defaultShippingConfig.freeShippings[0],
      rule: "laptops",
      methodIds: [6],
      kinds: ["laptop"],
      zones: ["conus"],
      minimumAfterDiscount: cents(0),
      validFrom: null,
      validUntil: null,
    },
  ] as const;
  expect(fees([laptop], denver, 0, { ...defaultShippingConfig, freeShippings })).toContain("6: 0");
  expect(fees([laptop, pc], denver, 0, { ...defaultShippingConfig, freeShippings })).toContain("6: 21400");
});
