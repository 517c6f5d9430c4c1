import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import type { ShippingMethodId } from "#rules/shipping/shipping-config.ts";
import {
  sampleDeposit,
  sampleLaptop as laptop,
  sampleMouse as mouse,
  samplePc as pc,
} from "#rules/testing/sample-cart.ts";
import { apo, denver, honolulu, option, type options, readyPc } from "#rules/testing/sample-shipping.ts";
import { shippingReasonText } from "./shipping-reasons.ts";

const why = (methodId: ShippingMethodId, ...args: Parameters<typeof options>) => {
  const found = option(methodId, ...args);
  return found && shippingReasonText(found.reason);
};

test("a fee says how it came about", () => {
  expect(why(7, [pc], denver)).toBe("Included in the price of every PC and laptop.");
  expect(why(5, [{ ...pc, quantity: 2 }, laptop], denver)).toBe(
    "2 × $74.00 (the desktop rate of $149.00, less $75.00 already in its price), 1 × $43.00 (the laptop rate of $92.00, less $49.00 already in its price).",
  );
  expect(why(7, [readyPc], denver)).toBe("Included in the price of every ready-made PC.");
  expect(why(7, [readyPc], honolulu)).toBe("1 ready-made × $149.00. 5-7 Business Days.");
  expect(why(5, [{ ...readyPc, quantity: 2 }], denver)).toBe("2 ready-made × $59.00.");
});

test("gear says its weight, and what the post or an island adds", () => {
  expect(why(11, [{ ...mouse, quantity: 5 }], denver)).toBe("2 kg of gear: $8.95.");
  expect(why(2, [mouse], apo)).toBe("0.40 kg of gear: $5.95, and $3.00 for the postal service.");
  expect(why(3, [mouse], honolulu)).toBe("0.40 kg of gear: $14.95, and $27.00 for two-day delivery to HI.");
});

test("free shipping says what made it free", () => {
  expect(why(11, [mouse], denver, 99_00)).toBe("Free from $99.00 after discounts.");
  expect(why(11, [{ ...sampleDeposit, modelId: 0 }], denver)).toBe(
    "A deposit is paid now; nothing ships until the pre-order does.",
  );
  expect(shippingReasonText({ because: "free_with_code", code: "FALL" })).toBe("Free with code FALL.");
});

test("an order from before reasons were kept says what it said", () => {
  expect(shippingReasonText({ because: "as_written", words: "By sled." })).toBe("By sled.");
  expect(shippingReasonText({ because: "free_from", minimum: cents(1_234_56) })).toContain("$1,234.56");
});
